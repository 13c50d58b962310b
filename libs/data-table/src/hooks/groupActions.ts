import { hideableColumns } from '../ColumnPicker/columnChoice.ts';
import { leastWidth } from '../columns/columnLayout.ts';
import { fullOrder, moveBeside } from '../columns/columnOrder.ts';
import { fixedEdge, withPin } from '../columns/columnPins.ts';
import type { PinnedEdge } from '../columns/columnPins.ts';
import { contentWidth } from '../grid/contentWidth.ts';
import { columnHeaders } from '../grid/columnHeaders.ts';
import type { GroupCell, GroupRow } from '../model/columns/groupRows.ts';
import { spreadWidth } from '../model/columns/spreadWidth.ts';
import type { ColumnActionsOptions, ColumnsControl } from '../state/useColumnActions.ts';

/** What the user can do with groups of columns, by mouse, keyboard and menu alike. */
export interface GroupActions {
  /** Gives a group a width in px, which is spread over its columns. `within` is an element in the table's header. */
  resize: (cell: GroupCell, width: number, within: Element) => void;
  /** Makes a group one step narrower (-1) or wider (1). */
  resizeStep: (cell: GroupCell, direction: -1 | 1, within: Element) => void;
  /** Makes each column of a group as wide as its content. */
  fit: (cell: GroupCell, within: Element) => void;
  /** Puts a group beside another header of its level. */
  moveBeside: (cell: GroupCell, target: GroupCell, side: 'before' | 'after') => void;
  /**
   * Moves a group one place to the left (-1) or to the right (1) among the headers of its level. Returns the place of its first
   * column among the visible ones; null where it did not move.
   */
  moveStep: (cell: GroupCell, direction: -1 | 1) => number | null;
  /** Whether a group has a place to move to. */
  canMove: (cell: GroupCell, direction: -1 | 1) => boolean;
  /** Announces that a pinned group stays where it is. */
  refuseMove: () => void;
  /** Whether a group's columns can be pinned and moved: none of them is pinned by its definition. */
  canPin: (cell: GroupCell) => boolean;
  /** Pins a group's columns to an edge, or with null unpins them. */
  pin: (cell: GroupCell, edge: PinnedEdge | null) => void;
  /** Hides a group's columns. */
  hide: (cell: GroupCell) => void;
  /** Whether a group's columns can be hidden: they are not pinned, and another column stays. */
  canHide: (cell: GroupCell) => boolean;
}

/** What one press of a key changes a group's width by, in px. */
const keyboardStep = 16;

/** Returns the actions on groups of columns (PLUS-16). */
export function groupActions<TRow>(
  control: ColumnsControl,
  options: ColumnActionsOptions<TRow>,
  refuseMove: () => void,
  say: (text: string) => void,
): GroupActions {
  return {
    refuseMove,
    ...groupSizes(control, options, say),
    ...groupPlaces(control, options, refuseMove, say),
    ...groupPins(control, options, say),
  };
}

function groupSizes<TRow>(
  { state, instance }: ColumnsControl,
  { visible }: ColumnActionsOptions<TRow>,
  say: (text: string) => void,
) {
  const sizedColumns = ({ columnIds }: GroupCell, within: Element) => {
    const headers = columnHeaders(within);
    return visible
      .filter(({ id }) => columnIds.includes(id))
      .map((column) => {
        // Columns out of view are not in the document, and have their least widths.
        const width = headers.get(column.id)?.offsetWidth || (state.columnSizing[column.id] ?? leastWidth(column));
        return { ...column, width };
      });
  };
  const setWidths = (cell: GroupCell, widths: Record<string, number>) => {
    instance.setColumnSizing((sizes) => ({ ...sizes, ...widths }));
    say(`${cell.header}, ${Object.values(widths).reduce((sum, width) => sum + width, 0)} pixels wide`);
  };
  const resize = (cell: GroupCell, width: number, within: Element) =>
    setWidths(cell, spreadWidth(sizedColumns(cell, within), width));
  return {
    resize,
    resizeStep: (cell: GroupCell, direction: -1 | 1, within: Element) => {
      const width = sizedColumns(cell, within).reduce((sum, column) => sum + column.width, 0);
      resize(cell, width + direction * keyboardStep, within);
    },
    fit: (cell: GroupCell, within: Element) => {
      const headers = columnHeaders(within);
      const columns = sizedColumns(cell, within).map((column) => {
        const header = headers.get(column.id);
        return { ...column, width: (header && contentWidth(header)) ?? column.width };
      });
      setWidths(
        cell,
        spreadWidth(
          columns,
          columns.reduce((sum, column) => sum + column.width, 0),
        ),
      );
    },
  };
}

function groupPlaces<TRow>(
  { state, instance }: ColumnsControl,
  { columns, visible, groupRows }: ColumnActionsOptions<TRow>,
  refuseMove: () => void,
  say: (text: string) => void,
) {
  const order = fullOrder(
    columns.map(({ id }) => id),
    state.columnOrder,
  );
  const moved = (cell: GroupCell, target: GroupCell, side: 'before' | 'after') =>
    moveBeside(order, [...cell.columnIds, ...cell.hiddenIds], outermost(target, order, side), side);
  const apply = (cell: GroupCell, columnOrder: string[]): number => {
    instance.setColumnOrder(columnOrder);
    const scrolling = new Set(groupRows.flat().flatMap(({ edge, columnIds }) => (edge === null ? columnIds : [])));
    const pinnedLeft = visible.findIndex(({ id }) => scrolling.has(id));
    const shown = columnOrder.filter((id) => scrolling.has(id));
    const first = pinnedLeft + shown.findIndex((id) => cell.columnIds.includes(id));
    const places =
      cell.columnIds.length > 1 ? `columns ${first + 1} to ${first + cell.columnIds.length}` : `column ${first + 1}`;
    say(`${cell.header}, ${places} of ${visible.length}`);
    return first;
  };
  return {
    canMove: (cell: GroupCell, direction: -1 | 1) => neighbourOf(cell, groupRows, direction) !== undefined,
    moveBeside: (cell: GroupCell, target: GroupCell, side: 'before' | 'after') => {
      if (cell.edge === null && target.edge === null) apply(cell, moved(cell, target, side));
    },
    moveStep: (cell: GroupCell, direction: -1 | 1) => {
      if (cell.edge !== null) {
        refuseMove();
        return null;
      }
      const target = neighbourOf(cell, groupRows, direction);
      return target ? apply(cell, moved(cell, target, direction < 0 ? 'before' : 'after')) : null;
    },
  };
}

/** The header beside a group, among those of its level that can be moved. */
function neighbourOf({ key, edge }: GroupCell, rows: readonly GroupRow[], direction: -1 | 1): GroupCell | undefined {
  const row = rows.find((cells) => cells.some((cell) => cell.key === key)) ?? [];
  const movable = row.filter((cell) => cell.edge === null);
  return edge === null ? movable[movable.findIndex((cell) => cell.key === key) + direction] : undefined;
}

/** The outermost column of a group on one side; hidden columns of the group that follow there count. */
function outermost({ columnIds, hiddenIds }: GroupCell, order: readonly string[], side: 'before' | 'after'): string {
  const step = side === 'before' ? -1 : 1;
  let place = order.indexOf((side === 'before' ? columnIds[0] : columnIds.at(-1)) ?? '');
  while (hiddenIds.includes(order[place + step] ?? '')) place += step;
  return order[place] ?? '';
}

function groupPins<TRow>(
  { state, change, instance }: ColumnsControl,
  { columns, visible }: ColumnActionsOptions<TRow>,
  say: (text: string) => void,
) {
  const hideable = new Set(hideableColumns(visible, state.columnPinning).map(({ id }) => id));
  const fixed = new Set(columns.filter((column) => fixedEdge(column) !== null).map(({ id }) => id));
  return {
    canPin: ({ columnIds }: GroupCell) => !columnIds.some((id) => fixed.has(id)),
    pin: ({ header, columnIds, hiddenIds }: GroupCell, edge: PinnedEdge | null) => {
      const ids = [...columnIds, ...hiddenIds];
      change(({ columnPinning }) => ({ columnPinning: withPin(columnPinning, ids, edge) }), 'column-pinning');
      say(`${header}, ${edge === null ? 'no longer pinned' : 'pinned'}`);
    },
    canHide: ({ columnIds }: GroupCell) =>
      visible.length > columnIds.length && columnIds.every((id) => hideable.has(id)),
    hide: ({ header, columnIds }: GroupCell) => {
      const hidden = Object.fromEntries(columnIds.map((id) => [id, false]));
      instance.setColumnVisibility((visibility) => ({ ...visibility, ...hidden }));
      say(`${header}, hidden`);
    },
  };
}
