import type { TableView } from '../engine/TableView.ts';
import { lastLevelOf, type RowBuckets } from './arrangeGroups.ts';
import type { RowGroups } from './RowGroups.ts';

/** A view whose rows may be grouped. */
export interface GroupedView<TRow> extends TableView<TRow> {
  /** The members of its groups; undefined if its rows are not grouped. */
  readonly members?: GroupMembers;
}

/** The rows of groups that pass the search and filters. */
export class GroupMembers {
  /** Number of rows that are no groups. */
  readonly dataRows: number;
  /** Number of passing rows by group. */
  readonly counts: Uint32Array;
  readonly #groups: RowGroups;
  readonly #buckets: RowBuckets;
  #passing: Uint8Array | null = null;

  constructor(groups: RowGroups, counts: Uint32Array, buckets: RowBuckets) {
    this.dataRows = groups.groupOf.length;
    this.counts = counts;
    this.#groups = groups;
    this.#buckets = buckets;
  }

  /** Returns the passing rows of a group and of those in it. */
  rowsOf(group: number): number[] {
    const { groups } = this.#groups;
    const { rows, starts } = this.#buckets;
    const last = lastLevelOf(groups);
    const isIn = (inner: number): boolean => inner === group || (inner >= 0 && isIn(groups[inner]!.parent));
    const found: number[] = [];
    groups.forEach(({ level }, number) => {
      if (level !== last || !isIn(number)) return;
      for (const row of rows.subarray(starts[number], starts[number]! + this.counts[number]!)) found.push(row);
    });
    return found;
  }

  /** Whether a row passes, also if its group is closed. */
  passes(row: number): boolean {
    return this.#passingRows[row] === 1;
  }

  /** Returns how many of some rows are in each group, without those that do not pass. */
  countIn(rows: Iterable<number>): Uint32Array {
    const { groups, groupOf } = this.#groups;
    const passing = this.#passingRows;
    const counts = new Uint32Array(groups.length);
    for (const row of rows) {
      if (!passing[row]) continue;
      for (let group = groupOf[row]!; group >= 0; group = groups[group]!.parent) counts[group]! += 1;
    }
    return counts;
  }

  get #passingRows(): Uint8Array {
    return (this.#passing ??= flagsOf(this.#buckets.rows, this.dataRows));
  }
}

function flagsOf(rows: Uint32Array, rowCount: number): Uint8Array {
  const flags = new Uint8Array(rowCount);
  for (const row of rows) flags[row] = 1;
  return flags;
}
