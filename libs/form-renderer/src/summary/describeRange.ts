import type { NumberUnit } from '../schema/FieldSchema.ts';
import type { ReadRange } from '../values/readRange.ts';
import { formatAmount, formatExactly, formatShortly, isRound, isRoundAmount } from './formatAmount.ts';

/** Where words stand: chips are short, a sentence is read. */
export type WordingPlace = 'chip' | 'sentence';

/**
 * A range in words; both ends belong to it. On a chip `≥ $1M`, `≤ $5M`, `$1K to $5K`; in a sentence `at least $1,778`,
 * `at most $5M`, `$1,000 to $5,000`, and `over $1M` where the least amount is a round one of which nobody asks whether it
 * is included. Nothing but a lower end of zero is `0 or more`.
 */
export function describeRange({ min, max, label }: ReadRange, unit: NumberUnit, place: WordingPlace): string {
  if (min !== null && max !== null) return describeBoth(min, max, label, unit, place);
  const format = place === 'chip' ? formatShortly : formatAmount;
  if (min !== null) {
    // The last position of a track is often called "10,000+"; "at least" says that already.
    const from = label?.min?.replace(/\+$/, '') ?? format(min, unit);
    if (min === 0) return `${from} or more`;
    if (place === 'chip') return `≥ ${from}`;
    return `${label?.min === undefined && isRoundAmount(min, unit) ? 'over' : 'at least'} ${from}`;
  }
  if (max === null) return 'any';
  return `${place === 'chip' ? '≤' : 'at most'} ${label?.max ?? format(max, unit)}`;
}

function describeBoth(
  min: number,
  max: number,
  label: ReadRange['label'],
  unit: NumberUnit,
  place: WordingPlace,
): string {
  // Both ends in one spelling: "$1,000 to $1,778" rather than "$1K to $1,778".
  const short = place === 'chip' && isRound(min) && isRound(max);
  const wordsBy = (format: typeof formatAmount) =>
    [label?.min ?? format(min, unit), label?.max ?? format(max, unit)] as const;
  const [from, to] = wordsBy(short ? formatShortly : formatAmount);
  if (min === max) return from;
  // Ends that differ must not read alike.
  return (from === to ? wordsBy(formatExactly) : [from, to]).join(' to ');
}
