'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  forwardRef,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { ClearButton } from '../Field/ClearButton.tsx';
import { chipsTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { cutOff } from '../theme/cutOff.ts';
import { colors, focusRing, fontSizes, inHighContrast } from '../theme/tokens.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** What a chip's colour says. */
export type ChipColor = 'neutral' | 'primary' | 'info' | 'warning' | 'error';

/** The parts of a `Chip`. */
export interface ChipSlotProps {
  /** The words; with `onPress` a button. */
  label?: SlotProps<HTMLSpanElement>;
  /** The button that takes it away. */
  removeButton?: SlotProps<HTMLButtonElement>;
}

/** Props of `Chip`; everything else goes to its root element. */
export interface ChipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'color' | 'children'> {
  /** Its text. */
  label: string;
  /** How many characters of the label are a name, which is cut off before the value behind it. Default 0. */
  nameLength?: number;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Colour. Default `neutral`. */
  color?: ChipColor;
  /** Height 20 or 28 px. Default `md`. */
  size?: 'sm' | 'md';
  /** Opens its item; with it the words are a button that covers the chip. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Removes its item; with it the chip has a button "Remove {label}", also reached by Backspace and Delete. */
  onRemove?: () => void;
  /** It can be neither pressed nor removed. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ChipSlotProps;
}

const tint = (background: string, color: string) => ({ backgroundColor: background, color });

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: '100%',
  height: 28,
  padding: '0 12px',
  borderRadius: 14,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  ...tint(colors.sunken, colors.text),
  '&[data-size="sm"]': { height: 20, padding: '0 8px' },
  '&[data-removable]': { paddingInlineEnd: 4 },
  '&[data-color="primary"]': tint(colors.accentSoft, colors.onAccentSoft),
  '&[data-color="info"]': tint(colors.infoSoft, colors.onInfoSoft),
  '&[data-color="warning"]': tint(colors.warningSoft, colors.onWarningSoft),
  '&[data-color="error"]': tint(colors.dangerSoft, colors.onDangerSoft),
  '&[data-disabled]': { color: colors.textMuted },
  // Tints and muted text have too little contrast here.
  [inHighContrast]: {
    border: '1px solid',
    paddingInline: 11,
    '&[data-size="sm"]': { paddingInline: 7 },
    '&[data-removable]': { paddingInlineEnd: 3 },
    '&[data-disabled]': { borderStyle: 'dashed', color: colors.textDisabled },
  },
  // Forced colours remove the background.
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    outlineOffset: -1,
    '&[data-disabled]': { color: 'GrayText', outlineColor: 'GrayText' },
  },
  '& > svg': { flexShrink: 0, fontSize: 16 },
  '& > button:not([data-press])': {
    position: 'relative',
    zIndex: 1,
    borderRadius: 12,
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
    // A target of the height of the chip, for a finger larger.
    '&::after': { content: '""', position: 'absolute', inset: -2 },
    '@media (pointer: coarse)': { '&::after': { inset: '-10px -8px' } },
  },
  '& > [data-press]': {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
    '&:hover::after, &[aria-expanded="true"]::after': {
      backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
    },
    '&:focus-visible::after': focusRing,
  },
});

const Label = styled('span')({
  ...cutOff,
  '&:has(> span)': { display: 'flex', columnGap: '0.25em' },
  '& > span': cutOff,
  // The name, of which three letters stay.
  '& > span:first-of-type': { flexShrink: 9999, minWidth: '4.5ch' },
});

/** Shows a short label: a property, or a filter that users can open and remove. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(inProps, ref) {
  const {
    label,
    nameLength = 0,
    icon,
    color = 'neutral',
    size = 'md',
    onPress,
    onRemove,
    disabled = false,
    onKeyDown,
    slotProps,
    ...rest
  } = useThemedProps('KitChip', inProps);
  const { remove } = useTexts('kitChips', chipsTexts);
  const labelRef = useRef<HTMLElement>(null);
  const forkedLabelRef = useForkRef(labelRef, slotProps?.label?.ref);
  const [isCut, setCut] = useState(false);
  const measure = () => {
    const shown = labelRef.current;
    setCut(shown !== null && [shown, ...shown.children].some((part) => part.scrollWidth > part.clientWidth));
  };
  const removable = onRemove && !disabled;
  const handleKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    onKeyDown?.(event);
    if (removable && (event.key === 'Backspace' || event.key === 'Delete')) onRemove();
  };
  return (
    // Truncated text is shown in a tooltip on hover and focus.
    <Tooltip title={isCut ? label : ''}>
      <Root
        ref={ref}
        {...joinedProps(rest, { onPointerEnter: measure, onFocus: measure })}
        onKeyDown={handleKeyDown}
        data-color={color}
        data-size={size}
        data-removable={removable ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        {icon}
        <Label {...slotProps?.label} {...(onPress && !disabled && pressProps(onPress))} ref={forkedLabelRef}>
          {nameLength > 0 ? partsOf(label, nameLength) : label}
        </Label>
        {removable && (
          <ClearButton
            {...slotProps?.removeButton}
            label={remove(label)}
            onClick={(event) => {
              slotProps?.removeButton?.onClick?.(event);
              onRemove();
            }}
          >
            <CloseOutlined />
          </ClearButton>
        )}
      </Root>
    </Tooltip>
  );
});

/** The name and the value of a label. */
function partsOf(label: string, nameLength: number): ReactNode {
  return (
    <>
      <span>{label.slice(0, nameLength)}</span>
      <span>{label.slice(nameLength)}</span>
    </>
  );
}

/** Props of the words as a button. A press takes the focus at its end: a field that loses it could move the chip away. */
function pressProps(onPress: NonNullable<ChipProps['onPress']>) {
  return {
    as: 'button' as const,
    type: 'button' as const,
    'data-press': '',
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.currentTarget.focus();
      onPress(event);
    },
  };
}
