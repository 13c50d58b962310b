import { gatherMarked, naturalOrder, radixSort } from './radixSort.ts';
import type { SortKeys } from './sortKeys.ts';

/** Where rows without a value stand, whatever the direction: at the beginning or at the end. */
export type UndefinedPlacement = 'first' | 'last';

/** One column of a sort. */
export interface SortRule {
  /** The column's keys. */
  keys: SortKeys;
  /** True for descending. */
  descending: boolean;
  /** Where rows without a value stand. */
  undefinedPlacement: UndefinedPlacement;
}

/**
 * The row numbers in sorted order. The first rule decides, the following ones decide ties, and rows that tie in all of them
 * stay in the order of the source, in both directions.
 */
export function sortRows(rules: readonly SortRule[], rowCount: number): Uint32Array {
  const buffers = naturalOrder(rowCount);
  // Least rule first: every pass is stable, so the last one made, the first rule, decides.
  for (const { keys, descending, undefinedPlacement } of [...rules].reverse()) {
    radixSort(buffers, keys.low, descending);
    if (keys.high) radixSort(buffers, keys.high, descending);
    if (keys.missing) gatherMarked(buffers, keys.missing, undefinedPlacement);
  }
  return buffers.order;
}
