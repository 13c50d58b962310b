'use client';
import useMediaQuery from '@mui/material/useMediaQuery';
import { forwardRef } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { DrawerPanel } from '../DrawerPanel/DrawerPanel.tsx';
import { PushPanel } from '../DrawerPanel/PushPanel.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { FilterDrawerProps } from './FilterDrawer.types.ts';

const defaultTitle = 'Filters';

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
  return <PushPanel {...{ open, onClose, keepMounted }} panel={panel} ref={ref} />;
});
