'use client';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useEffect, useRef } from 'react';
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
  const panelRef = useRef<HTMLElement>(null);
  const forkedRef = useForkRef(ref, panelRef);
  useEffect(() => {
    if (drawer.open) return;
    // Where nothing had the focus before, MUI returns it to the drawer itself, which is about to be hidden.
    const paper = panelRef.current?.parentElement;
    const focused = paper?.ownerDocument.activeElement;
    if (focused && paper.contains(focused)) (focused as HTMLElement).blur();
  }, [drawer.open]);
  return (
    part && (
      <part.Drawer {...drawer}>
        <DrawerPanel {...panel} ref={forkedRef} variant="overlay" />
      </part.Drawer>
    )
  );
});
