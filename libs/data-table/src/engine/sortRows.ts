import { gatherMarked, radixSort } from './radixSort.ts';
import type { SortKeys } from './sortKeys.ts';
import type { Steps } from './steps.ts';

/** Where rows without a value are, whatever the direction: at the beginning or at the end. */
export type UndefinedPlacement = 'first' | 'last';

/** One column of a sort. */
export interface SortRule {
  /** The column's keys. */
  keys: SortKeys;
  /** True for descending. */
  descending: boolean;
  /** Where rows without a value are. */
  undefinedPlacement: UndefinedPlacement;
}

/**
 * Sorts row numbers that are given in the order of the source. The first rule decides, the following ones decide ties, and
 * rows that tie in all of them stay in the order of the source, in both directions. The array given is written to.
 */
export function* sortRows(rules: readonly SortRule[], rows: Uint32Array): Steps<Uint32Array> {
  const buffers = { order: rows, spare: new Uint32Array(rows.length) };
  // Least rule first: every pass is stable, so the last one made, the first rule, decides.
  for (const { keys, descending, undefinedPlacement } of [...rules].reverse()) {
    yield* radixSort(buffers, keys.low, descending);
    if (keys.high) yield* radixSort(buffers, keys.high, descending);
    if (keys.missing) yield* gatherMarked(buffers, keys.missing, undefinedPlacement);
  }
  return buffers.order;
}
