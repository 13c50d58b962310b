import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RenderColumn, RenderColumns } from '../columns/renderColumns.ts';
import { columnsInView, fewColumns } from '../columns/columnWindow.ts';
import type { ColumnRange } from '../columns/columnWindow.ts';
import { isSameRange } from './rowRange.ts';

/** Width in px that is assumed until the browser has laid the table out. */
const assumedWidth = 1280;

/** What of the columns is seen, in px. */
interface Seen {
  /** How far the table is scrolled sideways. */
  scrollLeft: number;
  /** Width of the view. */
  viewWidth: number;
}

/** The columns that are drawn. */
export interface ColumnWindow<TRow> {
  /** The columns, left to right; the same array until others come into view. */
  columns: readonly RenderColumn<TRow>[];
  /** Follows the browser after it has scrolled or the table has another width. */
  follow: () => void;
}

/**
 * Draws only the columns in view, the pinned ones and one that has the focus, where there are many and the table scrolls
 * sideways: every column then has its least width, so nothing needs to be measured but the view.
 */
export function useColumnWindow<TRow>(
  scrollerRef: RefObject<HTMLDivElement | null>,
  { columns, layout }: RenderColumns<TRow>,
  keptColumn: number,
): ColumnWindow<TRow> {
  const [seen, setSeen] = useState<Seen>({ scrollLeft: 0, viewWidth: assumedWidth });
  const rangeOf = (what: Seen) => rangeAt({ columns, layout }, what);
  const range = rangeOf(seen);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = scrollerRef.current ?? {};
    // In tables that run from right to left browsers count from the other end.
    const now = { scrollLeft: Math.abs(scrollLeft), viewWidth: clientWidth || assumedWidth };
    if (!isSameRange(rangeOf(now), range)) flushSync(() => setSeen(now));
  };
  const from = range?.from ?? 0;
  const to = range?.to ?? columns.length;
  const drawn = useMemo(
    () =>
      columns.filter(
        ({ index, pinned: edge, isLead }) =>
          (index >= from && index < to) || edge !== null || isLead || index === keptColumn,
      ),
    [columns, from, to, keptColumn],
  );
  return { columns: drawn.length === columns.length ? columns : drawn, follow };
}

/** The columns in view, or null where all of them are to be drawn. */
function rangeAt<TRow>({ columns, layout }: RenderColumns<TRow>, { scrollLeft, viewWidth }: Seen): ColumnRange | null {
  if (columns.length <= fewColumns) return null;
  const widths = layout.leastWidths(viewWidth);
  const isScrolling = widths.reduce((sum, width) => sum + width, 0) > viewWidth;
  if (!isScrolling) return null;
  const pinned = columns.map((column) => column.pinned !== null);
  return columnsInView({ widths, pinned, scrollLeft, viewWidth });
}
