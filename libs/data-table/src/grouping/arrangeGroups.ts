import { compareTexts } from '../engine/collation.ts';
import { overRows, stepRows, type Steps } from '../engine/steps.ts';
import type { SortEntry, TableView } from '../engine/TableView.ts';
import { isMissing, isNumber, plainText } from '../engine/valueReading.ts';
import type { GroupTotals } from './groupTotals.ts';
import type { RowGroup, RowGroups } from './RowGroups.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Options of `arrangeGroups`. */
export interface GroupArrangement<TRow> {
  groups: RowGroups;
  totals: GroupTotals;
  /** The passing rows in order. */
  view: TableView<TRow>;
  sorting: readonly SortEntry[];
  /** The expanded rows; group numbers follow the source's row numbers. */
  expanded: true | ReadonlySet<number>;
  /** Returns the group level of a column; undefined for other columns. */
  levelOf: (columnId: string) => number | undefined;
}

/**
 * Arranges rows under their groups, and groups in order; omits groups without passing rows and children of collapsed
 * ones. Also returns all passing rows by group.
 */
export function* arrangeGroups<TRow>(
  arrangement: GroupArrangement<TRow>,
): Steps<{ rows: Uint32Array; depths: Uint32Array; buckets: RowBuckets }> {
  const { groups, totals, expanded } = arrangement;
  const rowCount = groups.groupOf.length;
  const children = childrenInOrder(arrangement);
  const buckets = yield* rowsByGroup(arrangement);
  const rows: number[] = [];
  const depths: number[] = [];
  // Stack of pending groups.
  const open = [...(children.get(-1) ?? [])].reverse();
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    const { level } = groups.groups[group]!;
    rows.push(rowCount + group);
    depths.push(level);
    if (expanded !== true && !expanded.has(rowCount + group)) continue;
    const inner = children.get(group);
    if (inner) {
      for (let place = inner.length - 1; place >= 0; place -= 1) open.push(inner[place]!);
      continue;
    }
    const end = buckets.starts[group]! + totals.counts[group]!;
    for (let place = buckets.starts[group]!; place < end; place += 1) {
      rows.push(buckets.rows[place]!);
      depths.push(level + 1);
      if (rows.length % stepRows === 0) yield;
    }
  }
  return { rows: Uint32Array.from(rows), depths: Uint32Array.from(depths), buckets };
}

/** The passing rows of each group of the last level, in their order. */
export interface RowBuckets {
  /** The rows, group after group. */
  rows: Uint32Array;
  /** Where the rows of a group of the last level start. */
  starts: Uint32Array;
}

function* rowsByGroup<TRow>({ groups: { groups, groupOf }, totals, view }: GroupArrangement<TRow>): Steps<RowBuckets> {
  const last = lastLevelOf(groups);
  const starts = new Uint32Array(groups.length);
  let start = 0;
  groups.forEach(({ level }, group) => {
    starts[group] = start;
    if (level === last) start += totals.counts[group]!;
  });
  const next = starts.slice();
  const rows = new Uint32Array(view.rowCount);
  yield* overRows(view.rowCount, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = rowAtPlace(view, place);
      const group = groupOf[row]!;
      rows[next[group]!] = row;
      next[group]! += 1;
    }
  });
  return { starts, rows };
}

/** Returns the level of the innermost groups. */
export function lastLevelOf(groups: readonly RowGroup[]): number {
  return groups.reduce((last, { level }) => Math.max(last, level), 0);
}

/** Returns the child groups with passing rows by group (-1: the first level), in order. */
function childrenInOrder<TRow>({ groups: { groups }, totals, sorting, levelOf }: GroupArrangement<TRow>) {
  const children = new Map<number, number[]>();
  groups.forEach(({ parent }, group) => {
    if (totals.counts[group]! === 0) return;
    const siblings = children.get(parent);
    if (siblings) siblings.push(group);
    else children.set(parent, [group]);
  });
  const compare = (one: number, other: number): number => {
    const { level, value } = groups[one]!;
    for (const { id, desc } of sorting) {
      const subtotals = totals.subtotals.get(id);
      let order = 0;
      if (levelOf(id) === level) order = compareValues(value, groups[other]!.value, desc);
      else if (subtotals) order = compareValues(subtotals[one], subtotals[other], desc);
      if (order !== 0) return order;
    }
    return compareValues(value, groups[other]!.value, false);
  };
  for (const siblings of children.values()) siblings.sort(compare);
  return children;
}

/** Compares values like the table: numbers and dates by size, others by text; missing ones last in both directions. */
function compareValues(one: unknown, other: unknown, descending: boolean): number {
  const isOneMissing = isMissing(one);
  if (isOneMissing || isMissing(other)) return isOneMissing === isMissing(other) ? 0 : isOneMissing ? 1 : -1;
  const order =
    isComparable(one) && isComparable(other)
      ? compareSizes(one, other)
      : compareTexts(plainText(one), plainText(other));
  return descending ? -order : order;
}

function isComparable(value: unknown): value is number | bigint | Date {
  return isNumber(value) || value instanceof Date;
}

function compareSizes(one: number | bigint | Date, other: number | bigint | Date): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
