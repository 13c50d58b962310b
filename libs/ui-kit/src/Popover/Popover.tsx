'use client';
import type { PopoverProps as MuiPopoverProps } from '@mui/material/Popover';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { layers } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { closesWith, type HangingProps } from './hanging.ts';
import { popoverPart } from './popoverPart.ts';
import { useHanging } from './useHanging.ts';

/** The parts of a `Popover`. */
export interface PopoverSlotProps {
  /** The surface, which has the role `dialog`. */
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

/** Shows a small panel next to a control. It takes the focus and returns it when it closes. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(inProps, ref) {
  const { anchor, align, width, children, onClose, slotProps, ...own } = useThemedProps('KitPopover', inProps);
  const { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest } = own;
  const part = useLazyPart(popoverPart, rest.open);
  const { isPlaced, paperRef, root } = useHanging({ ...rest, anchor, align, paperRef: slotProps?.paper?.ref });
  if (part === null || !isPlaced) return null;
  return (
    <part.default
      ref={ref}
      {...partProps(rest, { className: 'KitPopover', sx: { zIndex: layers.popover } })}
      {...root}
      onClose={closesWith(onClose)}
      slotProps={{
        paper: {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          ...partProps(slotProps?.paper, { sx: { marginTop: '4px', width, maxWidth: 'calc(100vw - 32px)' } }),
          ref: paperRef,
          role: 'dialog',
          'aria-modal': true,
        },
      }}
    >
      {children}
    </part.default>
  );
});
