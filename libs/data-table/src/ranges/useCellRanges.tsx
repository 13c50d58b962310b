'use client';
import { colors, useTexts } from '@agency-insights/ui-kit';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react';
import { isControlColumn } from '../columns/controlColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import { cellWords } from '../grid/cellContent.tsx';
import type { GridExtras, GridKeyPress } from '../grid/GridExtras.types.ts';
import { footRow, nextCell, type CellPosition } from '../grid/gridNavigation.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { sayOver } from '../grid/tableNote.ts';
import { interactive } from '../grid/useGridNavigation.ts';
import { pinnedRow } from '../plugins/pinnedRow.ts';
import { cellPosition } from '../plugins/cellPosition.ts';
import { joinExtras } from '../plugins/joinExtras.ts';
import { rangeAttributes } from '../plugins/selectedRange.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import { withoutFormula } from '../texts/withoutFormula.ts';
import { rangeBetween, rangeEdges, rangeMark, type CellRange, type RangeEdge } from './CellRange.ts';
import { followRangeDrag } from './followRangeDrag.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Max number of copied rows: more would block the page. */
const maxRows = 10_000;

/** The current range; its anchor cell keeps the focus, unless all cells are selected. */
interface OpenRange {
  anchor: CellPosition;
  end: CellPosition;
  /** The order and number of rows for which the range is valid. Most edits keep them. */
  rows: Uint32Array | null;
  rowCount: number;
  firstRow: number;
}

/** Adds cell ranges to a grid. */
export function useCellRanges<TRow>(grid: TableGridProps<TRow>): TableGridProps<TRow> {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const [open, setOpen] = useState<OpenRange | null>(null);
  const { view, firstRow, rowsOnPage, onSay, words } = grid;
  const { rows, rowCount } = view;
  const isCurrent =
    open !== null && open.rowCount === rowCount && open.firstRow === firstRow && hasSameRows(open.rows, rows);
  const range = isCurrent ? rangeBetween(open.anchor, open.end) : null;

  const mark = (anchor: CellPosition, end: CellPosition) => setOpen({ anchor, end, rows, rowCount, firstRow });
  const extend = (anchor: CellPosition, end: CellPosition) => {
    mark(anchor, end);
    const size = sizeOf(rangeBetween(anchor, end));
    onSay(texts.rangeSelected(size.rows, words.format(size.rows), size.columns, words.format(size.columns)));
  };
  const onKey = (press: GridKeyPress): boolean => {
    const { key, at, isInside, extent, showRow, event } = press;
    if (isInside || at.row < 0 || at.row === footRow || key.alt) return false;
    if (range && key.ctrl && key.key.toLowerCase() === 'c') {
      copyRange(grid, range, event.target as HTMLElement, texts.rangeCopied);
      return true;
    }
    if (range && key.key === 'Escape') {
      setOpen(null);
      return true;
    }
    // In a table with selectable rows it selects all of these.
    if (key.ctrl && key.key.toLowerCase() === 'a' && grid.selection.mode !== 'multiple') {
      extend({ row: 0, column: 0 }, { row: rowsOnPage - 1, column: extent.columns - 1 });
      return true;
    }
    const next = nextCell(isCurrent ? open.end : at, key, extent);
    // From a checkbox, the key extends the selection of rows.
    if (next && key.shift && !isSelectionCell(grid, at)) {
      const end = { row: Math.max(0, Math.min(rowsOnPage - 1, next.row)), column: next.column };
      extend(at, end);
      showRow(end.row);
      showColumn(event.currentTarget, end.column);
      return true;
    }
    if (next) setOpen(null);
    return false;
  };
  const presses = usePresses(grid, { mark, extend, clear: () => setOpen(null) });
  const own: GridExtras<TRow> = {
    gridAttributes: { 'aria-multiselectable': true, ...rangeAttributes(range), ...presses },
    onKey,
    markOf: (_row, position) => (range ? rangeMark(range, position) : undefined),
    cellOf,
  };
  const { renderHeader } = grid;
  return {
    ...grid,
    renderHeader: (...given) => (
      <>
        {range && <GlobalStyles styles={rangeStyles} />}
        {renderHeader(...given)}
      </>
    ),
    extras: joinExtras(grid.extras, own),
  };
}

/** Whether two views have the same rows in the same order: an edit in a grouped table creates a new list of them. */
function hasSameRows(one: Uint32Array | null, other: Uint32Array | null): boolean {
  return one === other || (one && other ? one.every((row, place) => row === other[place]) : false);
}

/** What presses do to a range. */
interface RangeActions {
  /** Shows a range. */
  mark: (anchor: CellPosition, end: CellPosition) => void;
  /** Shows a range and announces it. */
  extend: (anchor: CellPosition, end: CellPosition) => void;
  clear: () => void;
}

/** Returns the handlers of presses: Shift extends the range to the pressed cell, and a drag to the cell under the mouse. */
function usePresses<TRow>(grid: TableGridProps<TRow>, { mark, extend, clear }: RangeActions) {
  const stopDrag = useRef<() => void>(() => undefined);
  useEffect(() => () => stopDrag.current(), []);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const pressed = cellPosition(event.target);
      // Touch scrolls the table instead.
      if (!pressed || event.button !== 0 || event.pointerType === 'touch' || isControl(grid, event, pressed)) return;
      const anchor = (event.shiftKey && focusedCell(event)) || pressed;
      stopDrag.current = followRangeDrag(event, {
        onReach: (end) => mark(anchor, end),
        onDrop: (end) => extend(anchor, end),
        onCancel: clear,
      });
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      const end = cellPosition(event.target);
      const anchor = focusedCell(event);
      // Pinned rows have no ranges: the browser would mark the texts up to them.
      if (!end && event.shiftKey && pinnedRow(event.target)) event.preventDefault();
      if (!end || event.button !== 0) return;
      if (!event.shiftKey || !anchor || isSelectionCell(grid, end)) return clear();
      // Keeps the focus, and selects no text.
      event.preventDefault();
      extend(anchor, end);
    },
  };
}

/** Returns the focused body cell of a pressed grid; null if there is none. */
function focusedCell({ currentTarget }: MouseEvent<HTMLElement>): CellPosition | null {
  const { activeElement } = currentTarget.ownerDocument;
  return currentTarget.contains(activeElement) ? cellPosition(activeElement) : null;
}

/** Whether a press is on a checkbox, a drag handle, or another control of a cell. */
function isControl<TRow>(grid: TableGridProps<TRow>, { target }: MouseEvent, cell: CellPosition): boolean {
  return isControlColumn(columnId(grid, cell)) || (target as Element).closest(interactive) !== null;
}

function isSelectionCell<TRow>(grid: TableGridProps<TRow>, cell: CellPosition): boolean {
  return columnId(grid, cell) === selectionColumnId;
}

function columnId<TRow>({ render: { columns } }: TableGridProps<TRow>, { column }: CellPosition): string {
  return columns[column]?.definition.id ?? '';
}

const cellOf: GridExtras<never>['cellOf'] = (mark, column) => {
  const edges = rangeEdges(mark, column.index);
  return edges
    ? { attributes: { 'aria-selected': true, 'data-range': edges.join(' ') }, style: rangeStyle(edges) }
    : undefined;
};

/** Shadows have physical sides: this factor mirrors them in right-to-left tables. */
const towardsEnd = '--range-towards-end';
const sides = {
  top: '0 2px',
  bottom: '0 -2px',
  start: `calc(2px * var(${towardsEnd}, 1)) 0`,
  end: `calc(-2px * var(${towardsEnd}, 1)) 0`,
} as const;

const rangeStyles = {
  '[role="gridcell"][data-range]:dir(rtl)': { [towardsEnd]: -1 },
  // Forced colours remove backgrounds and shadows.
  '@media (forced-colors: active)': {
    '[role="gridcell"][data-range]': { outline: '1px solid Highlight', outlineOffset: -1 },
    '[role="gridcell"][data-range]:focus-visible': { outlineWidth: 3 },
  },
};

/** Layered over the row's background. */
function rangeStyle(edges: readonly RangeEdge[]): CSSProperties {
  const tone = `color-mix(in srgb, ${colors.accent} 14%, transparent)`;
  return {
    backgroundImage: `linear-gradient(${tone}, ${tone})`,
    boxShadow: edges.map((edge) => `inset ${sides[edge]} ${colors.accent}`).join(', ') || undefined,
  };
}

function sizeOf({ firstRow, lastRow, firstColumn, lastColumn }: CellRange) {
  return { rows: lastRow - firstRow + 1, columns: lastColumn - firstColumn + 1 };
}

function showColumn(gridElement: HTMLElement, column: number): void {
  const header = gridElement.querySelector(`[data-row="-1"] [role="columnheader"][aria-colindex="${column + 1}"]`);
  header?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Copies the cells of a range as tab-separated lines, without checkboxes and buttons. */
function copyRange<TRow>(
  grid: TableGridProps<TRow>,
  range: CellRange,
  cell: HTMLElement,
  copied: (rows: string, columns: string) => string,
): void {
  const { view, firstRow, render, words } = grid;
  const say = (text: string) => sayOver(grid, cell, text);
  const { rows } = sizeOf(range);
  if (rows > maxRows) return say(words.texts.announce.copyLimit(words.format(maxRows)));
  const shown = render.columns
    .slice(range.firstColumn, range.lastColumn + 1)
    .filter(({ definition }) => !isControlColumn(definition.id));
  const lines = Array.from({ length: rows }, (_, offset) => {
    const place = firstRow + range.firstRow + offset;
    const row = rowAtPlace(view, place);
    if (!view.reader.isLoaded(row)) return '';
    const texts = shown.map(({ definition }) => cellWords(view.reader, row, definition).replace(/\s+/g, ' '));
    return texts.map(withoutFormula).join('\t');
  });
  // The browser may deny clipboard access.
  void navigator.clipboard?.writeText(lines.join('\n')).then(
    () => say(copied(words.format(rows), words.format(shown.length))),
    () => undefined,
  );
}
