import type { SortEntry } from '../engine/TableView.ts';
import type { ColumnPinningState, DataTableState, TableDensity } from './tableState.ts';

/** How a person has arranged a table (PLUS-12): plain data, to be kept per table or together with a saved search. */
export type SavedTableView = Pick<
  DataTableState,
  'sorting' | 'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing' | 'density'
>;

/** The slices of a view, so that callers need not list them. */
export const viewSlices = [
  'sorting',
  'columnVisibility',
  'columnOrder',
  'columnPinning',
  'columnSizing',
  'density',
] as const satisfies readonly (keyof SavedTableView)[];

/** The view of a table's state: order, sizes, pins, visibility, sort and density. */
export function tableViewOf(state: DataTableState): SavedTableView {
  const { sorting, columnVisibility, columnOrder, columnPinning, columnSizing, density } = state;
  return { sorting, columnVisibility, columnOrder, columnPinning, columnSizing, density };
}

/** Widths that were kept are believed within these bounds, in px. */
const believableWidth = { least: 16, greatest: 4000 };

/**
 * The usable parts of a view that came from outside: from a storage, an address, a saved search. Columns that no longer
 * exist are forgotten, and so is every part with another shape than expected; never throws.
 * @param value Whatever was kept, already parsed.
 * @param columnIds Ids of the columns that the table has.
 */
export function readTableView(value: unknown, columnIds: readonly string[]): Partial<SavedTableView> {
  if (!isRecord(value)) return {};
  const known = new Set(columnIds);
  const view: Partial<SavedTableView> = {
    sorting: readSorting(value['sorting'], known),
    columnVisibility: readEntries(value['columnVisibility'], known, isBoolean),
    columnOrder: readIds(value['columnOrder'], known),
    columnPinning: readPinning(value['columnPinning'], known),
    columnSizing: readEntries(value['columnSizing'], known, isBelievableWidth),
    density: readDensity(value['density']),
  };
  return Object.fromEntries(Object.entries(view).filter(([, slice]) => slice !== undefined));
}

function readSorting(value: unknown, known: ReadonlySet<string>): SortEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { id, desc } = entry;
    return typeof id === 'string' && known.has(id) && typeof desc === 'boolean' ? [{ id, desc }] : [];
  });
  return entries.filter((entry, index) => entries.findIndex((other) => other.id === entry.id) === index);
}

function readIds(value: unknown, known: ReadonlySet<string>): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.filter((id): id is string => typeof id === 'string' && known.has(id)))];
}

function readPinning(value: unknown, known: ReadonlySet<string>): ColumnPinningState | undefined {
  if (!isRecord(value)) return undefined;
  const left = readIds(value['left'], known) ?? [];
  const right = readIds(value['right'], known) ?? [];
  return { left, right: right.filter((id) => !left.includes(id)) };
}

function readEntries<Value>(
  value: unknown,
  known: ReadonlySet<string>,
  isUsable: (entry: unknown) => entry is Value,
): Record<string, Value> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, Value] => {
    return known.has(entry[0]) && isUsable(entry[1]);
  });
  return Object.fromEntries(entries);
}

function readDensity(value: unknown): TableDensity | undefined {
  return value === 'comfortable' || value === 'compact' ? value : undefined;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isBelievableWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= believableWidth.least && value <= believableWidth.greatest;
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
