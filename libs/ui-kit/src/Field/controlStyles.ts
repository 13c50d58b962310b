import { ownDirection } from '../theme/cutOff.ts';
import {
  colors,
  controlFontSizes,
  controlHeights,
  controlIconSizes,
  corners,
  type ControlSize,
} from '../theme/tokens.ts';

const sizeStyles = Object.fromEntries(
  (Object.keys(controlHeights) as ControlSize[]).map((size) => [
    `&[data-size="${size}"]`,
    {
      '--kit-control-height': `${controlHeights[size]}px`,
      minHeight: controlHeights[size],
      fontSize: `${controlFontSizes[size] / 16}rem`,
      '& .KitControl-icon': { fontSize: controlIconSizes[size] },
    },
  ]),
);

/** A button inside has its own focus ring. `:where` keeps the specificity. */
const focusWithin = '&:focus-within:where(:not(:has(button:focus-visible)))';

/**
 * The box of a text-like control: outline, ground, focus and error look.
 * Put `data-size`, and where they hold `data-error`, `data-disabled` and `data-open`, on the element.
 */
export const controlBoxStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '0 11px',
  border: `1px solid ${colors.controlLine}`,
  borderRadius: corners.outer,
  backgroundColor: colors.surface,
  color: colors.text,
  lineHeight: 1.43,
  cursor: 'text',
  transition: 'border-color 120ms, box-shadow 120ms',
  ...sizeStyles,
  '& .KitControl-icon': { flexShrink: 0, color: colors.textMuted },
  '&:hover': { borderColor: colors.controlLineHover },
  [`${focusWithin}, &:focus-visible, &[data-open]`]: {
    borderColor: colors.accent,
    boxShadow: `inset 0 0 0 1px ${colors.accent}`,
    // Shown in forced colours, which remove the shadow.
    outline: '2px solid transparent',
  },
  '&[data-error]': { borderColor: colors.danger },
  [`&[data-error]${focusWithin.slice(1)}, &[data-error]:focus-visible`]: {
    boxShadow: `inset 0 0 0 1px ${colors.danger}`,
  },
  '&[data-disabled]': {
    // Half as strong as a chip: a disabled field must not look raised in the dark scheme.
    backgroundColor: `color-mix(in srgb, ${colors.sunken} 45%, ${colors.surface})`,
    borderColor: colors.line,
    color: colors.textDisabled,
    cursor: 'not-allowed',
    '& .KitControl-icon': { color: 'inherit' },
  },
} as const;

/** An unstyled text field inside the control box. */
export const bareInputStyles = {
  flex: '1 1 0',
  minWidth: 0,
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textOverflow: 'ellipsis',
  ...ownDirection,
  '&::placeholder': { color: colors.textMuted, opacity: 1, ...ownDirection },
  '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: colors.textDisabled },
  '&::-webkit-search-cancel-button': { display: 'none' },
} as const;
