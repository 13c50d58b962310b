import { useCallback, useRef, useState } from 'react';
import { leastWidth } from '../columns/columnLayout.ts';
import { pinnedEdge } from '../columns/columnPins.ts';
import type { DataTableControl } from './useDataTable.ts';

/**
 * Props of the probe, whose width scales with the text size. Its spaces, each a sixth of an em in every font, need more
 * than that with a user's text spacing.
 */
export const probeProps = {
  style: { position: 'absolute', minWidth: '10em', textIndent: '3em' },
  children: '\u2006'.repeat(34),
} as const;

/** A hundredth of the probe's width in px at the default text size. */
const usualHundredth = 1.4;

/** Width in px below which only one column is sticky. */
const narrowWidth = 640;

/**
 * Measures a table's text size and width. `textScale` is the user's text scale, at least 1, by which rows and columns
 * grow (WCAG 1.4.4, 1.4.12). `pinRoom` is the max total width of pinned columns in px; unlimited if they leave a third of
 * the table. `probeRef` is the ref of an element with `probeProps`, which must be in the table and before all measured
 * elements.
 */
export function useProbe<TRow>({ definitions, state }: DataTableControl<TRow>) {
  const [textScale, setTextScale] = useState(1);
  const [pinRoom, setPinRoom] = useState(Infinity);
  const observer = useRef<ResizeObserver | null>(null);
  const pinned = definitions.filter((column) => pinnedEdge(column, state.columnPinning));
  const pinnedWidth = pinned.reduce((sum, column) => sum + (state.columnSizing[column.id] ?? leastWidth(column)), 0);
  const probeRef = useCallback(
    (probe: HTMLElement | null) => {
      observer.current?.disconnect();
      const table = probe?.parentElement;
      if (!table || typeof ResizeObserver === 'undefined') return;
      const measure = () => {
        const scale = Math.max(1, Math.round(probe.offsetWidth / usualHundredth) / 100);
        const width = table.offsetWidth;
        // Two thirds, in steps of 50 px, or columns would re-render all the time while the window gets narrower.
        const room = width > narrowWidth ? Math.floor(width / 75) * 50 : 0;
        setTextScale(scale);
        setPinRoom(width && pinnedWidth * scale > room ? room : Infinity);
      };
      observer.current = new ResizeObserver(measure);
      observer.current.observe(probe);
      observer.current.observe(table);
      // Before the first paint: the observer only reports after it.
      measure();
    },
    [pinnedWidth],
  );
  return { textScale, pinRoom, probeRef };
}
