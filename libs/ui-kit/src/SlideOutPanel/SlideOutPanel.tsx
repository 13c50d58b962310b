'use client';
import Slide from '@mui/material/Slide';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { forwardRef } from 'react';
import { DrawerPanel } from '../DrawerPanel/DrawerPanel.tsx';
import { OverlayPanel } from '../DrawerPanel/OverlayPanel.tsx';
import { PushPanel } from '../DrawerPanel/PushPanel.tsx';
import { useOpenedPanel, type OpenedPanelOptions } from '../DrawerPanel/useOpenedPanel.ts';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { SlideOutPanelDetails, SlideOutPanelProps } from './SlideOutPanel.types.ts';

const transitionMs = 300;
const minPagePx = 320;
const pushFromPx = 1200;

const Floating = styled(DrawerPanel)({
  position: 'fixed',
  top: 0,
  bottom: 0,
  zIndex: 1200,
  '&[data-anchor="right"]': { insetInlineEnd: 0 },
  '&[data-anchor="left"]': { insetInlineStart: 0 },
});

/** Slides in from the side of the window, with the page behind or beside it: for the details of a list item. */
export const SlideOutPanel = forwardRef<HTMLElement, SlideOutPanelProps>(function SlideOutPanel(inProps, ref) {
  const texts = useTexts('kitCommon', commonTexts);
  const {
    open,
    defaultOpen = false,
    onOpenChange,
    anchor = 'right',
    modal = true,
    push = false,
    width = 480,
    ...own
  } = useThemedProps('KitSlideOutPanel', inProps);
  const { closeLabel = texts.close, ...rest } = own;
  const [isOpen, setOpen] = useControllable<boolean, SlideOutPanelDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const isRoomy = useMediaQuery(`(min-width:${push ? pushFromPx : width + minPagePx}px)`);
  const close = (details: SlideOutPanelDetails) => setOpen(false, details);
  const panel = { ...rest, closeLabel, width, onCloseClick: () => close({ reason: 'close-button' }) };
  if (!modal && push && isRoomy)
    return <PushPanel open={isOpen} onClose={close} keepMounted={false} panel={panel} ref={ref} />;
  if (!modal && isRoomy) return <FloatingPanel anchor={anchor} panel={panel} ref={ref} open={isOpen} onClose={close} />;
  const name = typeof rest.title === 'string' ? rest.title : rest['aria-label'];
  const drawer = { ...rest.slotProps?.drawer, open: isOpen, onClose: close, anchor, width, 'aria-label': name };
  return <OverlayPanel drawer={drawer} panel={panel} ref={ref} />;
});

interface FloatingPanelProps extends Omit<OpenedPanelOptions, 'ref'> {
  anchor: 'left' | 'right';
}

/** A panel over the page that leaves the rest of the page in use. */
const FloatingPanel = forwardRef<HTMLElement, FloatingPanelProps>(function FloatingPanel(props, ref) {
  const { open, onClose, anchor, panel } = props;
  const { direction } = useTheme();
  const opened = useOpenedPanel({ open, onClose, panel, ref });
  return (
    <Slide
      in={open}
      direction={(anchor === 'right') === (direction === 'ltr') ? 'left' : 'right'}
      timeout={transitionMs}
      mountOnEnter
      unmountOnExit
    >
      <Floating {...opened} variant="float" data-anchor={anchor} />
    </Slide>
  );
});
