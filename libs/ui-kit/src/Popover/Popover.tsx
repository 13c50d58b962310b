'use client';
import type { PopoverProps as MuiPopoverProps } from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { layers } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { closesWith, hangingFrom, type HangingProps } from './hanging.ts';
import { popoverPart } from './popoverPart.ts';

/** The parts of a `Popover`. */
export interface PopoverSlotProps {
  /** The surface, which bears the role `dialog`. */
  paper?: SlotProps<HTMLDivElement>;
}

/** Props of `Popover`; everything else goes to MUI's popover. */
export interface PopoverProps
  extends HangingProps, Omit<MuiPopoverProps, keyof HangingProps | 'anchorEl' | 'slotProps'> {
  /** The content. */
  children?: ReactNode;
  /** Props of the parts inside. */
  slotProps?: PopoverSlotProps;
}

/** A small surface that hangs from a control. It takes the focus, and gives it back when it closes. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(inProps, ref) {
  const { anchor, align, width, children, sx, onClose, slotProps, ...own } = useThemedProps('KitPopover', inProps);
  const { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest } = own;
  const { direction } = useTheme();
  const part = useLazyPart(popoverPart, rest.open);
  if (part === null) return null;
  return (
    <part.default
      ref={ref}
      {...rest}
      {...hangingFrom(anchor, direction, align)}
      onClose={closesWith(onClose)}
      sx={[{ zIndex: layers.popover }, ...(Array.isArray(sx) ? sx : [sx])]}
      slotProps={{
        paper: {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          ...partProps(slotProps?.paper, { sx: { marginTop: '4px', width, maxWidth: 'calc(100vw - 32px)' } }),
          role: 'dialog',
        },
      }}
    >
      {children}
    </part.default>
  );
});
