import type { Answer } from '../data/FieldDataLoader.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { readRange } from '../values/readRange.ts';
import { stringsOf } from '../values/stringsOf.ts';

/** The part of a value that its data does not contain. */
export interface UnfitPart {
  /** The choices that are not among the options; empty where it is a range. */
  choices: readonly string[];
}

/** Returns a value without the part that does not fit; undefined if nothing is left. */
export function withoutUnfit(value: FieldValue | undefined, { choices }: UnfitPart): FieldValue | undefined {
  if (choices.length === 0 || readRange(value)) return undefined;
  if (Array.isArray(value)) return value.filter((choice) => !choices.includes(String(choice)));
  return choices.includes(String(value)) ? undefined : value;
}

/** Compares a value with the data of its field; null if all of it fits. A range fits where it meets the track. */
export function unfitPart(value: FieldValue | undefined, { options, scale }: Answer): UnfitPart | null {
  if (value === undefined) return null;
  const range = readRange(value);
  if (range) {
    const misses = scale && ((range.min ?? scale.min) > scale.max || (range.max ?? scale.max) < scale.min);
    return misses ? { choices: [] } : null;
  }
  // What is no choice, as a custom field may hold, is nothing that options tell of.
  if ([value].flat().some((one) => typeof one === 'object')) return null;
  const known = new Set(options.map((option) => option.value));
  const choices = stringsOf(value).filter((choice) => !known.has(choice));
  return choices.length === 0 ? null : { choices };
}
