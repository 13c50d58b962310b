import { optionValue } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** The values with one added at the end, or taken out when it was there. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
}

/** Values of those options at `positions` that can be chosen. */
export function choosableValues(index: OptionIndex, positions: readonly number[]): string[] {
  return [...eachChoosableValue(index, positions)];
}

/** How many of the choosable options are chosen. */
export type SelectAllState = 'none' | 'some' | 'all';

/** Whether none, some or all of `candidates` are among `chosen`. */
export function selectAllState(candidates: Iterable<string>, chosen: ReadonlySet<string>): SelectAllState {
  if (chosen.size === 0) return 'none';
  let seenChosen = false;
  let seenOther = false;
  for (const value of candidates) {
    if (chosen.has(value)) seenChosen = true;
    else seenOther = true;
    // The first of either kind settles it: a list of which some are chosen is not gone through.
    if (seenChosen && seenOther) return 'some';
  }
  return seenChosen ? 'all' : 'none';
}

/** Values of those options at `positions` that can be chosen, one after the other. */
export function* eachChoosableValue(index: OptionIndex, positions: readonly number[]): Generator<string> {
  for (const position of positions) {
    const option = position < 0 ? undefined : index.options[position];
    if (option !== undefined && !index.isDisabled(position)) yield optionValue(option);
  }
}

/** How many of the options at `positions` can be chosen; rows that are no options have negative positions. */
export function choosableCount(index: OptionIndex, positions: readonly number[]): number {
  if (index.hasDisabled()) return positions.filter((position) => position >= 0 && !index.isDisabled(position)).length;
  return positions.length - Number((positions[0] ?? 0) < 0) - Number((positions[positions.length - 1] ?? 0) < 0);
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

/** Takes out those candidates that are chosen, and adds the others; other values stay. */
export function invertValues(values: readonly string[], candidates: readonly string[]): string[] {
  const chosen = new Set(values);
  const inverted = new Set(candidates);
  return [...values.filter((value) => !inverted.has(value)), ...[...inverted].filter((value) => !chosen.has(value))];
}
