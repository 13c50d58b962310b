import type { ValueStorage } from './ValueStorage.ts';

/** The last use of each key of a storage, as long as it is under way. */
const lastUses = new WeakMap<ValueStorage, Map<string, Promise<unknown>>>();

/**
 * Runs a use of a storage's key after all earlier ones of any caller: a read during a write
 * returns the written value. Runs also when the earlier one failed.
 */
export function inTurn<Result>(storage: ValueStorage, key: string, use: () => Promise<Result>): Promise<Result> {
  const uses = lastUses.get(storage) ?? new Map<string, Promise<unknown>>();
  lastUses.set(storage, uses);
  const last = uses.get(key);
  const run = last ? last.then(use, use) : Promise.resolve().then(use);
  uses.set(key, run);
  const forget = () => {
    if (uses.get(key) === run) uses.delete(key);
  };
  run.then(forget, forget);
  return run;
}
