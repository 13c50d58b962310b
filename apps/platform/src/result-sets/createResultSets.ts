import { runNamedQuery } from './option-queries/runNamedQuery.ts';
import { agencySummary } from './agencySummary.ts';
import { findAgencies } from './findAgencies.ts';
import { listAgenciesAccounts } from './listAgenciesAccounts.ts';
import type { LoadedSets } from './LoadedSets.ts';
import type { ResultSets } from './ResultSets.ts';

/** Dependencies of the queries. */
export interface ResultSetsOptions {
  sets: LoadedSets;
  /** Base day of relative dates, `yyyy-mm-dd`. Default: today in UTC. */
  today?: () => string;
}

/** Creates the product's queries of the current policy set. */
export function createResultSets({
  sets,
  today = () => new Date().toISOString().slice(0, 10),
}: ResultSetsOptions): ResultSets {
  return {
    findAgencies: (request, options) =>
      sets.use(({ set, dimensions }) => findAgencies(request, { ...options, set, dimensions, today: today() })),
    listAgenciesAccounts: (request, options) =>
      sets.use(async ({ set, dimensions, loadAccounts }) =>
        listAgenciesAccounts(request, {
          ...options,
          set,
          dimensions,
          accounts: await loadAccounts(),
          today: today(),
        }),
      ),
    agencySummary: (agencyId, options) =>
      sets.use(({ set, dimensions }) => agencySummary(agencyId, { ...options, set, dimensions })),
    runQuery: (request, options) =>
      sets.use(({ set, dimensions }) => runNamedQuery(request, { ...options, set, dimensions, today: today() })),
  };
}
