import type { Warehouse, WarehouseSet } from '../warehouse/Warehouse.ts';
import { type AccountDimension, loadAccountDimension } from './loadAccountDimension.ts';
import { loadSetDimensions } from './loadSetDimensions.ts';
import type { SetDimensions } from './SetDimensions.ts';

/** A policy set with its dimension tables in memory. */
export interface LoadedSet {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** Loads the accounts at the first call: only lists of accounts need them. */
  loadAccounts(): Promise<AccountDimension>;
}

/** The current policy set, loaded once for all queries. */
export interface LoadedSets {
  /** Calls `work` with the current set, which stays open until `work` has ended. Throws an ApiProblem 503 without one. */
  use<T>(work: (loaded: LoadedSet) => Promise<T>): Promise<T>;
}

interface Memory {
  dimensions: Promise<SetDimensions>;
  accounts?: Promise<AccountDimension>;
}

/** Creates the loaded sets of a warehouse; memory is freed with its set. */
export function createLoadedSets(warehouse: Warehouse): LoadedSets {
  const memories = new WeakMap<WarehouseSet, Memory>();

  function memoryOf(set: WarehouseSet): Memory {
    const known = memories.get(set);
    if (known) return known;
    const memory: Memory = { dimensions: loadSetDimensions(set) };
    memories.set(set, memory);
    // The next request retries a set that could not be read.
    memory.dimensions.catch(() => memories.delete(set));
    return memory;
  }

  async function loadAccounts(set: WarehouseSet): Promise<AccountDimension> {
    const memory = memoryOf(set);
    memory.accounts ??= loadAccountDimension(set);
    memory.accounts.catch(() => {
      delete memory.accounts;
    });
    return memory.accounts;
  }

  return {
    use: (work) =>
      warehouse.withSet(async (set) =>
        work({ set, dimensions: await memoryOf(set).dimensions, loadAccounts: () => loadAccounts(set) }),
      ),
  };
}
