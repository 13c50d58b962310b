'use client';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useRef, type KeyboardEvent } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { DrawerPanel, type DrawerPanelProps } from '../DrawerPanel/DrawerPanel.tsx';
import { useReturnFocus } from '../DrawerPanel/useReturnFocus.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { FilterDrawerProps } from './FilterDrawer.types.ts';

const transitionMs = 300;
const defaultTitle = 'Filters';

const PushCollapse = styled(Collapse)({
  flexShrink: 0,
  height: '100%',
  '& .MuiCollapse-wrapper, & .MuiCollapse-wrapperInner': { height: '100%' },
});

/** A drawer for filter forms at the right: heading, form that scrolls, footer that stays. */
export const FilterDrawer = forwardRef<HTMLElement, FilterDrawerProps>(function FilterDrawer(inProps, ref) {
  const {
    open,
    onClose,
    variant = 'push',
    pushFrom = 1200,
    width = 400,
    keepMounted = false,
    ...own
  } = useThemedProps('KitFilterDrawer', inProps);
  const { title = defaultTitle, closeLabel = 'Close filters', ...rest } = own;
  const panel = { ...rest, title, closeLabel, width, onCloseClick: () => onClose({ reason: 'close-button' }) };
  const isRoomy = useMediaQuery(`(min-width:${pushFrom}px)`);
  if (variant === 'overlay' || !isRoomy) {
    const name = typeof title === 'string' ? title : defaultTitle;
    return (
      <Drawer {...rest.slotProps?.drawer} {...{ open, onClose, width, keepMounted }} anchor="right" aria-label={name}>
        <DrawerPanel {...panel} ref={ref} variant="overlay" />
      </Drawer>
    );
  }
  return <PushDrawer {...{ open, onClose, keepMounted }} panel={panel} ref={ref} />;
});

interface PushDrawerProps {
  open: boolean;
  onClose: FilterDrawerProps['onClose'];
  keepMounted: boolean;
  panel: Omit<DrawerPanelProps, 'variant'>;
}

const PushDrawer = forwardRef<HTMLElement, PushDrawerProps>(function PushDrawer(
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
