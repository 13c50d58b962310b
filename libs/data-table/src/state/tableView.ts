import type { SortEntry } from '../engine/TableView.ts';
import type { ColumnPinningState, DataTableState } from './tableState.ts';

/** How a person has arranged a table (PLUS-12): plain data, to be kept per table or together with a saved search. */
export type SavedTableView = Pick<
  DataTableState,
  'sorting' | 'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing' | 'density'
>;

/** Widths are believed within these bounds, in px. */
const minWidth = 16;
export const greatestWidth = 4000;

/** Whether a column id is to be kept. */
export type IsKnown = (columnId: string) => boolean;

/** Reads slices that may have any shape: answers undefined for one of another shape, and what is usable as it is, the same object. */
export type SliceReaders = Readonly<Record<string, (value: unknown, isKnown: IsKnown) => unknown>>;

/** Reads each slice of a view. */
export const viewReaders = {
  sorting: readSorting,
  columnVisibility: (value, isKnown) => readEntries(value, isKnown, isBoolean),
  columnOrder: readIds,
  columnPinning: readPinning,
  columnSizing: (value, isKnown) => readEntries(value, isKnown, isBelievableWidth),
  density: (value) => (value === 'comfortable' || value === 'compact' ? value : undefined),
} satisfies SliceReaders;

/** The slices of a view, so that callers need not list them. */
export const viewSlices = Object.keys(viewReaders) as (keyof SavedTableView)[];

/** The view of a table's state: order, sizes, pins, visibility, sort and density. */
export function tableViewOf(state: DataTableState): SavedTableView {
  return Object.fromEntries(viewSlices.map((slice) => [slice, state[slice]])) as SavedTableView;
}

/**
 * The usable parts of a view that came from outside: from a storage, an address, a saved search. Columns that no longer
 * exist are forgotten, and so is every part with another shape than expected; never throws.
 * @param value Whatever was kept, already parsed.
 * @param columnIds Ids of the columns that the table has.
 */
export function readTableView(value: unknown, columnIds: readonly string[]): Partial<SavedTableView> {
  return readSlices(viewReaders, value, (id) => columnIds.includes(id));
}

/** The usable slices of a value. */
export function readSlices(readers: SliceReaders, value: unknown, isKnown: IsKnown): Partial<DataTableState> {
  if (!isRecord(value)) return {};
  const slices = Object.entries(readers).map(([slice, read]) => [slice, read(value[slice], isKnown)] as const);
  return Object.fromEntries(slices.filter(([, slice]) => slice !== undefined));
}

function readSorting(value: unknown, isKnown: IsKnown): SortEntry[] | undefined {
  const takeId = idTaker(isKnown);
  return readItems(value, (entry): entry is SortEntry => {
    return isRecord(entry) && isBoolean(entry['desc']) && takeId(entry['id']);
  });
}

function readIds(value: unknown, isKnown: IsKnown): string[] | undefined {
  return readItems(value, idTaker(isKnown));
}

function readPinning(value: unknown, isKnown: IsKnown): ColumnPinningState | undefined {
  if (!isRecord(value)) return undefined;
  const takeId = idTaker(isKnown);
  const left = readItems(value['left'], takeId) ?? [];
  const right = readItems(value['right'], takeId) ?? [];
  const isWhole = left === value['left'] && right === value['right'];
  return isWhole ? (value as unknown as ColumnPinningState) : { left, right };
}

/** Tells of each id whether it is to be kept: a column counts once. */
function idTaker(isKnown: IsKnown): (id: unknown) => id is string {
  const taken = new Set<unknown>();
  return (id): id is string => {
    if (typeof id !== 'string' || !isKnown(id) || taken.has(id)) return false;
    taken.add(id);
    return true;
  };
}

/** The items of a list that are usable: the list itself where all are. */
export function readItems<Item>(value: unknown, isUsable: (item: unknown) => item is Item): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const usable = value.filter(isUsable);
  return usable.length === value.length ? (value as Item[]) : usable;
}

function readEntries<Value>(
  value: unknown,
  isKnown: IsKnown,
  isUsable: (entry: unknown) => entry is Value,
): Record<string, Value> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const usable = entries.filter(([id, entry]) => isKnown(id) && isUsable(entry));
  return (usable.length === entries.length ? value : Object.fromEntries(usable)) as Record<string, Value>;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isBelievableWidth(value: unknown): value is number {
  return typeof value === 'number' && value === believableWidth(value);
}

/** The width nearest to a number that a column may have; undefined for what is no number. */
export function believableWidth(width: number | undefined): number | undefined {
  const bounded = Math.min(greatestWidth, Math.max(minWidth, width ?? Number.NaN));
  return Number.isNaN(bounded) ? undefined : bounded;
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
