import type { RangeEnds } from '../schema/FieldSchema.ts';
import { fillTemplate } from './formatTemplate.ts';

/** The default format of a range. */
export const rangeFormat = '[{lower},{upper}]';

/** Writes a range: `[1,5]`, `[1000000,inf)`, `(-inf,5]`, or by its own template. */
export function writeRange({ min, max }: RangeEnds, format = rangeFormat): string {
  // The vendor's grammar knows an open end only beside a round bracket.
  if (format === rangeFormat) return `${min === null ? '(-inf' : `[${min}`},${max === null ? 'inf)' : `${max}]`}`;
  return fillTemplate(format, { lower: min ?? '-inf', upper: max ?? 'inf' });
}
