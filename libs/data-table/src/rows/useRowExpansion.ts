import { useCallback, useMemo, useState } from 'react';
import type { RowTree } from '../engine/RowTree.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import { placesWhere } from './placesWhere.ts';
import { isRowOpen, toggledExpansion } from './expansionRules.ts';

/** Options of `useRowExpansion`. */
export interface RowExpansionOptions {
  /** How rows are nested; null if none are. */
  tree: RowTree | null;
  /** Number of rows. */
  rowCount: number;
  /** Returns the id of a row. */
  idOf: (rowIndex: number) => string;
  /** Returns the row of an id; -1 if there is none. */
  rowOf: (id: string) => number;
  /** Key of the active search and filters; empty for none. */
  filterKey: string;
}

/** The rows whose nested rows are shown. */
export interface RowExpansion {
  /** True if the source has nested rows. */
  isTree: boolean;
  /** For the engine: rows whose nested rows are shown, by number. */
  expanded: true | ReadonlySet<number>;
  /** Whether the rows nested in a row are shown; null if there are none. */
  isExpanded: (rowIndex: number) => boolean | null;
  /** Expands or collapses some rows. */
  expand: (rowIndexes: readonly number[], open: boolean) => void;
  /** Expands or collapses all rows. */
  expandAll: (open: boolean) => void;
}

/** Rows that were collapsed while a search or filter was active; they stay collapsed until it changes. */
interface ClosedHits {
  filterKey: string;
  rows: ReadonlySet<number>;
}

/**
 * Row expansion (TABLE-ROW-1). While a search or filter is active, all ancestors of hits are expanded; collapsing one
 * then does not change the state.
 */
export function useRowExpansion({ state, change }: TableStateControl, options: RowExpansionOptions): RowExpansion {
  const { tree, rowCount, idOf, rowOf, filterKey } = options;
  const [closed, setClosed] = useState<ClosedHits>({ filterKey: '', rows: new Set() });
  const isFiltering = filterKey !== '';
  const closedRows = closed.filterKey === filterKey ? closed.rows : noRows;
  const expanded = useMemo((): true | ReadonlySet<number> => {
    if (!tree) return noRows;
    if (isFiltering) return closedRows.size === 0 ? true : allBut(tree, rowCount, closedRows);
    return state.expanded === true ? true : new Set(state.expanded.map(rowOf));
  }, [tree, isFiltering, closedRows, rowCount, state.expanded, rowOf]);
  const isExpanded = useCallback(
    (rowIndex: number) => (tree?.hasChildren(rowIndex) ? isRowOpen(expanded, rowIndex) : null),
    [tree, expanded],
  );
  const parents = () => (tree ? parentsOf(tree, rowCount) : []);
  const expand = (rowIndexes: readonly number[], open: boolean) => {
    const changed = rowIndexes.filter((row) => isExpanded(row) === !open);
    if (isFiltering) {
      const rows = new Set(closedRows);
      for (const row of changed) rows[open ? 'delete' : 'add'](row);
      setClosed({ filterKey, rows });
      return;
    }
    const allIds = () => parents().map(idOf);
    change({ expanded: toggledExpansion(state.expanded, changed.map(idOf), open, allIds) }, 'expanded');
  };
  const expandAll = (open: boolean) => {
    if (isFiltering) expand(parents(), open);
    else change({ expanded: open || [] }, 'expanded');
  };
  return { isTree: tree !== null, expanded, isExpanded, expand, expandAll };
}

const noRows: ReadonlySet<number> = new Set();

function parentsOf(tree: RowTree, rowCount: number): number[] {
  return placesWhere(rowCount, (row) => tree.hasChildren(row));
}

function allBut(tree: RowTree, rowCount: number, closed: ReadonlySet<number>): ReadonlySet<number> {
  return new Set(parentsOf(tree, rowCount).filter((row) => !closed.has(row)));
}
