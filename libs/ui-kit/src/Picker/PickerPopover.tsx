'use client';
import type MuiPopover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useState, type ReactElement, type ReactNode } from 'react';
import { closesWith, type HangingProps } from '../Popover/hanging.ts';
import { partProps } from '../slots/partProps.ts';
import { layers } from '../theme/tokens.ts';
import type { PickerSlotProps } from './PickerSlotProps.ts';

/** Props of `PickerPopover`. */
export interface PickerPopoverProps {
  /** MUI's loaded popover. */
  surface: { default: typeof MuiPopover };
  /** Its id, for the button that opens it. */
  id: string;
  /** Whether it is open. */
  open: boolean;
  /** The element it hangs from. */
  anchor: Element | null;
  /** The user wants it closed. */
  onClose: HangingProps['onClose'];
  /** The name of what is picked. */
  'aria-label': string;
  /** Props of the layer and of the surface. */
  slotProps: PickerSlotProps | undefined;
  /** The content. */
  children: ReactNode;
}

/** Min distance from the edges of the window (MUI's) and from the control, in px. */
const room = 16 + 4;

/** In a narrower window the surface is as wide as its control, in px. */
const phoneWidth = 600;

/** Where the surface is beside its control: the edges that meet, and its margin. */
const places = {
  below: { anchor: 'bottom', surface: 'top', margin: '4px 0 0' },
  above: { anchor: 'top', surface: 'bottom', margin: '-4px 0 0' },
  beside: { anchor: 'center', surface: 'center', margin: '0 0 0 -4px' },
} as const;

/** Returns the placement: below the control, else where the control stays visible, else below. */
function placeFor({ offsetHeight, offsetWidth }: HTMLElement, control: Element): keyof typeof places {
  const { top, bottom, left } = control.getBoundingClientRect();
  const height = offsetHeight + room;
  if (window.innerHeight - bottom >= height) return 'below';
  if (top >= height) return 'above';
  return left >= offsetWidth + room ? 'beside' : 'below';
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
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  const [place, setPlace] = useState<keyof typeof places>('below');
  // Called before it is painted.
  const measure = (element: HTMLElement | null) => {
    if (!element || !anchor) return;
    // On a phone a narrower surface would leave a strip beside it.
    if (window.innerWidth < phoneWidth) element.style.minWidth = `min(${anchor.clientWidth}px, 100vw - 32px)`;
    setPlace(placeFor(element, anchor));
  };
  const paperRef = useForkRef<HTMLDivElement>(measure, slotProps?.paper?.ref);
  const isBeside = place === 'beside';
  return (
    <surface.default
      {...partProps(slotProps?.popover, { sx: { zIndex: layers.dropdown } })}
      open={open}
      onClose={closesWith(onClose)}
      anchorEl={anchor}
      anchorOrigin={{ vertical: places[place].anchor, horizontal: isBeside ? 'left' : start }}
      transformOrigin={{ vertical: places[place].surface, horizontal: isBeside ? 'right' : start }}
      transitionDuration={120}
      slotProps={{
        paper: {
          ...partProps(slotProps?.paper, { sx: { margin: places[place].margin, maxWidth: 'calc(100vw - 32px)' } }),
          ref: paperRef,
          id,
          role: 'dialog',
          'aria-modal': true,
          'aria-label': ariaLabel,
        },
      }}
    >
      {children}
    </surface.default>
  );
}
