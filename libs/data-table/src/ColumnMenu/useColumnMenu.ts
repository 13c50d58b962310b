import { useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';

/** What is open at a column's header. */
export interface OpenColumnMenu<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** What it hangs from. */
  anchor: HTMLElement;
  /** The menu itself, or the filter that it leads to. */
  part: 'menu' | 'filter';
}

/** Which column's menu or filter is open. */
export interface ColumnMenuState<TRow> {
  /** What is open; null for nothing. */
  open: OpenColumnMenu<TRow> | null;
  /** Opens a column's menu. */
  openMenu: (column: ColumnDef<TRow>, anchor: HTMLElement) => void;
  /** Opens the filter of the column whose menu is open. */
  openFilter: () => void;
  /** Closes the menu, and the filter unless that has just been opened from the menu. */
  close: () => void;
}

/**
 * Keeps which column's menu or filter is open.
 * @param visible The visible columns: what is open closes with its column.
 */
export function useColumnMenu<TRow>(visible: readonly ColumnDef<TRow>[]): ColumnMenuState<TRow> {
  // Known by its id: a caller may define it anew while it is open.
  const [open, setOpen] = useState<(Omit<OpenColumnMenu<TRow>, 'column'> & { id: string }) | null>(null);
  const column = open && visible.find(({ id }) => id === open.id);
  if (open && !column) setOpen(null);
  return {
    open: column ? { ...open, column } : null,
    openMenu: ({ id }, anchor) => setOpen({ id, anchor, part: 'menu' }),
    openFilter: () => setOpen((now) => now && { ...now, part: 'filter' }),
    close: () => setOpen(null),
  };
}
