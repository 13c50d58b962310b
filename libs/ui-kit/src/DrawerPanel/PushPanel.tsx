'use client';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useRef, type KeyboardEvent } from 'react';
import { DrawerPanel, type DrawerPanelProps } from './DrawerPanel.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

const transitionMs = 300;

const PushCollapse = styled(Collapse)({
  flexShrink: 0,
  height: '100%',
  '& .MuiCollapse-wrapper, & .MuiCollapse-wrapperInner': { height: '100%' },
});

/** Props of `PushPanel`. */
export interface PushPanelProps {
  /** Whether it is open. */
  open: boolean;
  /** Escape was pressed in it. */
  onClose: (details: { reason: 'escape' }) => void;
  /** Keeps the content in the document while closed. */
  keepMounted: boolean;
  /** Props of the panel itself. */
  panel: Omit<DrawerPanelProps, 'variant'>;
}

/** A panel that takes room beside the page's content. It takes the focus when it opens, and gives it back. */
export const PushPanel = forwardRef<HTMLElement, PushPanelProps>(function PushPanel(
  { open, onClose, keepMounted, panel },
  ref,
) {
  const panelRef = useRef<HTMLElement>(null);
  const forkedRef = useForkRef(ref, panelRef);
  useReturnFocus(open, panelRef);
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    panel.onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented) onClose({ reason: 'escape' });
  };
  return (
    <PushCollapse
      in={open}
      orientation="horizontal"
      timeout={transitionMs}
      mountOnEnter={!keepMounted}
      unmountOnExit={!keepMounted}
    >
      <DrawerPanel {...panel} ref={forkedRef} variant="push" onKeyDown={closeOnEscape} />
    </PushCollapse>
  );
});
