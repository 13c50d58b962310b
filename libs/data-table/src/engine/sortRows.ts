import { gatherMarked, radixSort } from './radixSort.ts';
import type { SortKeys } from './sortKeys.ts';
import type { Steps } from './steps.ts';

/** Position of rows without a value in both directions. */
export type UndefinedPlacement = 'first' | 'last';

/** One column of a sort. */
export interface SortRule {
  /** The column's keys. */
  keys: SortKeys;
  /** True for descending. */
  descending: boolean;
  /** Position of rows without a value. */
  undefinedPlacement: UndefinedPlacement;
}

/**
 * Sorts row numbers, given in source order, in place. Later rules break ties; rows that tie in all rules keep the
 * source order, in both directions.
 */
export function* sortRows(rules: readonly SortRule[], rows: Uint32Array): Steps<Uint32Array> {
  const buffers = { order: rows, spare: new Uint32Array(rows.length) };
  // Last rule first: every pass is stable, so the final pass, the first rule, decides.
  for (const { keys, descending, undefinedPlacement } of [...rules].reverse()) {
    yield* radixSort(buffers, keys.low, descending);
    if (keys.high) yield* radixSort(buffers, keys.high, descending);
    if (keys.missing) yield* gatherMarked(buffers, keys.missing, undefinedPlacement);
  }
  return buffers.order;
}
