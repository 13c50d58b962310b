import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { DataTableLogger } from '../columns/checkColumns.ts';
import { boundedWidth, leastWidth } from '../columns/columnLayout.ts';
import { moveBeside } from '../columns/columnOrder.ts';
import { withPin } from '../columns/columnPins.ts';
import type { PinnedEdge } from '../columns/columnPins.ts';
import { columnPopupsPart } from '../ColumnMenu/columnPopupsPart.ts';
import { columnHeaders } from '../grid/columnHeaders.ts';
import type { DataTableInstance } from '../model/columns/columnFeatures.ts';
import { columnHeading, type Heading, type HeadingRow } from '../model/columns/headings.ts';
import { spreadWidth } from '../model/columns/spreadWidth.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import type { TableWords } from '../texts/useTableWords.ts';

/** Options of `headingActions`. */
export interface HeadingActionsOptions<TRow> {
  /** The visible columns, left to right. */
  visible: readonly ColumnDef<TRow>[];
  /** Rows of group headings, top first. */
  groupRows: readonly HeadingRow[];
  /** Takes warnings. */
  logger: DataTableLogger | undefined;
  /** Announces an action. */
  say: (text: string) => void;
  /** The table's texts. */
  words: TableWords;
}

/** The table's state and the TanStack Table that holds the columns. */
export interface ColumnsControl extends TableStateControl {
  /** Holds the columns. */
  instance: DataTableInstance;
}

/** Actions on a column or a group of columns, for mouse, keyboard and menu. */
export interface HeadingActions<TRow> {
  /** Returns the heading of a column. */
  headingOf: (column: ColumnDef<TRow>) => Heading;
  /** Returns a current heading by its key; undefined if it no longer exists. */
  find: (key: string) => Heading | undefined;
  /** Gives a heading a width in px, which is spread over its columns. `within` is an element in the table's header. */
  resize: (heading: Heading, width: number, within: Element) => void;
  /** Makes a heading one step narrower (-1) or wider (1). */
  resizeStep: (heading: Heading, direction: -1 | 1, within: Element) => void;
  /** Makes each column of a heading as wide as its content that is rendered. */
  fit: (heading: Heading, within: Element) => void;
  /** Puts a heading's columns beside another heading of its level. */
  moveBeside: (heading: Heading, target: Heading, side: 'before' | 'after') => void;
  /**
   * Moves a heading one place to the left (-1) or to the right (1) among those of its level. Returns the place of its
   * first column among the visible ones; null if it did not move.
   */
  moveStep: (heading: Heading, direction: -1 | 1) => number | null;
  /** Whether a heading has a place to move to. */
  canMove: (heading: Heading, direction: -1 | 1) => boolean;
  /** Announces that a pinned heading stays where it is. */
  refuseMove: () => void;
  /** The announcement of `refuseMove`. */
  pinnedRefusal: string;
  /** Whether a heading's columns can be pinned and moved: none of them is pinned by its definition. */
  canPin: (heading: Heading) => boolean;
  /** Pins a heading's columns to an edge, or with null unpins them. */
  pin: (heading: Heading, edge: PinnedEdge | null) => void;
  /** Hides a heading's columns. */
  hide: (heading: Heading) => void;
  /** Whether a heading's columns can be hidden: not if they are pinned, or if no other column would remain. */
  canHide: (heading: Heading) => boolean;
}

/** Width change per key press in px. */
const keyboardStep = 16;

/** Logged when the user tries to move a pinned column (TABLE-COL-5). */
const pinnedRefusal = 'Cannot reorder pinned columns';

/** Returns the actions on columns and groups of columns (TABLE-COL-4, TABLE-COL-5, PLUS-16). */
export function headingActions<TRow>(
  control: ColumnsControl,
  options: HeadingActionsOptions<TRow>,
): HeadingActions<TRow> {
  return {
    ...sizeActions(control, options),
    ...orderActions(control, options),
    ...placeActions(control, options),
  };
}

function sizeActions<TRow>({ state, instance }: ColumnsControl, { visible, say, words }: HeadingActionsOptions<TRow>) {
  const { announce } = words.texts;
  const sizedColumns = ({ columnIds }: Heading, within: Element) => {
    const headers = columnHeaders(within);
    return visible
      .filter(({ id }) => columnIds.includes(id))
      .map((column) => {
        const header = headers.get(column.id);
        // Columns outside the viewport are not rendered, and have their min width.
        const width = header?.offsetWidth || (state.columnSizing[column.id] ?? leastWidth(column));
        return { ...column, width, header };
      });
  };
  const setWidths = ({ header }: Heading, widths: Record<string, number>) => {
    instance.setColumnSizing((sizes) => ({ ...sizes, ...widths }));
    const width = Object.values(widths).reduce((sum, one) => sum + one, 0);
    say(announce.width(header ?? '', String(width)));
  };
  const resize = (heading: Heading, width: number, within: Element) =>
    setWidths(heading, spreadWidth(sizedColumns(heading, within), width));
  return {
    resize,
    resizeStep: (heading: Heading, direction: -1 | 1, within: Element) => {
      const width = sizedColumns(heading, within).reduce((sum, column) => sum + column.width, 0);
      resize(heading, width + direction * keyboardStep, within);
    },
    fit: (heading: Heading, within: Element) => {
      const columns = sizedColumns(heading, within);
      columnPopupsPart.load().then(
        ({ contentWidth }) => {
          const fit = columns.map(({ header, ...column }) => [
            column.id,
            boundedWidth((header && contentWidth(header)) ?? column.width, column),
          ]);
          setWidths(heading, Object.fromEntries(fit) as Record<string, number>);
        },
        () => undefined,
      );
    },
  };
}

function orderActions<TRow>(
  { state, instance }: ColumnsControl,
  { visible, groupRows, logger, say, words }: HeadingActionsOptions<TRow>,
) {
  const { announce } = words.texts;
  const order = instance.getAllLeafColumns().map(({ id }) => id);
  const headingOf = (column: ColumnDef<TRow>) => columnHeading(column, state.columnPinning);
  const ofColumns = visible.map(headingOf);
  const rows = [...groupRows, ofColumns];
  const refuseMove = () => {
    logger?.warn(pinnedRefusal);
    say(announce.pinnedRefusal);
  };
  const moved = (heading: Heading, target: Heading, side: 'before' | 'after') =>
    moveBeside(order, [...heading.columnIds, ...heading.hiddenIds], outermost(target, order, side), side);
  const apply = ({ header, columnIds }: Heading, columnOrder: string[]): number => {
    instance.setColumnOrder(columnOrder);
    const pinnedLeft = ofColumns.filter(({ edge }) => edge === 'left').length;
    const shown = columnOrder.filter((id) => ofColumns.some(({ key, edge }) => key === id && edge === null));
    const first = pinnedLeft + shown.findIndex((id) => columnIds.includes(id));
    say(announce.moved(header ?? '', first + 1, first + columnIds.length, visible.length));
    return first;
  };
  return {
    headingOf,
    refuseMove,
    pinnedRefusal: announce.pinnedRefusal,
    find: (key: string) => rows.flat().find((heading) => heading.key === key),
    canMove: (heading: Heading, direction: -1 | 1) => neighbourOf(heading, rows, direction) !== undefined,
    moveBeside: (heading: Heading, target: Heading, side: 'before' | 'after') => {
      if (heading.edge === null && target.edge === null) apply(heading, moved(heading, target, side));
    },
    moveStep: (heading: Heading, direction: -1 | 1) => {
      const target = neighbourOf(heading, rows, direction);
      if (heading.edge !== null) refuseMove();
      return target ? apply(heading, moved(heading, target, direction < 0 ? 'before' : 'after')) : null;
    },
  };
}

/** Returns the movable heading beside another one of its level. */
function neighbourOf({ key, edge }: Heading, rows: readonly HeadingRow[], direction: -1 | 1): Heading | undefined {
  const row = rows.find((headings) => headings.some((heading) => heading.key === key)) ?? [];
  const movable = row.filter((heading) => heading.edge === null);
  return edge === null ? movable[movable.findIndex((heading) => heading.key === key) + direction] : undefined;
}

/** Returns the outermost column of a heading on one side, including hidden ones. */
function outermost({ columnIds, hiddenIds }: Heading, order: readonly string[], side: 'before' | 'after'): string {
  const step = side === 'before' ? -1 : 1;
  let place = order.indexOf((side === 'before' ? columnIds[0] : columnIds.at(-1)) ?? '');
  while (hiddenIds.includes(order[place + step] ?? '')) place += step;
  return order[place] ?? '';
}

function placeActions<TRow>(
  { change, instance }: ColumnsControl,
  { visible, say, words }: HeadingActionsOptions<TRow>,
) {
  const { announce } = words.texts;
  return {
    canPin: ({ columnIds }: Heading) => columnIds.every((id) => instance.getColumn(id)?.getCanPin()),
    pin: ({ header, columnIds, hiddenIds }: Heading, edge: PinnedEdge | null) => {
      const ids = [...columnIds, ...hiddenIds];
      change(({ columnPinning }) => ({ columnPinning: withPin(columnPinning, ids, edge) }), 'column-pinning');
      say(edge === null ? announce.unpinned(header ?? '') : announce.pinned(header ?? ''));
    },
    canHide: ({ edge, columnIds }: Heading) => edge === null && visible.length > columnIds.length,
    hide: ({ header, columnIds }: Heading) => {
      const hidden = Object.fromEntries(columnIds.map((id) => [id, false]));
      instance.setColumnVisibility((visibility) => ({ ...visibility, ...hidden }));
      say(announce.hidden(header ?? ''));
    },
  };
}
