import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { ColumnActions } from '../hooks/useColumnActions.ts';
import { ascendingIcon, descendingIcon } from '../grid/headerMarks.tsx';
import * as icons from './columnMenuIcons.tsx';
import { HeadingMenu } from './HeadingMenu.tsx';
import type { ColumnMenuTexts } from '../texts/TableTexts.types.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { item, type MenuEntry } from './menuItems.tsx';

/** Props of `ColumnMenu`. */
export interface ColumnMenuProps<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** The header, or the button in it. */
  anchor: HTMLElement;
  /** The column actions. */
  actions: ColumnActions<TRow>;
  /** How the table is sorted by the column. */
  sorted: 'asc' | 'desc' | null;
  /** Whether the table is sorted only by other columns, so that this one can be added. */
  isSortedByOthers: boolean;
  /** Expands or collapses all rows; only given for the column with the expand buttons. */
  onExpandAll: ((open: boolean) => void) | undefined;
  /** Opens the column's filter; omitted if it cannot be filtered. */
  onFilter: (() => void) | undefined;
  /** Removes the column's filter; omitted if there is none. */
  onClearFilter: (() => void) | undefined;
  /** Called when the menu closes. */
  onClose: () => void;
}

/** The menu of a column, which offers everything that dragging does (PLUS-16). */
export function ColumnMenu<TRow>(props: ColumnMenuProps<TRow>) {
  const { column, anchor, actions, onClose } = props;
  const { menu } = useTableWords().texts;
  const sections = [sortItems(props, menu), treeItems(props, menu), filterItems(props, menu)];
  return (
    <HeadingMenu
      kind="column"
      heading={actions.headingOf(column)}
      anchor={anchor}
      actions={actions}
      sections={sections}
      onClose={onClose}
    />
  );
}

function sortItems<TRow>(props: ColumnMenuProps<TRow>, texts: ColumnMenuTexts): MenuEntry[] {
  const { column, actions, sorted } = props;
  if (column.disableSort) return [];
  const added = item(texts.addSort, icons.addSortIcon, () => actions.stepSort(column, true));
  return [
    item(texts.sortAscending, ascendingIcon, () => actions.sort(column, 'asc'), { checked: sorted === 'asc' }),
    item(texts.sortDescending, descendingIcon, () => actions.sort(column, 'desc'), {
      checked: sorted === 'desc',
    }),
    ...(props.isSortedByOthers ? [added] : []),
    item(texts.resetSort, icons.clearIcon, () => actions.clearSort(column), { disabled: sorted === null }),
  ];
}

function treeItems<TRow>({ onExpandAll }: ColumnMenuProps<TRow>, texts: ColumnMenuTexts): MenuEntry[] {
  if (!onExpandAll) return [];
  return [
    item(texts.expandAll, icons.expandAllIcon, () => onExpandAll(true)),
    item(texts.collapseAll, icons.collapseAllIcon, () => onExpandAll(false)),
  ];
}

function filterItems<TRow>({ onFilter, onClearFilter }: ColumnMenuProps<TRow>, texts: ColumnMenuTexts): MenuEntry[] {
  if (!onFilter) return [];
  return [
    item(texts.filter, icons.filterIcon, onFilter, { staysOpen: true }),
    item(texts.clearFilter, icons.clearIcon, () => onClearFilter?.(), { disabled: onClearFilter === undefined }),
  ];
}
