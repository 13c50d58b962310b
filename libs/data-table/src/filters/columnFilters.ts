import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import type { EngineFilter } from '../engine/EngineFilter.ts';
import { dayOf, dayText, isNumber } from '../engine/valueReading.ts';
import type { ColumnFilterState } from '../state/tableState.ts';

/** The value of a `number` filter: inclusive bounds; null for none. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** Whether a column can be filtered. */
export function canFilter<TRow>({ canFilter: wanted, filterType, filterFn }: ColumnDef<TRow>): boolean {
  return wanted ?? (filterType !== undefined || filterFn !== undefined);
}

/** Returns a column's filter type, as defined or by a sample value. */
export function filterTypeOf<TRow>({ filterType }: ColumnDef<TRow>, sample: unknown): FilterType {
  return filterType ?? (isNumber(sample) ? 'number' : 'text');
}

/** Returns the options in a `select` filter's value. */
export function readOptions(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** Returns the text of a `text` filter's value. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the bounds of a `number` filter's value. */
export function readRange(value: unknown): NumberRange {
  const { min, max } = Object(value) as Record<string, unknown>;
  return { min: readNumber(min), max: readNumber(max) };
}

/**
 * Returns the day of a `date` filter's value as yyyy-mm-dd; null for a text without three numeric parts, which is
 * ignored (TABLE-FILTER-4), and for invalid days.
 */
export function readDay(value: unknown): string | null {
  const text = readText(value);
  return /^\d{4}-\d\d?-\d\d?$/.test(text) ? dayText(new Date(dayOf(text))) : null;
}

/** Returns a normalised filter value; null if it is empty. */
export function usableValue(type: FilterType, value: unknown): unknown {
  switch (type) {
    case 'select': {
      const options = readOptions(value);
      return options.length === 0 ? null : options;
    }
    case 'date':
      return readDay(value);
    case 'text':
      return readText(value).trim() === '' ? null : readText(value);
    case 'number': {
      const range = readRange(value);
      return range.min === null && range.max === null ? null : range;
    }
  }
}

/** Returns the filters after one column's was changed; an empty value removes it. */
export function withFilter(
  filters: readonly ColumnFilterState[],
  columnId: string,
  value: unknown,
): ColumnFilterState[] {
  const others = filters.filter((filter) => filter.id !== columnId);
  if (value === null || value === undefined) return others;
  // A changed filter keeps its position among the chips.
  const place = filters.findIndex((filter) => filter.id === columnId);
  return others.toSpliced(place < 0 ? others.length : place, 0, { id: columnId, value });
}

/** Returns a column's filter for the engine; null if it is empty. */
export function engineFilter<TRow>(
  column: ColumnDef<TRow>,
  type: FilterType,
  filterValue: unknown,
): EngineFilter | null {
  const columnId = column.id;
  if (column.filterFn) {
    return (filterValue ?? '') === '' ? null : { type: 'custom', columnId, filterValue, matches: column.filterFn };
  }
  const value = usableValue(type, filterValue);
  if (value === null) return null;
  switch (type) {
    case 'select':
      return { type: 'options', columnId, values: value as string[] };
    case 'date':
      return { type: 'date', columnId, from: value as string, to: value as string };
    case 'text':
      return { type: 'text', columnId, operator: 'contains', text: (value as string).trim() };
    case 'number':
      return { type: 'number', columnId, ...(value as NumberRange) };
  }
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
