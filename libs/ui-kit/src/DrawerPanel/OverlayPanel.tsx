'use client';
import { forwardRef } from 'react';
import type { DrawerProps } from '../Drawer/Drawer.tsx';
import { drawerPart } from '../Drawer/drawerPart.ts';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { DrawerPanel, type DrawerPanelProps } from './DrawerPanel.tsx';

/** Props of `OverlayPanel`. */
export interface OverlayPanelProps {
  /** The drawer around the panel. */
  drawer: DrawerProps;
  /** The panel in it. */
  panel: Omit<DrawerPanelProps, 'variant'>;
}

/** A panel that covers the page. Its drawer is loaded on first use. */
export const OverlayPanel = forwardRef<HTMLElement, OverlayPanelProps>(function OverlayPanel({ drawer, panel }, ref) {
  const part = useLazyPart(drawerPart, true);
  return (
    part && (
      <part.Drawer {...drawer}>
        <DrawerPanel {...panel} ref={ref} variant="overlay" />
      </part.Drawer>
    )
  );
});
