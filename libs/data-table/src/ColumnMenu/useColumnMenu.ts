import { useState } from 'react';
import type { Heading } from '../model/columns/headings.ts';

/** The menu or filter that is open at a header. */
export interface OpenColumnMenu {
  /** The column or group. */
  heading: Heading;
  /** The anchor element. */
  anchor: HTMLElement;
  /** The menu or the filter. */
  part: 'menu' | 'filter';
}

/** Which column's menu or filter, or which group's menu, is open. */
export interface ColumnMenuState {
  /** The open menu or filter; null for none. */
  open: OpenColumnMenu | null;
  /** Opens the menu of a column or a group. */
  openMenu: (heading: Heading, anchor: HTMLElement) => void;
  /** Opens the filter of the column whose menu is open. */
  openFilter: () => void;
  /** Closes the menu, and the filter unless the menu has just opened it. */
  close: () => void;
}

/**
 * Holds which menu or filter is open.
 * @param find Returns a heading by its key; undefined if it no longer exists, which closes its menu.
 */
export function useColumnMenu(find: (key: string) => Heading | undefined): ColumnMenuState {
  // Stored by key, since the caller may replace the column definition while its menu is open.
  const [open, setOpen] = useState<(Omit<OpenColumnMenu, 'heading'> & { key: string }) | null>(null);
  const heading = open && find(open.key);
  if (open && !heading) setOpen(null);
  return {
    open: heading ? { ...open, heading } : null,
    openMenu: ({ key }, anchor) => setOpen({ key, anchor, part: 'menu' }),
    openFilter: () => setOpen((now) => now && { ...now, part: 'filter' }),
    close: () => setOpen(null),
  };
}
