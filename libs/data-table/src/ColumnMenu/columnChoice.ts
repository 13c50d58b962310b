import { foldText } from '../engine/foldText.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { ColumnNode } from '../model/columns/columnTree.ts';
import { pinnedEdge } from '../columns/columnPins.ts';
import type { ColumnPinningState } from '../state/tableState.ts';

/** Hidden columns by id (`false`). */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** Returns the columns that the user may hide: pinned ones are always shown (TABLE-COL-5). */
export function hideableColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  pinning: ColumnPinningState,
): ColumnDef<TRow>[] {
  return columns.filter((column) => pinnedEdge(column, pinning) === null);
}

/** Returns how many of some columns are shown: all, some or none. */
export function visibleShare<TRow>(
  columns: readonly ColumnDef<TRow>[],
  visibility: ColumnVisibility,
): 'all' | 'some' | 'none' {
  const visible = columns.filter(({ id }) => visibility[id] !== false).length;
  if (visible === columns.length) return 'all';
  return visible === 0 ? 'none' : 'some';
}

/** Returns the visibility after toggling some columns: all are shown, or none if all were. */
export function toggleColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  visibility: ColumnVisibility,
): Record<string, boolean> {
  const hide = visibleShare(columns, visibility) === 'all';
  return { ...visibility, ...Object.fromEntries(columns.map(({ id }) => [id, !hide])) };
}

/** A column to choose, or a group of them. */
export interface Choice<TRow> {
  /** The header of the column or group. */
  header: string;
  /** Identifies the column or group. */
  id: string;
  /** The column, or all columns in the group. */
  columns: readonly ColumnDef<TRow>[];
  /** The group's members; empty for a column. */
  choices: readonly Choice<TRow>[];
}

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
      if (!column || !hideable.includes(column) || !matches(column)) return [];
      return [{ id: column.id, header: column.header, columns: [column], choices: [] }];
    }
    const choices = choicesOf(node.nodes, columns, hideable, matches(node) ? '' : wanted);
    if (choices.length === 0) return [];
    const { id, header } = node;
    return [{ id, header, choices, columns: choices.flatMap((choice) => choice.columns) }];
  });
}
