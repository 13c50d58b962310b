'use client';
import { useForkRef } from '@mui/material/utils';
import { useRef, type KeyboardEvent, type Ref, type RefAttributes } from 'react';
import { useReturnFocus } from './useReturnFocus.ts';
import type { DrawerPanelProps } from './DrawerPanel.tsx';

/** What useOpenedPanel takes. */
export interface OpenedPanelOptions {
  /** Whether it is open. */
  open: boolean;
  /** Escape was pressed in it. */
  onClose: (details: { reason: 'escape' }) => void;
  /** Props of the panel itself. */
  panel: Omit<DrawerPanelProps, 'variant'>;
  ref: Ref<HTMLElement>;
}

/** Returns props of a non-modal panel, which takes the focus when it opens, returns it, and closes on Escape. */
export function useOpenedPanel(options: OpenedPanelOptions): OpenedPanelOptions['panel'] & RefAttributes<HTMLElement> {
  const { open, onClose, panel, ref } = options;
  const panelRef = useRef<HTMLElement>(null);
  const forkedRef = useForkRef(ref, panelRef);
  useReturnFocus(open, panelRef);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    panel.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose({ reason: 'escape' });
  };
  return { ...panel, ref: forkedRef, onKeyDown };
}
