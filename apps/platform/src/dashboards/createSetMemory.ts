import type { WarehouseSet } from '../warehouse/Warehouse.ts';

/** Creates a cache with one value per set, made at first use and freed with the set. */
export function createSetMemory<T>(make: () => T): (set: WarehouseSet) => T {
  const bySet = new WeakMap<WarehouseSet, T>();
  return (set) => {
    const kept = bySet.get(set) ?? make();
    bySet.set(set, kept);
    return kept;
  };
}
