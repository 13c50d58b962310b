'use client';
import type { ReactElement, ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { closesWith, type HangingProps } from '../Popover/hanging.ts';
import { popoverPart } from '../Popover/popoverPart.ts';
import { layers } from '../theme/tokens.ts';

/** Props of `PickerPopover`. */
export interface PickerPopoverProps {
  /** Its id, for the button that opens it. */
  id: string;
  /** Whether it is open. */
  open: boolean;
  /** The element it hangs from. */
  anchor: Element | null;
  /** The person wants it closed. */
  onClose: HangingProps['onClose'];
  /** The name of what is picked. */
  'aria-label': string;
  /** The content. */
  children: ReactNode;
}

/**
 * The surface of calendars and range sliders. It is modal: it takes the focus, also away from a drawer or dialog
 * that it opens from, and gives it back.
 */
export function PickerPopover({
  id,
  open,
  anchor,
  onClose,
  children,
  'aria-label': ariaLabel,
}: PickerPopoverProps): ReactElement | null {
  const part = useLazyPart(popoverPart, open);
  if (part === null) return null;
  return (
    <part.MuiPopover
      open={open}
      anchorEl={anchor}
      onClose={closesWith(onClose)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={120}
      sx={{ zIndex: layers.dropdown }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': ariaLabel,
          sx: { marginTop: '4px', maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {children}
    </part.MuiPopover>
  );
}
