import { runNamedQuery } from '../looker/runNamedQuery.ts';
import type { Warehouse, WarehouseSet } from '../warehouse/Warehouse.ts';
import { findAgencies } from './findAgencies.ts';
import { listAgenciesAccounts } from './listAgenciesAccounts.ts';
import { loadAccountDimension, type AccountDimension } from './loadAccountDimension.ts';
import { loadSetDimensions } from './loadSetDimensions.ts';
import type { ResultSets } from './ResultSets.ts';
import type { SetDimensions } from './SetDimensions.ts';

export interface ResultSetsOptions {
  warehouse: Warehouse;
  /** The day that relative dates count from, `yyyy-mm-dd`. Default: today in UTC. */
  today?: () => string;
}

/** What is kept in memory of a set, loaded once and let go with the set. */
interface LoadedSet {
  dimensions: Promise<SetDimensions>;
  /** Only lists of accounts need them, so only those load them. */
  accounts?: Promise<AccountDimension>;
}

/** The product's questions over a warehouse. */
export function createResultSets({
  warehouse,
  today = () => new Date().toISOString().slice(0, 10),
}: ResultSetsOptions): ResultSets {
  const loaded = new WeakMap<WarehouseSet, LoadedSet>();

  function loadedSet(set: WarehouseSet): LoadedSet {
    const known = loaded.get(set);
    if (known) return known;
    const entry: LoadedSet = { dimensions: loadSetDimensions(set) };
    loaded.set(set, entry);
    // A set that could not be read is tried again at the next request.
    entry.dimensions.catch(() => loaded.delete(set));
    return entry;
  }

  async function accountsOf(set: WarehouseSet): Promise<AccountDimension> {
    const entry = loadedSet(set);
    entry.accounts ??= loadAccountDimension(set);
    entry.accounts.catch(() => {
      delete entry.accounts;
    });
    return entry.accounts;
  }

  return {
    findAgencies: (request, options) =>
      warehouse.withSet(async (set) =>
        findAgencies(request, { ...options, set, dimensions: await loadedSet(set).dimensions, today: today() }),
      ),
    listAgenciesAccounts: (request, options) =>
      warehouse.withSet(async (set) =>
        listAgenciesAccounts(request, {
          ...options,
          set,
          dimensions: await loadedSet(set).dimensions,
          accounts: await accountsOf(set),
          today: today(),
        }),
      ),
    runQuery: (request, options) =>
      warehouse.withSet(async (set) =>
        runNamedQuery(request, { ...options, set, dimensions: await loadedSet(set).dimensions, today: today() }),
      ),
  };
}
