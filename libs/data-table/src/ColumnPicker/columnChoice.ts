import { foldText } from '../engine/foldText.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { ColumnNode } from '../model/columns/columnTree.ts';
import { pinnedEdge } from '../columns/columnPins.ts';
import type { ColumnPinningState } from '../state/tableState.ts';

/** Columns by id that are switched off (`false`). */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** The columns that a person may hide: pinned ones always stay (TABLE-COL-5). */
export function hideableColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  pinning: ColumnPinningState,
): ColumnDef<TRow>[] {
  return columns.filter((column) => pinnedEdge(column, pinning) === null);
}

/** Whether a column is shown. */
export function isColumnVisible(visibility: ColumnVisibility, columnId: string): boolean {
  return visibility[columnId] !== false;
}

/** How many of the columns that may be hidden are shown: all, some or none. */
export function visibleShare<TRow>(
  hideable: readonly ColumnDef<TRow>[],
  visibility: ColumnVisibility,
): 'all' | 'some' | 'none' {
  const visible = hideable.filter((column) => isColumnVisible(visibility, column.id)).length;
  if (visible === hideable.length) return 'all';
  return visible === 0 ? 'none' : 'some';
}

/** The visibility after "All columns" was switched: all are shown, or, when all were, only pinned ones. */
export function toggleAllColumns<TRow>(
  hideable: readonly ColumnDef<TRow>[],
  visibility: ColumnVisibility,
): Record<string, boolean> {
  const hide = visibleShare(hideable, visibility) === 'all';
  return Object.fromEntries(hideable.map((column) => [column.id, !hide]));
}

/** The visibility after one column was switched. */
export function toggleColumn(visibility: ColumnVisibility, columnId: string): Record<string, boolean> {
  return { ...visibility, [columnId]: !isColumnVisible(visibility, columnId) };
}

/** A column to choose, or a group of them. */
export type Choice<TRow> =
  | { column: ColumnDef<TRow> }
  | {
      /** The group's header. */
      header: string;
      /** Identifies the group. */
      id: string;
      /** What the group holds. */
      choices: Choice<TRow>[];
      /** All columns in it. */
      columns: ColumnDef<TRow>[];
    };

/**
 * Returns the columns to choose from in their groups: those that can be hidden and whose own or whose group's header contains a
 * text.
 * @param wanted The text, folded by `foldText`; empty for all columns.
 */
export function choicesOf<TRow>(
  nodes: readonly ColumnNode[],
  columns: readonly ColumnDef<TRow>[],
  hideable: readonly ColumnDef<TRow>[],
  wanted: string,
): Choice<TRow>[] {
  const matches = ({ header }: { header: string }) => foldText(header).includes(wanted);
  return nodes.flatMap((node): Choice<TRow>[] => {
    if (typeof node === 'number') {
      const column = columns[node];
      return column && hideable.includes(column) && matches(column) ? [{ column }] : [];
    }
    const choices = choicesOf(node.nodes, columns, hideable, matches(node) ? '' : wanted);
    if (choices.length === 0) return [];
    const { id, header } = node;
    return [{ id, header, choices, columns: choices.flatMap((one) => ('column' in one ? one.column : one.columns)) }];
  });
}
