import { useState } from 'react';
import { hideableColumns } from '../ColumnPicker/columnChoice.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { DataTableLogger } from '../columns/checkColumns.ts';
import { boundedWidth } from '../columns/columnLayout.ts';
import { fullOrder, moveBeside, moveByOne } from '../columns/columnOrder.ts';
import { pinnedEdge, withPin } from '../columns/columnPins.ts';
import type { PinnedEdge } from '../columns/columnPins.ts';
import { contentWidth } from '../grid/contentWidth.ts';
import { groupActions, type GroupActions } from '../hooks/groupActions.ts';
import type { GroupRow } from '../model/columns/groupRows.ts';
import type { DataTableInstance } from '../model/columns/columnFeatures.ts';
import type { TableStateControl } from './useTableState.ts';

/** What one press of a key changes a column's width by, in px. */
const keyboardStep = 16;

/** What a person is told who tries to move a pinned column (TABLE-COL-5). */
export const pinnedRefusal = 'Cannot reorder pinned columns';

/** What the actions work on. */
export interface ColumnActionsOptions<TRow> {
  /** All columns. */
  columns: readonly ColumnDef<TRow>[];
  /** The visible columns, left to right. */
  visible: readonly ColumnDef<TRow>[];
  /** Rows of group headers, top first. */
  groupRows: readonly GroupRow[];
  /** Takes warnings. */
  logger: DataTableLogger | undefined;
}

/** The table's state and the TanStack Table that holds the columns. */
export interface ColumnsControl extends TableStateControl {
  /** Holds the columns. */
  instance: DataTableInstance;
}

/** What can be done with columns, by mouse, keyboard and menu alike, and what is said of it. */
export interface ColumnActions<TRow> {
  /** Gives a column a width in px. */
  resize: (column: ColumnDef<TRow>, width: number) => void;
  /** Makes a column as wide as its content that is drawn; told its header, or an element in it. */
  fit: (column: ColumnDef<TRow>, within: Element) => void;
  /** Makes a column that is `currentWidth` px wide one step narrower (-1) or wider (1). */
  resizeStep: (column: ColumnDef<TRow>, direction: -1 | 1, currentWidth: number) => void;
  /** Puts a column beside another one. */
  moveBeside: (column: ColumnDef<TRow>, targetId: string, side: 'before' | 'after') => void;
  /** Moves a column one place to the left (-1) or to the right (1); answers where it stands then among the visible columns. */
  moveStep: (column: ColumnDef<TRow>, direction: -1 | 1) => number;
  /** Whether a column is among those that are shown. */
  isShown: (column: ColumnDef<TRow>) => boolean;
  /** Whether a column has a place to move to. */
  canMove: (column: ColumnDef<TRow>, direction: -1 | 1) => boolean;
  /** Says that a pinned column stays where it is. */
  refuseMove: () => void;
  /** Takes a column one step on in the cycle of its sort; `isAdded` keeps the sort by other columns. */
  stepSort: (column: ColumnDef<TRow>, isAdded: boolean) => void;
  /**
   * Sorts by a column alone, or by it in another direction where it is one of several; the direction in which it is sorted already
   * takes its sort away (TABLE-SORT-1).
   */
  sort: (column: ColumnDef<TRow>, direction: 'asc' | 'desc') => void;
  /** Takes the sort by a column away. */
  clearSort: (column: ColumnDef<TRow>) => void;
  /** The edge where a column stays, if any. */
  edgeOf: (column: ColumnDef<TRow>) => PinnedEdge | null;
  /** Pins a column to an edge, or with null frees it. */
  pin: (column: ColumnDef<TRow>, edge: PinnedEdge | null) => void;
  /** Switches a column off. */
  hide: (column: ColumnDef<TRow>) => void;
  /** Whether a column may be switched off: it is not pinned, and another one stays. */
  canHide: (column: ColumnDef<TRow>) => boolean;
  /** What the user can do with groups of columns. */
  group: GroupActions;
  /** Announces what was done. */
  say: (text: string) => void;
  /** What to announce of the last action; empty before the first. */
  announcement: string;
}

/** Order, pins, widths and visibility of columns as a person changes them (TABLE-COL-4, TABLE-COL-5, PLUS-16). */
export function useColumnActions<TRow>(
  control: ColumnsControl,
  options: ColumnActionsOptions<TRow>,
): ColumnActions<TRow> {
  const [announcement, setAnnouncement] = useState('');
  // What is said twice must be another text the second time, or it would not be heard again.
  const say = (text: string) => setAnnouncement((now) => (now === text ? `${text}\u00a0` : text));
  const edgeOf = (column: ColumnDef<TRow>) => pinnedEdge(column, control.state.columnPinning);
  const order = orderActions(control, options, edgeOf, say);
  return {
    ...{ announcement, say, edgeOf },
    ...sizeActions(control.instance, say),
    ...order,
    group: groupActions(control, options, order.refuseMove, say),
    ...sortActions<TRow>(control),
    ...placeActions(control, options, edgeOf, say),
  };
}

type Say = (text: string) => void;
type EdgeOf<TRow> = (column: ColumnDef<TRow>) => PinnedEdge | null;

function sizeActions(instance: DataTableInstance, say: Say) {
  const resize = <TRow>(column: ColumnDef<TRow>, wanted: number) => {
    const width = boundedWidth(wanted, column);
    instance.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }));
    say(`${column.header}, ${width} pixels wide`);
  };
  return {
    resize,
    fit: <TRow>(column: ColumnDef<TRow>, within: Element) => {
      const width = contentWidth(within);
      if (width !== null) resize(column, width);
    },
    resizeStep: <TRow>(column: ColumnDef<TRow>, direction: -1 | 1, currentWidth: number) =>
      resize(column, currentWidth + direction * keyboardStep),
  };
}

function orderActions<TRow>(
  { state, instance }: ColumnsControl,
  { columns, visible, logger }: ColumnActionsOptions<TRow>,
  edgeOf: EdgeOf<TRow>,
  say: Say,
) {
  const order = fullOrder(
    columns.map((column) => column.id),
    state.columnOrder,
  );
  const movable = visible.filter((column) => edgeOf(column) === null).map((column) => column.id);
  const refuseMove = () => {
    logger?.warn(pinnedRefusal);
    say(pinnedRefusal);
  };
  /** Where a column stands among the visible ones in an order. */
  const placeIn = (columnOrder: readonly string[], id: string) => {
    const pinnedLeft = visible.filter((column) => edgeOf(column) === 'left').length;
    return pinnedLeft + columnOrder.filter((other) => movable.includes(other)).indexOf(id);
  };
  const apply = (column: ColumnDef<TRow>, columnOrder: string[]): number => {
    const place = placeIn(columnOrder, column.id);
    instance.setColumnOrder(columnOrder);
    say(`${column.header}, column ${place + 1} of ${visible.length}`);
    return place;
  };
  return {
    refuseMove,
    isShown: ({ id }: ColumnDef<TRow>) => visible.some((column) => column.id === id),
    canMove: (column: ColumnDef<TRow>, direction: -1 | 1) => moveByOne(order, movable, column.id, direction) !== null,
    moveBeside: (column: ColumnDef<TRow>, targetId: string, side: 'before' | 'after') => {
      if (movable.includes(column.id) && movable.includes(targetId))
        apply(column, moveBeside(order, column.id, targetId, side));
    },
    moveStep: (column: ColumnDef<TRow>, direction: -1 | 1) => {
      const place = visible.findIndex((other) => other.id === column.id);
      if (edgeOf(column) !== null) {
        refuseMove();
        return place;
      }
      const moved = moveByOne(order, movable, column.id, direction);
      return moved ? apply(column, moved) : place;
    },
  };
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

function placeActions<TRow>(
  { state, change, instance }: ColumnsControl,
  { visible }: ColumnActionsOptions<TRow>,
  edgeOf: EdgeOf<TRow>,
  say: Say,
) {
  const hideable = hideableColumns(visible, state.columnPinning);
  return {
    pin: (column: ColumnDef<TRow>, edge: PinnedEdge | null) => {
      change(({ columnPinning }) => ({ columnPinning: withPin(columnPinning, column.id, edge) }), 'column-pinning');
      say(`${column.header}, ${edge === null ? 'no longer pinned' : 'pinned'}`);
    },
    canHide: (column: ColumnDef<TRow>) => visible.length > 1 && hideable.includes(column),
    hide: (column: ColumnDef<TRow>) => {
      instance.getColumn(column.id)?.toggleVisibility(false);
      say(`${column.header}, hidden`);
    },
  };
}
