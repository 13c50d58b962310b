import { useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import {
  headingActions,
  type ColumnsControl,
  type HeadingActions,
  type HeadingActionsOptions,
} from './headingActions.ts';

/** What can be done with columns and their groups, by mouse, keyboard and menu alike, and what is announced of it. */
export interface ColumnActions<TRow> extends HeadingActions<TRow> {
  /** Takes a column one step on in the cycle of its sort; `isAdded` keeps the sort by other columns. */
  stepSort: (column: ColumnDef<TRow>, isAdded: boolean) => void;
  /**
   * Sorts by a column alone, or by it in another direction where it is one of several; the direction in which it is sorted already
   * takes its sort away (TABLE-SORT-1).
   */
  sort: (column: ColumnDef<TRow>, direction: 'asc' | 'desc') => void;
  /** Takes the sort by a column away. */
  clearSort: (column: ColumnDef<TRow>) => void;
  /** Announces what was done. */
  say: (text: string) => void;
  /** What to announce of the last action; empty before the first. */
  announcement: string;
}

/** Order, pins, widths, visibility and sort of columns as a user changes them (TABLE-COL-4, TABLE-COL-5, PLUS-16). */
export function useColumnActions<TRow>(
  control: ColumnsControl,
  options: Omit<HeadingActionsOptions<TRow>, 'say'>,
): ColumnActions<TRow> {
  const [announcement, setAnnouncement] = useState('');
  // What is said twice must be another text the second time, or it would not be heard again.
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
