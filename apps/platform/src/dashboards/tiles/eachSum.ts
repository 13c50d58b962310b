import type { Sums } from './splitSums.ts';

/** Calls `visit` with the keys and values of each group. Both lists are reused. */
export function eachSum(
  { keys, values, rowCount }: Sums,
  visit: (keys: readonly number[], values: readonly number[]) => unknown,
): void {
  const ownKeys = keys.map(() => 0);
  const ownValues = values.map(() => 0);
  for (let row = 0; row < rowCount; row++) {
    for (let at = 0; at < keys.length; at++) ownKeys[at] = keys[at]![row]!;
    for (let at = 0; at < values.length; at++) ownValues[at] = values[at]![row]!;
    visit(ownKeys, ownValues);
  }
}
