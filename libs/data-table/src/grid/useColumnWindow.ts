import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RenderColumn, RenderColumns } from '../columns/renderColumns.ts';
import { columnsInView, fewColumns } from '../columns/columnWindow.ts';
import type { ColumnRange } from '../columns/columnWindow.ts';
import { isSameRange } from './rowRange.ts';

/** Assumed width in px before layout. */
const assumedWidth = 1280;

/** The visible part of the columns in px. */
interface Seen {
  /** Horizontal scroll position. */
  scrollLeft: number;
  /** Width of the view. */
  viewWidth: number;
}

/** The rendered columns. */
export interface ColumnWindow<TRow> {
  /** The columns, left to right; a stable array until the range changes. */
  columns: readonly RenderColumn<TRow>[];
  /** Updates after scrolling or resizing. */
  follow: () => void;
}

/**
 * Virtualises columns if there are many and the table scrolls sideways: renders those in the viewport, pinned ones and
 * the focused one. All columns then have their min width, so only the viewport is measured.
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
    // `scrollLeft` is negative in right-to-left tables.
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

/** Returns the columns in the viewport, or null to render all. */
function rangeAt<TRow>({ columns, layout }: RenderColumns<TRow>, { scrollLeft, viewWidth }: Seen): ColumnRange | null {
  if (columns.length <= fewColumns) return null;
  const widths = layout.leastWidths(viewWidth);
  const isScrolling = widths.reduce((sum, width) => sum + width, 0) > viewWidth;
  if (!isScrolling) return null;
  const pinned = columns.map((column) => column.pinned !== null);
  return columnsInView({ widths, pinned, scrollLeft, viewWidth });
}
