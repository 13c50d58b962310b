import { useState } from 'react';
import type { Heading } from '../model/columns/headings.ts';

/** The menu or filter that is open at a header. */
export interface OpenColumnMenu {
  /** The column or group. */
  heading: Heading;
  /** The element that it is placed at. */
  anchor: HTMLElement;
  /** The menu itself, or the filter that it leads to. */
  part: 'menu' | 'filter';
}

/** Which column's menu or filter, or which group's menu, is open. */
export interface ColumnMenuState {
  /** What is open; null for nothing. */
  open: OpenColumnMenu | null;
  /** Opens the menu of a column or a group. */
  openMenu: (heading: Heading, anchor: HTMLElement) => void;
  /** Opens the filter of the column whose menu is open. */
  openFilter: () => void;
  /** Closes the menu, and the filter unless that has just been opened from the menu. */
  close: () => void;
}

/**
 * Keeps which menu or filter is open.
 * @param find Returns a heading by its key, undefined where it is gone: what is open closes with it.
 */
export function useColumnMenu(find: (key: string) => Heading | undefined): ColumnMenuState {
  // Known by its key: a caller may define a column again while its menu is open.
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
