import {
  colors,
  controlFontSizes,
  controlHeights,
  controlIconSizes,
  controlPaddings,
  corners,
  type ControlSize,
} from '../theme/tokens.ts';
import type { ButtonColor, ButtonVariant } from './Button.types.ts';

/** A neutral fill that differs from the background of disabled elements. */
const neutralFill = (share: string) => `color-mix(in srgb, ${colors.sunken}, ${colors.text} ${share})`;

const fills: Record<
  ButtonColor,
  { ground: string; groundHover: string; text: string; accent: string; soft: string; onSoft: string }
> = {
  primary: {
    ground: colors.accentFill,
    groundHover: colors.accentFillHover,
    text: colors.onAccentFill,
    accent: colors.accent,
    soft: colors.accentSoft,
    onSoft: colors.onAccentSoft,
  },
  secondary: {
    ground: colors.inverse,
    groundHover: colors.textMuted,
    text: colors.onInverse,
    accent: colors.text,
    soft: colors.hover,
    onSoft: colors.text,
  },
  error: {
    ground: colors.dangerFill,
    groundHover: colors.dangerFillHover,
    text: '#ffffff',
    accent: colors.danger,
    soft: colors.dangerSoft,
    onSoft: colors.onDangerSoft,
  },
  warning: {
    ground: colors.warningFill,
    groundHover: colors.warningFill,
    text: colors.onWarningFill,
    accent: colors.warning,
    soft: colors.warningSoft,
    onSoft: colors.onWarningSoft,
  },
  neutral: {
    ground: neutralFill('10%'),
    groundHover: neutralFill('18%'),
    text: colors.text,
    accent: colors.text,
    soft: colors.hover,
    onSoft: colors.text,
  },
};

/** Disabled, or disabled with the focus still on it; a busy button looks as before. */
const outOfUse = '&.Mui-disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

/** The colours of a button at rest, under the pointer and disabled. */
export function buttonColorStyles(variant: ButtonVariant, color: ButtonColor) {
  const fill = fills[color];
  if (variant === 'contained') {
    return {
      backgroundColor: fill.ground,
      color: fill.text,
      borderColor: 'transparent',
      '&:hover': { backgroundColor: fill.groundHover },
      [outOfUse]: { backgroundColor: colors.sunken, color: colors.textDisabled, cursor: 'default' },
      // The kit uses system colours here; the browser's replacement would hide the text.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonBorder',
        ...(color === 'error' && { color: 'HighlightText' }),
        [outOfUse]: { borderColor: 'GrayText', backgroundColor: 'Canvas', color: 'GrayText' },
      },
    };
  }
  const outlined = variant === 'outlined';
  const quietText = color === 'neutral' && !outlined ? colors.textMuted : outlined ? fill.accent : fill.onSoft;
  const backgroundColor = outlined ? colors.surface : 'transparent';
  return {
    backgroundColor,
    color: quietText,
    borderColor: outlined ? (color === 'neutral' ? colors.controlLine : 'currentColor') : 'transparent',
    // While what it opens is open, it stays pressed.
    '&:hover, &[aria-expanded="true"]': {
      backgroundColor: fill.soft,
      color: fill.onSoft,
      ...(outlined && color === 'neutral' && { borderColor: colors.controlLineHover }),
    },
    [outOfUse]: {
      backgroundColor,
      color: colors.textDisabled,
      cursor: 'default',
      ...(outlined && { borderColor: colors.line }),
    },
  };
}

/** The height, padding, text and icon size of a button. */
export function buttonSizeStyles(size: ControlSize) {
  return {
    height: controlHeights[size],
    minWidth: controlHeights[size],
    maxWidth: '100%',
    padding: `0 ${controlPaddings[size]}px`,
    fontSize: `${controlFontSizes[size] / 16}rem`,
    '& > [data-icon] > svg': { fontSize: controlIconSizes[size] },
  };
}

/** Styles of all buttons. */
export const buttonBaseStyles = {
  position: 'relative',
  display: 'inline-flex',
  gap: 8,
  flexShrink: 0,
  border: '1px solid',
  borderRadius: corners.outer,
  fontWeight: 500,
  lineHeight: 1.43,
  whiteSpace: 'nowrap',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
} as const;
