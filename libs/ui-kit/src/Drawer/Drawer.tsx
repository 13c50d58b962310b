'use client';
import MuiDrawer, { type DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { floatingSurface } from '../theme/floatingSurface.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Why a drawer is to be closed. */
export interface DrawerCloseDetails {
  /** What the person did. */
  reason: 'escape' | 'backdrop';
}

/** Props of `Drawer`; everything else goes to MUI's drawer. */
export interface DrawerProps extends Omit<MuiDrawerProps, 'onClose' | 'variant' | 'anchor'> {
  /** Whether it is open. A permanent drawer is always open. Default false. */
  open?: boolean;
  /** The person wants it closed. */
  onClose?: (details: DrawerCloseDetails) => void;
  /** The side it comes from. Default `left`. */
  anchor?: 'top' | 'right' | 'bottom' | 'left';
  /** `temporary` covers the page until it is closed; `permanent` is part of the page. Default `temporary`. */
  variant?: 'temporary' | 'permanent';
  /** Width of a drawer at the left or right, in px; never more than the viewport. Default 250. */
  width?: number;
  /** The content. */
  children?: ReactNode;
}

type PaperSlotProps = HTMLAttributes<HTMLDivElement> & { sx?: SxProps<Theme> };

const transitionMs = 300;

/** A panel at the side of the page. It leaves the document 300 ms after it is closed. */
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
  const horizontal = anchor === 'left' || anchor === 'right';
  const { sx: ownPaperSx, ...paper } = (slotProps?.paper ?? {}) as PaperSlotProps;
  const paperSx = {
    ...(horizontal && { width, maxWidth: '100vw' }),
    boxSizing: 'border-box',
    // MUI would lay it over the window's edge.
    ...(variant === 'permanent' && { position: 'static', zIndex: 'auto' }),
    ...(variant === 'temporary'
      ? { ...floatingSurface, border: 0 }
      : { backgroundColor: colors.surface, borderColor: colors.line, boxShadow: 'none' }),
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
          ...paper,
          sx: [paperSx, ...(Array.isArray(ownPaperSx) ? ownPaperSx : [ownPaperSx])],
        },
      }}
    >
      {children}
    </MuiDrawer>
  );
});
