import type { NumberUnit } from '../schema/FieldSchema.ts';
import type { ReadRange } from '../values/readRange.ts';
import type { FormWords } from '../texts/formWords.ts';
import { formatFor, isRoundAmount } from './formatAmount.ts';
import type { WordingPlace } from './formatAmount.ts';

/**
 * A range in words; both ends belong to it. On chips and in sentences alike `at least $1,778`, `at most $5M`, and `over $1M` where
 * the lower end is a round amount; chips shorten round amounts, `$1K to $5K` for `$1,000 to $5,000`. Nothing but a lower end
 * of zero is `0 or more`.
 */
export function describeRange(
  { min, max, label }: ReadRange,
  unit: NumberUnit,
  place: WordingPlace,
  { texts, locale }: FormWords,
): string {
  const { value } = texts;
  const written = formatFor([min, max], place);
  const format = (end: number) => written(end, unit, locale);
  if (min !== null && max !== null) {
    const from = label?.min ?? format(min);
    return min === max ? from : value.between(from, label?.max ?? format(max));
  }
  if (min !== null) {
    // The last position of a track is often called "10,000+"; "at least" says that already.
    const from = label?.min?.replace(/\+$/, '') ?? format(min);
    if (min === 0) return value.orMore(from);
    return label?.min === undefined && isRoundAmount(min, unit) ? value.over(from) : value.atLeast(from);
  }
  if (max === null) return value.any;
  return value.atMost(label?.max ?? format(max));
}
