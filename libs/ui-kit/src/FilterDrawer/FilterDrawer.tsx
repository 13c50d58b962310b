'use client';
import useMediaQuery from '@mui/material/useMediaQuery';
import { forwardRef } from 'react';
import { OverlayPanel } from '../DrawerPanel/OverlayPanel.tsx';
import { PushPanel } from '../DrawerPanel/PushPanel.tsx';
import { filterDrawerTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { FilterDrawerProps } from './FilterDrawer.types.ts';

/** Shows a filter form in a drawer at the right: a heading, a scrolling form and a fixed footer. */
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
  const texts = useTexts('kitFilterDrawer', filterDrawerTexts);
  const { title = texts.filters, closeLabel = texts.close, ...rest } = own;
  const panel = { ...rest, title, closeLabel, width, onCloseClick: () => onClose({ reason: 'close-button' }) };
  const isRoomy = useMediaQuery(`(min-width:${pushFrom}px)`);
  if (variant === 'overlay' || !isRoomy) {
    const name = typeof title === 'string' ? title : texts.filters;
    const drawer = {
      ...rest.slotProps?.drawer,
      open,
      onClose,
      width,
      keepMounted,
      anchor: 'right',
      'aria-label': name,
    } as const;
    return <OverlayPanel drawer={drawer} panel={panel} ref={ref} />;
  }
  return <PushPanel open={open} onClose={onClose} keepMounted={keepMounted} panel={panel} ref={ref} />;
});
