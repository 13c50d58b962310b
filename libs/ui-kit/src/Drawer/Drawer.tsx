'use client';
import MuiDrawer, { type DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import { forwardRef, type ReactNode } from 'react';
import { colors } from '../theme/tokens.ts';

/** What the person did to close a drawer. */
export type DrawerCloseReason = 'escape' | 'backdrop';

/** Props of `Drawer`; everything else goes to MUI's drawer. */
export interface DrawerProps extends Omit<MuiDrawerProps, 'onClose' | 'variant' | 'anchor'> {
  /** Whether it is open. A permanent drawer is always open. Default false. */
  open?: boolean;
  /** The person wants it closed. */
  onClose?: (reason: DrawerCloseReason) => void;
  /** The side it comes from. Default `left`. */
  anchor?: 'top' | 'right' | 'bottom' | 'left';
  /** `temporary` covers the page until it is closed; `permanent` is part of the page. Default `temporary`. */
  variant?: 'temporary' | 'permanent';
  /** Width of a drawer at the left or right, in px; never more than the viewport. Default 250. */
  width?: number;
  /** The content. */
  children?: ReactNode;
}

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
    ...rest
  } = props;
  const horizontal = anchor === 'left' || anchor === 'right';
  const paperSx = {
    ...(horizontal && { width, maxWidth: '100vw' }),
    boxSizing: 'border-box',
    backgroundColor: colors.surface,
    borderColor: colors.line,
    boxShadow: variant === 'temporary' ? colors.shadowOverlay : 'none',
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
        onClose?.(reason === 'escapeKeyDown' ? 'escape' : 'backdrop')
      }
      slotProps={{ ...slotProps, paper: { sx: paperSx, ...slotProps?.paper } }}
    >
      {children}
    </MuiDrawer>
  );
});
