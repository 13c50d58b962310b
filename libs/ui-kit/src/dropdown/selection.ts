import { optionValue } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** The values with one added at the end, or taken out when it was there. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
}

/** Values of those options at `positions` that can be chosen. */
export function choosableValues(index: OptionIndex, positions: readonly number[]): string[] {
  return positions
    .filter((position) => position >= 0 && !index.isDisabled(position))
    .map((position) => optionValue(index.options[position] ?? ''));
}

/** How many of the choosable options are chosen. */
export type SelectAllState = 'none' | 'some' | 'all';

/** Whether none, some or all of those options at `positions` that can be chosen are among `values`; `chosen` is the set of these. */
export function selectAllState(
  index: OptionIndex,
  positions: readonly number[],
  values: readonly string[],
  chosen: ReadonlySet<string>,
): SelectAllState {
  if (values.length === 0) return 'none';
  let state: SelectAllState | undefined;
  let at = 0;
  for (const position of positions) {
    const option = position < 0 ? undefined : index.options[position];
    if (option === undefined || index.isDisabled(position)) continue;
    const value = optionValue(option);
    // All of a list are mostly chosen in its order: comparing costs less than looking up.
    const own = values[at++] === value || chosen.has(value) ? 'all' : 'none';
    // The first of either kind settles it: a list of which some are chosen is not gone through.
    if (own !== (state ??= own)) return 'some';
  }
  return state ?? 'none';
}

/** Adds all candidates, or, when all of them are chosen, takes them out; other values stay. */
export function toggleAll(values: readonly string[], candidates: readonly string[]): string[] {
  if (without(candidates, values).length === 0) return without(values, candidates);
  return [...new Set([...values, ...candidates])];
}

/** Takes out those candidates that are chosen, and adds the others; other values stay. */
export function invertValues(values: readonly string[], candidates: readonly string[]): string[] {
  return [...without(values, candidates), ...new Set(without(candidates, values))];
}

function without(values: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return values.filter((value) => !left.has(value));
}
