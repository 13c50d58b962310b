import { useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { boundedWidth } from '../columns/columnLayout.ts';
import type { TableStateControl } from './useTableState.ts';

/** What one press of a key changes a column's width by, in px. */
const keyboardStep = 16;

/** Changes of column widths, and what is said of the last one. */
export interface ColumnWidths<TRow> {
  /** Gives a column a width in px. */
  resize: (column: ColumnDef<TRow>, width: number) => void;
  /** Makes a column that is `currentWidth` px wide one step narrower (-1) or wider (1). */
  resizeStep: (column: ColumnDef<TRow>, direction: -1 | 1, currentWidth: number) => void;
  /** What to announce of the last change; empty before the first. */
  announcement: string;
}

/** Column widths as a person changes them, kept within the columns' bounds (TABLE-COL-4). */
export function useColumnWidths<TRow>({ state, change }: TableStateControl): ColumnWidths<TRow> {
  const [announcement, setAnnouncement] = useState('');
  const resize = (column: ColumnDef<TRow>, wanted: number) => {
    const width = boundedWidth(wanted, column);
    change({ columnSizing: { ...state.columnSizing, [column.id]: width } }, 'column-size');
    setAnnouncement(`${column.header}, ${width} pixels wide`);
  };
  return {
    announcement,
    resize,
    resizeStep: (column, direction, currentWidth) => resize(column, currentWidth + direction * keyboardStep),
  };
}
