import { useState } from 'react';
import type { GroupCell, GroupRow } from '../model/columns/groupRows.ts';
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

/** The menu that is open at a group's header. */
export interface OpenGroupMenu {
  /** The group. */
  cell: GroupCell;
  /** The element that the menu is placed at. */
  anchor: HTMLElement;
}

/** Which column's menu or filter, or which group's menu, is open. */
export interface ColumnMenuState<TRow> {
  /** What is open of a column; null for nothing. */
  open: OpenColumnMenu<TRow> | null;
  /** The group's menu that is open; null for none. */
  openGroup: OpenGroupMenu | null;
  /** Opens a group's menu. */
  openGroupMenu: (cell: GroupCell, anchor: HTMLElement) => void;
  /** Opens a column's menu. */
  openMenu: (column: ColumnDef<TRow>, anchor: HTMLElement) => void;
  /** Opens the filter of the column whose menu is open. */
  openFilter: () => void;
  /** Closes the menu, and the filter unless that has just been opened from the menu. */
  close: () => void;
}

/**
 * Keeps which menu or filter is open.
 * @param visible The visible columns: what is open closes with its column.
 * @param groupRows The group headers: a menu closes with its group.
 */
export function useColumnMenu<TRow>(
  visible: readonly ColumnDef<TRow>[],
  groupRows: readonly GroupRow[],
): ColumnMenuState<TRow> {
  const [group, setGroup] = useState<{ key: string; anchor: HTMLElement } | null>(null);
  const cell = group && groupRows.flat().find(({ key }) => key === group.key);
  if (group && !cell) setGroup(null);
  // Known by its id: a caller may define it anew while it is open.
  const [open, setOpen] = useState<(Omit<OpenColumnMenu<TRow>, 'column'> & { id: string }) | null>(null);
  const column = open && visible.find(({ id }) => id === open.id);
  if (open && !column) setOpen(null);
  return {
    open: column ? { ...open, column } : null,
    openMenu: ({ id }, anchor) => setOpen({ id, anchor, part: 'menu' }),
    openFilter: () => setOpen((now) => now && { ...now, part: 'filter' }),
    openGroup: cell ? { cell, anchor: group.anchor } : null,
    openGroupMenu: ({ key }, anchor) => setGroup({ key, anchor }),
    close: () => {
      setOpen(null);
      setGroup(null);
    },
  };
}
