import { useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import {
  headingActions,
  type ColumnsControl,
  type HeadingActions,
  type HeadingActionsOptions,
} from './headingActions.ts';

/** Actions on columns and groups, for mouse, keyboard and menu, and their announcement. */
export interface ColumnActions<TRow> extends HeadingActions<TRow> {
  /** Advances a column's sort cycle; `isAdded` keeps the sort by other columns. */
  stepSort: (column: ColumnDef<TRow>, isAdded: boolean) => void;
  /**
   * Sorts only by a column, or changes its direction in a multi-column sort; the current direction removes its sort
   * (TABLE-SORT-1).
   */
  sort: (column: ColumnDef<TRow>, direction: 'asc' | 'desc') => void;
  /** Removes the sort by a column. */
  clearSort: (column: ColumnDef<TRow>) => void;
  /** Announces an action. */
  say: (text: string) => void;
  /** Announcement of the last action; empty before the first. */
  announcement: string;
}

/** Returns the actions on columns and groups (TABLE-COL-4, TABLE-COL-5, PLUS-16). */
export function useColumnActions<TRow>(
  control: ColumnsControl,
  options: Omit<HeadingActionsOptions<TRow>, 'say'>,
): ColumnActions<TRow> {
  const [announcement, setAnnouncement] = useState('');
  // A repeated announcement must differ, or screen readers do not read it again.
  const say = (text: string) => setAnnouncement((now) => (now === text ? `${text}\u00a0` : text));
  return { announcement, say, ...headingActions(control, { ...options, say }), ...sortActions<TRow>(control) };
}

function sortActions<TRow>({ state, instance }: ColumnsControl) {
  return {
    stepSort: ({ id }: ColumnDef<TRow>, isAdded: boolean) => instance.getColumn(id)?.toggleSorting(undefined, isAdded),
    sort: ({ id }: ColumnDef<TRow>, direction: 'asc' | 'desc') => {
      const desc = direction === 'desc';
      const active = state.sorting.find((entry) => entry.id === id);
      if (active?.desc === desc) instance.getColumn(id)?.clearSorting();
      else instance.getColumn(id)?.toggleSorting(desc, active !== undefined);
    },
    clearSort: ({ id }: ColumnDef<TRow>) => instance.getColumn(id)?.clearSorting(),
  };
}
