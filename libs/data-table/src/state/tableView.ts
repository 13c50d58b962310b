import type { SortEntry } from '../engine/TableView.ts';
import type { ColumnPinningState, DataTableState } from './tableState.ts';

/** A user's arrangement of a table: plain data, stored per table or with a saved search. */
export type SavedTableView = Pick<
  DataTableState,
  'sorting' | 'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing' | 'density'
>;

/** Bounds of valid widths in px. */
const minWidth = 16;
export const greatestWidth = 4000;

/** Whether to keep a column id. */
export type IsKnown = (columnId: string) => boolean;

/** Validates slices of unknown shape: returns undefined for invalid ones, and valid ones unchanged. */
export type SliceReaders = Readonly<Record<string, (value: unknown, isKnown: IsKnown) => unknown>>;

/** Validators of a view's slices. */
export const viewReaders = {
  sorting: readSorting,
  columnVisibility: (value, isKnown) => readEntries(value, isKnown, isBoolean),
  columnOrder: readIds,
  columnPinning: readPinning,
  columnSizing: (value, isKnown) => readEntries(value, isKnown, isBelievableWidth),
  density: (value) => (value === 'comfortable' || value === 'compact' ? value : undefined),
} satisfies SliceReaders;

/** The names of a view's slices. */
export const viewSlices = Object.keys(viewReaders) as (keyof SavedTableView)[];

/** Returns the view of a table's state: order, sizes, pins, visibility, sort and density. */
export function tableViewOf(state: DataTableState): SavedTableView {
  return Object.fromEntries(viewSlices.map((slice) => [slice, state[slice]])) as SavedTableView;
}

/**
 * Returns the valid slices of an external view, such as from storage, a URL or a saved search. Drops removed columns
 * and slices with an unexpected shape; never throws.
 * @param value The stored value, already parsed.
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

/** Returns a function that accepts each known id once. */
function idTaker(isKnown: IsKnown): (id: unknown) => id is string {
  const taken = new Set<unknown>();
  return (id): id is string => {
    if (typeof id !== 'string' || !isKnown(id) || taken.has(id)) return false;
    taken.add(id);
    return true;
  };
}

/** Returns the valid items of a list; the list itself if all are. */
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

/** Clamps a width to the valid bounds; undefined if it is not a number. */
export function believableWidth(width: number | undefined): number | undefined {
  const bounded = Math.min(greatestWidth, Math.max(minWidth, width ?? Number.NaN));
  return Number.isNaN(bounded) ? undefined : bounded;
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
