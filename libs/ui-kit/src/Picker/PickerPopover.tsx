'use client';
import type MuiPopover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { closesWith, type HangingProps } from '../Popover/hanging.ts';
import { partProps } from '../slots/partProps.ts';
import { layers } from '../theme/tokens.ts';
import type { PickerSlotProps } from './PickerSlotProps.ts';

/** Props of `PickerPopover`. */
export interface PickerPopoverProps {
  /** MUI's popover, once it is there. */
  surface: { default: typeof MuiPopover };
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
  /** Props of the layer and of the surface. */
  slotProps: PickerSlotProps | undefined;
  /** The content. */
  children: ReactNode;
}

/**
 * The surface of calendars and range sliders. It is modal: it takes the focus, also away from a drawer or dialog
 * that it opens from, and gives it back.
 */
export function PickerPopover({
  surface,
  id,
  open,
  anchor,
  onClose,
  children,
  slotProps,
  'aria-label': ariaLabel,
}: PickerPopoverProps): ReactElement {
  const horizontal = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <surface.default
      {...partProps(slotProps?.popover, { sx: { zIndex: layers.dropdown } })}
      open={open}
      onClose={closesWith(onClose)}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      transitionDuration={120}
      slotProps={{
        paper: {
          ...partProps(slotProps?.paper, { sx: { marginTop: '4px', maxWidth: 'calc(100vw - 32px)' } }),
          id,
          role: 'dialog',
          'aria-label': ariaLabel,
        },
      }}
    >
      {children}
    </surface.default>
  );
}
