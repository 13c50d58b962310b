'use client';
import type { PopoverProps as MuiPopoverProps } from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useCallback, type Ref, type RefCallback } from 'react';
import { isFramed } from '../floating/areaInView.ts';
import { containerOf } from '../floating/containerOf.ts';
import type { Box } from '../floating/floatingPosition.ts';
import { useAreaInView } from '../floating/useAreaInView.ts';
import type { HangingProps } from './hanging.ts';

/** Least distance of a surface from the edges of what is in view, in px: MUI's own for the window. */
const margin = 16;

interface HangingParams
  extends Pick<HangingProps, 'open' | 'anchor' | 'align'>, Pick<MuiPopoverProps, 'container' | 'style'> {
  /** The caller's ref of the surface. */
  paperRef: Ref<HTMLDivElement> | undefined;
}

/** Where a surface hangs. */
export interface Hanging {
  /** False as long as what is in view is not known. */
  isPlaced: boolean;
  /** The ref of the surface. */
  paperRef: RefCallback<HTMLDivElement> | null;
  /** Props of the root. */
  root: Pick<MuiPopoverProps, 'anchorEl' | 'container' | 'anchorOrigin' | 'transformOrigin' | 'style'>;
}

/**
 * Where MUI puts a surface that hangs from the lower edge of its anchor. In a frame that is higher than the window around
 * it, the surface keeps to the part that is in view.
 */
export function useHanging({ open, anchor, align = 'start', container, style, paperRef }: HangingParams): Hanging {
  const { direction } = useTheme();
  const area = useAreaInView(open);
  const keep = useCallback(
    (paper: HTMLDivElement | null) => (paper && area && isFramed(window) ? keepInView(paper, area) : undefined),
    [area],
  );
  const ref = useForkRef(keep, paperRef);
  const horizontal = (align === 'end') === (direction === 'rtl') ? 'left' : 'right';
  return {
    isPlaced: !open || area !== null,
    paperRef: ref,
    root: {
      anchorEl: anchor,
      container: container ?? (anchor && containerOf(anchor)),
      anchorOrigin: { vertical: 'bottom', horizontal },
      transformOrigin: { vertical: 'top', horizontal },
      // In view from the start: the focus that goes into the surface scrolls no page.
      style: area && isFramed(window) ? { top: area.top, bottom: 'auto', height: area.height, ...style } : style,
    },
  };
}

/**
 * Moves a surface from where MUI has put it in the viewport to where all of it is in view. Returns the unsubscribe
 * function.
 */
function keepInView(paper: HTMLElement, area: Box): () => void {
  // Called before it is painted, when MUI has placed it, and when its content has changed.
  const sizes = new ResizeObserver(() => {
    const { offsetTop: wanted, offsetHeight } = paper;
    const last = area.top + area.height - margin - offsetHeight;
    const top = Math.max(area.top + margin, Math.min(wanted, last));
    // MUI counts from the top of the viewport, the browser from that of the root.
    paper.style.translate = `0 ${Math.round(top - area.top - wanted)}px`;
  });
  sizes.observe(paper);
  return () => sizes.disconnect();
}
