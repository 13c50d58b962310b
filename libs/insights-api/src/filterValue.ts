import { rangeFilter } from './contract/filterExpression/rangeFilter.ts';
import { escapeFilterValue } from './contract/filterExpression/escapeFilterValue.ts';

/** A range of a filter; null or left out: no limit on that side. */
export interface FilterRange {
  lower?: number | string | null;
  upper?: number | string | null;
}

/** A value that a person chose: one, several (any of them), or a range. */
export type FilterValue = string | number | readonly (string | number)[] | FilterRange;

/**
 * Writes a chosen value as a filter expression. Commas inside values are escaped; several values are joined by commas;
 * a range is `[lower,upper]`. With a `format` each value goes into its `{data}`, and a range into `{lower}` and `{upper}`:
 * `filterValue(12, '{data} months ago for {data} months')`. Nothing chosen: `''`.
 */
export function filterValue(value: FilterValue, format?: string): string {
  if (isRange(value)) return writeRange(value, format);
  const values = typeof value === 'object' ? value : [value];
  return values.map((one) => fill(format ?? '{data}', { data: writeOne(one) })).join(',');
}

function writeRange({ lower = null, upper = null }: FilterRange, format: string | undefined): string {
  if (lower === null && upper === null) return '';
  if (format !== undefined)
    return fill(format, {
      lower: lower === null ? '-inf' : writeOne(lower),
      upper: upper === null ? 'inf' : writeOne(upper),
    });
  if (typeof lower !== 'string' && typeof upper !== 'string') return rangeFilter({ min: lower, max: upper });
  return `${lower === null ? '(-inf' : `[${writeOne(lower)}`},${upper === null ? 'inf)' : `${writeOne(upper)}]`}`;
}

/** Replaces all placeholders in one pass, so that a value that looks like one stays unchanged. */
function fill(format: string, values: Readonly<Record<string, string>>): string {
  return format.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? hole) : hole,
  );
}

function writeOne(value: string | number): string {
  return typeof value === 'number' ? String(value) : escapeFilterValue(value);
}

function isRange(value: FilterValue): value is FilterRange {
  return typeof value === 'object' && !Array.isArray(value);
}
