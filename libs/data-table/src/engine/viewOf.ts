import { aggregatesOf } from './aggregates/aggregatesOf.ts';
import type { Aggregates } from './aggregates/aggregationFunctions.ts';
import type { EngineFilter } from './EngineFilter.ts';
import { filterMask, isActive, searchMask } from './filterMasks.ts';
import type { FilterColumn } from './filterMasks.ts';
import { foldText } from './foldText.ts';
import { naturalOrder } from './radixSort.ts';
import type { RecentResults } from './RecentResults.ts';
import { contentKey } from './requestKey.ts';
import type { NestedRows } from './RowTree.ts';
import { sortKeys } from './sortKeys.ts';
import type { SortFunction, SortKeys } from './sortKeys.ts';
import { sortRows } from './sortRows.ts';
import type { SortRule, UndefinedPlacement } from './sortRows.ts';
import { naming, overRows } from './steps.ts';
import type { Steps } from './steps.ts';
import type { ColumnVector } from './TableSource.ts';
import type { RowReader, SortEntry, TableView, ViewRequest } from './TableView.ts';

/** A column prepared for the engine. */
export interface PreparedColumn extends FilterColumn {
  sortFunction: SortFunction;
  undefinedPlacement: UndefinedPlacement;
}

/** Inputs of a view. */
export interface EngineParts<TRow> {
  rowCount: number;
  tree: NestedRows | null;
  reader: RowReader<TRow>;
  /** Ids of the columns that the search reads. */
  searchable: readonly string[];
  column(columnId: string): PreparedColumn | null;
  /** Masks of rows that pass a filter, by filter. */
  masks: RecentResults<Uint8Array>;
  /** Orders of all rows, by sorting. */
  orders: RecentResults<Uint32Array>;
  /** Aggregates, by search, filters and requested columns. */
  aggregates: RecentResults<Aggregates>;
}

/** Below this share of rows, only passing rows are sorted; above it, all rows are sorted once for all filters. */
const shareSortedAlone = 0.25;

/** Computes the rows of a request: filtered, sorted and nested. */
export function* viewOf<TRow>(parts: EngineParts<TRow>, request: ViewRequest): Steps<TableView<TRow>> {
  const { rowCount, tree, reader } = parts;
  const passing = yield* passingRows(parts, request);
  const matchCount = passing ? countOf(passing) : rowCount;
  const ordered = yield* orderedRows(parts, request.sorting ?? [], passing, matchCount);
  const aggregates = yield* aggregatesOf(parts, request, passing);
  const common = { matchCount, aggregates, reader };
  if (!tree) return { ...common, rows: ordered, depths: null, rowCount: matchCount };
  const all = ordered ?? naturalOrder(rowCount).order;
  const arranged = yield* tree.arrange(all, request.expanded);
  return { ...common, ...arranged, rowCount: arranged.rows.length };
}

/** Returns a mask of the rows that pass the search and filters, and their ancestors; null if all pass. */
export function* passingRows<TRow>(
  parts: EngineParts<TRow>,
  { filters = [], search = '' }: ViewRequest,
): Steps<Uint8Array | null> {
  const masks: Uint8Array[] = [];
  for (const filter of filters) {
    if (isActive(filter) && parts.column(filter.columnId)) masks.push(yield* keptFilterMask(parts, filter));
  }
  const text = search.trim();
  if (text !== '') masks.push(yield* keptSearchMask(parts, text));
  const [first, ...others] = masks;
  if (!first) return null;
  if (others.length === 0 && !parts.tree) return first;
  const passing = first.slice();
  for (const mask of others) {
    yield* overRows(passing.length, (from, to) => {
      for (let row = from; row < to; row += 1) passing[row] = passing[row]! & mask[row]!;
    });
  }
  if (parts.tree) yield* parts.tree.keepPaths(passing);
  return passing;
}

function keptFilterMask<TRow>(parts: EngineParts<TRow>, filter: EngineFilter): Steps<Uint8Array> {
  const { columnId } = filter;
  return parts.masks.getOrMake(contentKey(filter), () =>
    naming(columnId, filterMask(filter, parts.column(columnId) as PreparedColumn)),
  );
}

function keptSearchMask<TRow>(parts: EngineParts<TRow>, text: string): Steps<Uint8Array> {
  return parts.masks.getOrMake(`search ${foldText(text)}`, () => {
    const columns = parts.searchable.flatMap((id) => parts.column(id) ?? []);
    return searchMask(text, columns, parts.rowCount);
  });
}

/** Returns the passing rows in order; null if all rows pass in source order. */
function* orderedRows<TRow>(
  parts: EngineParts<TRow>,
  sorting: readonly SortEntry[],
  passing: Uint8Array | null,
  matchCount: number,
): Steps<Uint32Array | null> {
  const { rowCount, orders } = parts;
  const known = sorting.filter((entry) => parts.column(entry.id));
  if (known.length === 0) return passing && (yield* pick(null, passing, matchCount));
  const key = contentKey(known);
  let order = orders.get(key);
  if (!order) {
    const rules: SortRule[] = [];
    for (const entry of known) rules.push(yield* sortRule(parts, entry));
    if (passing && matchCount < rowCount * shareSortedAlone) {
      return yield* sortRows(rules, yield* pick(null, passing, matchCount));
    }
    order = yield* sortRows(rules, naturalOrder(rowCount).order);
    orders.set(key, order);
  }
  return passing ? yield* pick(order, passing, matchCount) : order;
}

/** Returns the passing rows of an order, or of the source order. */
function* pick(order: Uint32Array | null, passing: Uint8Array, matchCount: number): Steps<Uint32Array> {
  const picked = new Uint32Array(matchCount);
  let count = 0;
  yield* overRows(passing.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = order ? order[place]! : place;
      if (passing[row] === 1) picked[count++] = row;
    }
  });
  return picked;
}

function countOf(mask: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) count += mask[row]!;
  return count;
}

function* sortRule<TRow>(parts: EngineParts<TRow>, { id, desc }: SortEntry): Steps<SortRule> {
  const { vector, sortFunction, undefinedPlacement } = parts.column(id) as PreparedColumn;
  const known = keysByVector.get(vector) ?? new Map<SortFunction, SortKeys>();
  const keys = known.get(sortFunction) ?? (yield* naming(id, sortKeys(vector, sortFunction)));
  keysByVector.set(vector, known.set(sortFunction, keys));
  return { keys, descending: desc, undefinedPlacement };
}

/** Cached by vector, so that new column definitions over the same source keep the keys. */
const keysByVector = new WeakMap<ColumnVector, Map<SortFunction, SortKeys>>();
