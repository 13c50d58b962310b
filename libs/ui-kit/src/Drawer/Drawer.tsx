'use client';
import MuiDrawer, { type DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import { forwardRef, type ReactNode } from 'react';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { floatingSurface } from '../theme/floatingSurface.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Why a drawer is to be closed. */
export interface DrawerCloseDetails {
  /** What the user did. */
  reason: 'escape' | 'backdrop';
}

/** The parts of a `Drawer`: those of MUI's drawer. */
export interface DrawerSlotProps extends Omit<NonNullable<MuiDrawerProps['slotProps']>, 'paper' | 'backdrop'> {
  /** The panel. */
  paper?: SlotProps<HTMLDivElement>;
  /** What covers the page behind a temporary drawer. */
  backdrop?: SlotProps<HTMLDivElement>;
}

/** Props of `Drawer`; everything else goes to MUI's drawer. */
export interface DrawerProps extends Omit<MuiDrawerProps, 'onClose' | 'variant' | 'anchor' | 'slotProps'> {
  /** Whether it is open. A permanent drawer is always open. Default false. */
  open?: boolean;
  /** The user wants it closed. */
  onClose?: (details: DrawerCloseDetails) => void;
  /** The side it comes from. Default `left`. */
  anchor?: 'top' | 'right' | 'bottom' | 'left';
  /** `temporary` covers the page until it is closed; `permanent` is part of the page. Default `temporary`. */
  variant?: 'temporary' | 'permanent';
  /** Width of a drawer at the left or right, in px; never more than the viewport. Default 250. */
  width?: number;
  /** The name of the drawer, read by screen readers where no visible title names it. */
  'aria-label'?: string;
  /** The content. */
  children?: ReactNode;
  /** Props of the parts inside. */
  slotProps?: DrawerSlotProps;
}

const transitionMs = 300;

const edge = `1px solid ${colors.line}`;
const mirroredSides = {
  left: { temporary: { left: 'auto', right: 0 }, permanent: { borderRight: 0, borderLeft: edge } },
  right: { temporary: { right: 'auto', left: 0 }, permanent: { borderLeft: 0, borderRight: edge } },
} as const;

/** Shows a panel at an edge of the page. It is unmounted 300 ms after it is closed. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(props, ref) {
  const {
    open = false,
    onClose,
    anchor = 'left',
    variant = 'temporary',
    width = 250,
    slotProps,
    children,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    ...rest
  } = useThemedProps('KitDrawer', props);
  const mirrored = useTheme().direction === 'rtl';
  const horizontal = anchor === 'left' || anchor === 'right';
  const paperSx = {
    ...(horizontal && { width, maxWidth: '100vw' }),
    boxSizing: 'border-box',
    // MUI would lay it over the window's edge.
    ...(variant === 'permanent' && { position: 'static', zIndex: 'auto' }),
    ...(variant === 'temporary'
      ? { ...floatingSurface, border: 0 }
      : { backgroundColor: colors.surface, borderColor: colors.line, boxShadow: 'none' }),
    // MUI slides it from the other side there, and leaves it to a plugin of Emotion's to place it.
    ...(mirrored && horizontal && mirroredSides[anchor][variant]),
  };
  return (
    <MuiDrawer
      ref={ref}
      {...rest}
      open={open}
      anchor={anchor}
      variant={variant}
      transitionDuration={transitionMs}
      onClose={(_event: unknown, reason: 'escapeKeyDown' | 'backdropClick') =>
        onClose?.({ reason: reason === 'escapeKeyDown' ? 'escape' : 'backdrop' })
      }
      slotProps={{
        ...slotProps,
        // A temporary drawer is a dialog, and the name is the dialog's.
        paper: {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          ...partProps(slotProps?.paper, { sx: paperSx }),
        },
      }}
    >
      {children}
    </MuiDrawer>
  );
});
