'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { colors, fontSizes, inHighContrast } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { cappedCount } from './cappedCount.ts';

/** The parts of a `Badge`. */
export interface BadgeSlotProps {
  /** The count itself. */
  count?: SlotProps<HTMLSpanElement>;
}

/** Props of `Badge`; everything else goes to its root element. */
export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'color'> {
  /** How many; from 100 on "99+" is shown. */
  count: number;
  /** Accessible name of what is counted: "filters in use". */
  label?: string;
  /** Shows a count of 0 too. Default false. */
  showZero?: boolean;
  /** Colour. Default `primary`. */
  color?: 'primary' | 'neutral' | 'error';
  /** The element at whose corner the badge is; without it the badge is inline. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: BadgeSlotProps;
}

const Root = styled('span')({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });
const Count = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: colors.badge,
  color: colors.onBadge,
  fontSize: fontSizes.xs,
  fontWeight: 500,
  lineHeight: 1,
  // The plus of a capped count stays behind it from right to left too.
  unicodeBidi: 'plaintext',
  fontVariantNumeric: 'tabular-nums',
  '&[data-color="neutral"]': {
    backgroundColor: colors.sunken,
    color: colors.text,
    [inHighContrast]: { border: '1px solid' },
  },
  '&[data-color="error"]': { backgroundColor: colors.dangerFill, color: '#ffffff' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    outline: '1px solid CanvasText',
    outlineOffset: -1,
    '&[data-color="error"]': { color: 'HighlightText' },
  },
  '&[data-corner]': { position: 'absolute', top: -8, insetInlineEnd: -10, boxShadow: `0 0 0 2px ${colors.surface}` },
});

/** Shows a count, inline or at the corner of another element. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(inProps, ref) {
  const { count, label, showZero = false, color = 'primary', children, ...own } = useThemedProps('KitBadge', inProps);
  const { slotProps, ...rest } = own;
  const text = cappedCount(count);
  const hidden = text === '0' && !showZero;
  return (
    <Root ref={ref} {...rest}>
      {children}
      {!hidden && (
        <Count {...slotProps?.count} data-color={color} data-corner={children != null ? '' : undefined}>
          {text}
          {label && <VisuallyHidden>&nbsp;{label}</VisuallyHidden>}
        </Count>
      )}
    </Root>
  );
});
