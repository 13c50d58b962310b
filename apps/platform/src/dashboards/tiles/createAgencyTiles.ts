import {
  type AgencyProfileFilters,
  agencyTiles,
  type AgencyTileId,
  type TileAnswer,
  type TileDefinition,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../../http/Person.ts';
import type { LoadedSet, LoadedSets } from '../../result-sets/LoadedSets.ts';
import { numbersOf } from '../../result-sets/readColumns.ts';
import { allOf, cast, column } from '../../warehouse/expressions.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { type AgencyProfile, readAgencyProfile } from './AgencyProfile.ts';
import { accountRows, carrierRows, industryRows, productRows, stateRows, type TileRows } from './agencyMixTiles.ts';
import { expirationRows, monthRows } from './agencyMonthTiles.ts';
import { rateChangeRows, retentionRows } from './agencyTermTiles.ts';
import { periodCondition, spanOf } from './period.ts';
import { sumPolicies } from './sumPolicies.ts';

/** Who asks for a tile. */
export interface AgencyTileOptions {
  /** The caller's lines: no number goes beyond them (PLAT-13). */
  access: LineAccess;
  signal?: AbortSignal;
}

/** The tiles of an agency's profile. */
export interface AgencyTiles {
  /**
   * Returns a tile. Its premium and policies come from a query of their own, so that rows that do not add up to them
   * are a fault that shows.
   * @throws ApiProblem 404 for an agency that the set does not have, 400 for a malformed filter
   */
  run(tile: AgencyTileId, filters: AgencyProfileFilters, options: AgencyTileOptions): Promise<TileAnswer>;
}

/** Works out the rows of one tile. */
type AgencyTile = (profile: AgencyProfile, loaded: LoadedSet) => Promise<TileRows>;

const tiles: Readonly<Record<AgencyTileId, AgencyTile>> = {
  premium_by_month: monthRows,
  products: productRows,
  carriers: carrierRows,
  states: stateRows,
  industries: industryRows,
  retention: retentionRows,
  rate_change: rateChangeRows,
  expirations: expirationRows,
  accounts: async (profile, { loadAccounts }) => accountRows(profile, await loadAccounts()),
};

const nothing: TileRows = { rows: [], peers: null };

/** Earliest day that the data can have. */
const firstDay = '0001-01-01';

/** Creates the tiles over the current policy set. `today`: the day that relative dates count from, `yyyy-mm-dd`. */
export function createAgencyTiles({ sets, today }: { sets: LoadedSets; today: () => string }): AgencyTiles {
  return {
    run: (tile, filters, options) =>
      sets.use(async (loaded) => {
        const { set, dimensions } = loaded;
        const profile = readAgencyProfile(filters, { ...options, set, dimensions, today: today() });
        const definition: TileDefinition = agencyTiles[tile];
        const isMissing = definition.needs === 'policy_numbers' && !(await hasPolicyNumbers(set));
        const [[header], { rows, peers }] = await Promise.all([
          sumPolicies(profile, allOf([profile.own, periodCondition(profile.period)])),
          isMissing ? nothing : tiles[tile](profile, loaded),
        ]);
        return {
          set_id: set.id,
          as_of: dimensions.asOf,
          period: spanOf(profile.period, { from: firstDay, to: dimensions.asOf }),
          policies: header?.policies ?? 0,
          premium: header?.premium ?? 0,
          ignored_filters: [...profile.ignoredFilters],
          missing: isMissing ? 'policy_numbers' : null,
          peers,
          rows,
        };
      }),
  };
}

/** Whether the set knows which term renews which. */
async function hasPolicyNumbers(set: WarehouseSet): Promise<boolean> {
  const info = await set.run({
    select: [{ name: 'has_terms', expression: cast(column('has_terms'), 'integer') }],
    from: 'set_info',
  });
  return numbersOf(info, 'has_terms')[0] === 1;
}
