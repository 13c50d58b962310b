import { optionValue } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** The values with one added at the end, or taken out when it was there. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
}

/** Values of those options at `positions` that can be chosen. */
export function choosableValues(index: OptionIndex, positions: readonly number[]): string[] {
  const values: string[] = [];
  for (const position of positions) {
    const option = index.options[position];
    if (position >= 0 && option !== undefined && !index.isDisabled(position)) values.push(optionValue(option));
  }
  return values;
}

/** How many of the choosable options are chosen. */
export type SelectAllState = 'none' | 'some' | 'all';

/** Whether none, some or all of `candidates` are among `chosen`. */
export function selectAllState(candidates: readonly string[], chosen: ReadonlySet<string>): SelectAllState {
  if (chosen.size === 0) return 'none';
  let count = 0;
  for (const value of candidates) if (chosen.has(value)) count++;
  if (count === 0) return 'none';
  return count === candidates.length ? 'all' : 'some';
}

/** Adds all candidates, or, when all of them are chosen, takes them out; other values stay. */
export function toggleAll(values: readonly string[], candidates: readonly string[]): string[] {
  const chosen = new Set(values);
  if (selectAllState(candidates, chosen) === 'all') {
    const removed = new Set(candidates);
    return values.filter((value) => !removed.has(value));
  }
  for (const candidate of candidates) chosen.add(candidate);
  return [...chosen];
}
