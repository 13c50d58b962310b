import { useCallback, useRef, useState } from 'react';
import { leastWidth } from '../columns/columnLayout.ts';
import { pinnedEdge } from '../columns/columnPins.ts';
import type { DataTableControl } from './useDataTable.ts';

/** Style of the probe, which is as wide as text is large. */
export const probeStyle = { position: 'absolute', width: '10em' } as const;

/** A hundredth of its width in px where text has the size that tables are drawn for. */
const usualHundredth = 1.4;

/** Width in px of a narrow table, in which one column stays: more that does would leave no room for the others. */
const narrowWidth = 640;

/**
 * What the browser reports of where a table is. `textScale` is how many times larger than usual a person has text drawn, at
 * least 1: rows and columns grow with it, or text would be cut off (WCAG 1.4.4). `pinRoom` is how much of the table's width in px
 * pinned columns may take together; no bound where they leave a third of it. `probeRef` is the ref of an element with
 * `probeStyle`, which must be in the table and before all measured elements.
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
      // Before the first painting: the observer tells only after it.
      measure();
    },
    [pinnedWidth],
  );
  return { textScale, pinRoom, probeRef };
}
