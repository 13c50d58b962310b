import { compareTexts } from './collation.ts';
import type { EngineFilter } from './EngineFilter.ts';
import { foldText } from './foldText.ts';
import type { SortEntry, ViewRequest } from './TableView.ts';

/** A row of the reference: plain values and its parent's row number, -1 for a top row. */
export interface ReferenceRow {
  values: Record<string, unknown>;
  parent: number;
}

/** Result of the reference. */
export interface ReferenceView {
  rows: number[];
  depths: number[];
  matchCount: number;
}

/** A naive implementation of a view, independent of the engine. */
export function referenceView(
  all: readonly ReferenceRow[],
  { filters = [], search = '', sorting = [], expanded }: ViewRequest,
  columnIds: readonly string[],
  undefinedPlacement: 'first' | 'last' = 'last',
): ReferenceView {
  const isHit = (index: number) => {
    const { values } = all[index] as ReferenceRow;
    const wanted = foldText(search.trim());
    return (
      filters.every((filter) => passes(values[filter.columnId], filter, index)) &&
      (wanted === '' || columnIds.some((id) => foldText(asText(values[id])).includes(wanted)))
    );
  };
  const childrenOf = (index: number) => all.flatMap((row, child) => (row.parent === index ? [child] : []));
  const stays = (index: number, depth: number): boolean =>
    depth > 100 || isHit(index) || childrenOf(index).some((child) => depth < 100 && stays(child, depth + 1));

  const result: ReferenceView = { rows: [], depths: [], matchCount: 0 };
  const visit = (index: number, depth: number, shown: boolean) => {
    const children = sorted(childrenOf(index).filter((child) => stays(child, depth + 1)));
    result.matchCount += 1;
    if (shown) {
      result.rows.push(index);
      result.depths.push(depth);
    }
    const isOpen = expanded === true || expanded?.has(index) === true;
    for (const child of children) visit(child, depth + 1, shown && isOpen);
  };
  const sorted = (indexes: number[]) =>
    indexes.sort(
      (a, b) => compareRows(all[a] as ReferenceRow, all[b] as ReferenceRow, sorting, undefinedPlacement) || a - b,
    );
  for (const index of sorted(childrenOf(-1).filter((row) => stays(row, 0)))) visit(index, 0, true);
  return result;
}

function compareRows(
  a: ReferenceRow,
  b: ReferenceRow,
  sorting: readonly SortEntry[],
  undefinedPlacement: 'first' | 'last',
): number {
  for (const { id, desc } of sorting) {
    const left = asSize(a.values[id]);
    const right = asSize(b.values[id]);
    if (left === null || right === null) {
      if (left === right) continue;
      return (left === null) === (undefinedPlacement === 'first') ? -1 : 1;
    }
    const difference = compareSizes(left, right);
    if (difference !== 0) return desc ? -difference : difference;
  }
  return 0;
}

function asSize(value: unknown): number | string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return String(value);
  const size = value instanceof Date ? value.getTime() : Number(value);
  return Number.isNaN(size) ? null : size;
}

function compareSizes(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return compareTexts(a, b);
}

function asText(value: unknown): string {
  if (value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value))) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(asText).join(', ');
  return String(value);
}

function passes(value: unknown, filter: EngineFilter, index: number): boolean {
  switch (filter.type) {
    case 'text': {
      if (filter.text === '') return true;
      const [text, wanted] = [foldText(asText(value)), foldText(filter.text)];
      if (filter.operator === 'contains') return text.includes(wanted);
      return filter.operator === 'equals' ? text === wanted : text.startsWith(wanted);
    }
    case 'options': {
      if (filter.values.length === 0) return true;
      const own = Array.isArray(value) && value.length > 0 ? value.map(asText) : [asText(value)];
      return own.some((text) => filter.values.some((wanted) => wanted.toLowerCase() === text.toLowerCase()));
    }
    case 'number': {
      const size = typeof value === 'string' ? (value.trim() === '' ? Number.NaN : Number(value)) : value;
      const { min, max } = filter;
      if (min === null && max === null) return true;
      if (typeof size !== 'number' && typeof size !== 'bigint') return false;
      return !Number.isNaN(Number(size)) && (min === null || size >= min) && (max === null || size <= max);
    }
    case 'date': {
      const bounds = [filter.from, filter.to].map((bound) =>
        bound !== null && /^\d+-\d+-\d+$/.test(bound) ? bound : null,
      );
      if (bounds[0] === null && bounds[1] === null) return true;
      const day = asDay(value);
      return day !== null && (!bounds[0] || day >= bounds[0]) && (!bounds[1] || day <= bounds[1]);
    }
    case 'custom':
      return filter.matches(value, filter.filterValue, index);
  }
}

/** Returns a value's day as yyyy-mm-dd; only four-digit years, so that texts compare like days. */
function asDay(value: unknown): string | null {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : null;
  if (typeof value !== 'number' && !(value instanceof Date)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
