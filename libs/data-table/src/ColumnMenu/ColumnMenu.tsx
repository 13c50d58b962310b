import { Menu } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { PinnedEdge } from '../columns/columnPins.ts';
import { isRightToLeft } from '../grid/isRightToLeft.ts';
import type { ColumnActions } from '../state/useColumnActions.ts';
import * as icons from './columnMenuIcons.tsx';
import { menuItems, type MenuEntry } from './menuItems.tsx';

/** Props of `ColumnMenu`. */
export interface ColumnMenuProps<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** Its header, or the button in it. */
  anchor: HTMLElement;
  /** What can be done with columns. */
  actions: ColumnActions<TRow>;
  /** How the table is sorted by the column. */
  sorted: 'asc' | 'desc' | null;
  /** Whether the table is sorted by other columns alone, to which this one can be added. */
  isSortedByOthers: boolean;
  /** Shows or hides all nested rows; left out where there are none, and in other columns than that of their signs. */
  onExpandAll: ((open: boolean) => void) | undefined;
  /** Opens the column's filter; left out where it cannot be filtered. */
  onFilter: (() => void) | undefined;
  /** Takes the column's filter away; left out where there is none. */
  onClearFilter: (() => void) | undefined;
  /** The menu is done with. */
  onClose: () => void;
}

/** What can be done with a column: everything that a drag does as well (PLUS-16). */
export function ColumnMenu<TRow>(props: ColumnMenuProps<TRow>) {
  const { column, anchor, onClose } = props;
  const sections = [sortItems, treeItems, filterItems, placeItems, sizeItems].map((itemsOf) => itemsOf(props));
  return (
    <Menu open anchor={anchor} onClose={onClose} width={224} aria-label={`${column.header} column menu`}>
      {menuItems(sections, onClose)}
    </Menu>
  );
}

/** Returns an item of the menu. */
function item(label: string, icon: ReactNode, run: () => void, options: Partial<MenuEntry> = {}): MenuEntry {
  return { label, icon, run, ...options };
}

function sortItems<TRow>(props: ColumnMenuProps<TRow>): MenuEntry[] {
  const { column, actions, sorted } = props;
  if (column.disableSort) return [];
  const added = item('Add to sort', icons.addSortIcon, () => actions.stepSort(column, true));
  return [
    item('Sort ascending', icons.ascendingIcon, () => actions.sort(column, 'asc'), { checked: sorted === 'asc' }),
    item('Sort descending', icons.descendingIcon, () => actions.sort(column, 'desc'), { checked: sorted === 'desc' }),
    ...(props.isSortedByOthers ? [added] : []),
    item('Reset sort', icons.clearIcon, () => actions.clearSort(column), { disabled: sorted === null }),
  ];
}

function treeItems<TRow>({ onExpandAll }: ColumnMenuProps<TRow>): MenuEntry[] {
  if (!onExpandAll) return [];
  return [
    item('Expand all rows', icons.expandAllIcon, () => onExpandAll(true)),
    item('Collapse all rows', icons.collapseAllIcon, () => onExpandAll(false)),
  ];
}

function filterItems<TRow>({ onFilter, onClearFilter }: ColumnMenuProps<TRow>): MenuEntry[] {
  if (!onFilter) return [];
  return [
    item('Filter…', icons.filterIcon, onFilter, { staysOpen: true }),
    item('Clear filter', icons.clearIcon, () => onClearFilter?.(), { disabled: onClearFilter === undefined }),
  ];
}

function placeItems<TRow>({ column, anchor, actions }: ColumnMenuProps<TRow>): MenuEntry[] {
  // A column that its definition pins stays where it is (TABLE-COL-5).
  if (column.isPinned) return [];
  // In a table that runs from right to left the first column stands to the right.
  const isMirrored = isRightToLeft(anchor);
  const move = (label: string, icon: ReactNode, direction: -1 | 1) =>
    item(label, icon, () => actions.moveStep(column, direction), { disabled: !actions.canMove(column, direction) });
  const pin = (label: string, icon: ReactNode, edge: PinnedEdge | null) =>
    item(label, icon, () => actions.pin(column, edge));
  const pins = [
    pin('Pin to the left', icons.pinLeftIcon, isMirrored ? 'right' : 'left'),
    pin('Pin to the right', icons.pinRightIcon, isMirrored ? 'left' : 'right'),
  ];
  return [
    move('Move left', icons.moveLeftIcon, isMirrored ? 1 : -1),
    move('Move right', icons.moveRightIcon, isMirrored ? -1 : 1),
    ...(actions.edgeOf(column) ? [pin('Unpin', icons.clearIcon, null)] : pins),
  ];
}

function sizeItems<TRow>({ column, anchor, actions }: ColumnMenuProps<TRow>): MenuEntry[] {
  return [
    item('Fit to content', icons.fitIcon, () => actions.fit(column, anchor)),
    item('Hide column', icons.hideIcon, () => actions.hide(column), { disabled: !actions.canHide(column) }),
  ];
}
