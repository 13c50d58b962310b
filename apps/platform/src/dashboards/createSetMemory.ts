import type { WarehouseSet } from '../warehouse/Warehouse.ts';

/** Returns what is kept of a set, made when it is first asked for; it is freed with its set. */
export function createSetMemory<T>(make: () => T): (set: WarehouseSet) => T {
  const bySet = new WeakMap<WarehouseSet, T>();
  return (set) => {
    const kept = bySet.get(set) ?? make();
    bySet.set(set, kept);
    return kept;
  };
}
