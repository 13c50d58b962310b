import type { SortEntry } from '../engine/TableView.ts';

/** How a header's activation changes a sort. */
export interface SortStep {
  /** The column. */
  columnId: string;
  /** The direction that comes first; the other one follows, then none (TABLE-SORT-1). */
  first: 'asc' | 'desc';
  /** True keeps the sort by other columns, which then decide before this one. */
  isAdded: boolean;
}

/** The sort after a header was activated. */
export function nextSorting(sorting: readonly SortEntry[], { columnId, first, isAdded }: SortStep): SortEntry[] {
  const now = sorting.find((entry) => entry.id === columnId);
  const next = nextEntry(now, columnId, first === 'desc');
  if (!isAdded) return next ? [next] : [];
  if (!now) return next ? [...sorting, next] : [...sorting];
  // A column keeps its place among those that decide.
  return sorting.flatMap((entry) => (entry === now ? (next ?? []) : entry));
}

function nextEntry(now: SortEntry | undefined, id: string, isDescendingFirst: boolean): SortEntry | null {
  if (!now) return { id, desc: isDescendingFirst };
  return now.desc === isDescendingFirst ? { id, desc: !isDescendingFirst } : null;
}
