'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useMemo, type HTMLAttributes, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { containerOf } from '../floating/containerOf.ts';
import { useFloatingPosition, type FloatingPlacement } from '../floating/useFloatingPosition.ts';
import type { Box, Side } from '../floating/floatingPosition.ts';
import { colors, fontSizes, layers, corners } from '../theme/tokens.ts';

/** Props of `TooltipSurface`; everything else goes to its element. */
export interface TooltipSurfaceProps extends HTMLAttributes<HTMLDivElement> {
  /** Its id, for the control that it describes. */
  id: string;
  /** The control. */
  anchor: Element;
  /** The wanted side of the control. */
  side: Side;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

const arrow = 8;

const Root = styled('div')({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: layers.tooltip,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 256,
  padding: '6px 10px',
  borderRadius: corners.inner,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  fontWeight: 400,
  overflowWrap: 'break-word',
  backgroundColor: colors.inverse,
  color: colors.onInverse,
  // In forced colours it has the page's background.
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
    '&::before': { display: 'none' },
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    width: arrow,
    height: arrow,
    backgroundColor: 'inherit',
    transform: 'rotate(45deg)',
  },
  '&[data-side="top"]::before, &[data-side="bottom"]::before': { left: `calc(var(--anchor-x) - ${arrow / 2}px)` },
  '&[data-side="left"]::before, &[data-side="right"]::before': { top: `calc(var(--anchor-y) - ${arrow / 2}px)` },
  '&[data-side="top"]::before': { bottom: -arrow / 2 },
  '&[data-side="bottom"]::before': { top: -arrow / 2 },
  '&[data-side="left"]::before': { right: -arrow / 2 },
  '&[data-side="right"]::before': { left: -arrow / 2 },
});

/** Shows the text of a tooltip next to its control. */
export function TooltipSurface({ anchor, side, ...rest }: TooltipSurfaceProps): ReactElement {
  const placement = useMemo<FloatingPlacement>(
    () => ({ side, align: 'center', gap: 12, padding: 8, onPlace: pointAt }),
    [side],
  );
  const ref = useFloatingPosition(anchor, placement);
  return createPortal(<Root ref={ref} role="tooltip" {...rest} />, containerOf(anchor));
}

/** Sets the arrow's position to the middle of the control, relative to the surface. */
function pointAt(surface: HTMLElement, control: Box, corner: Pick<Box, 'left' | 'top'>): void {
  surface.style.setProperty('--anchor-x', `${Math.round(control.left + control.width / 2 - corner.left)}px`);
  surface.style.setProperty('--anchor-y', `${Math.round(control.top + control.height / 2 - corner.top)}px`);
}
