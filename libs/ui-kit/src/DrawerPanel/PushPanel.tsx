'use client';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { DrawerPanel } from './DrawerPanel.tsx';
import { useOpenedPanel, type OpenedPanelOptions } from './useOpenedPanel.ts';

const transitionMs = 300;

const PushCollapse = styled(Collapse)({
  flexShrink: 0,
  height: '100%',
  '& .MuiCollapse-wrapper, & .MuiCollapse-wrapperInner': { height: '100%' },
});

/** Props of `PushPanel`. */
export interface PushPanelProps extends Omit<OpenedPanelOptions, 'ref'> {
  /** Keeps the content in the document while closed. */
  keepMounted: boolean;
}

/** A panel beside the page's content. It takes the focus when it opens, and returns it. */
export const PushPanel = forwardRef<HTMLElement, PushPanelProps>(function PushPanel(
  { open, onClose, keepMounted, panel },
  ref,
) {
  const opened = useOpenedPanel({ open, onClose, panel, ref });
  return (
    <PushCollapse
      in={open}
      orientation="horizontal"
      timeout={transitionMs}
      mountOnEnter={!keepMounted}
      unmountOnExit={!keepMounted}
    >
      <DrawerPanel {...opened} variant="push" />
    </PushCollapse>
  );
});
