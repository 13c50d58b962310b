import {
  type AgencyProfileFilters,
  agencyTiles,
  type AgencyTileId,
  type TileAnswer,
  type TileDefinition,
  type TileRow,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../../http/Person.ts';
import type { LoadedSet, LoadedSets } from '../../result-sets/LoadedSets.ts';
import { type AgencyProfile, readAgencyProfile, readOtherProfiles } from './AgencyProfile.ts';
import { accountRows, carrierRows, industryRows, productRows, stateRows } from './agencyMixTiles.ts';
import { expirationRows, monthRows } from './agencyMonthTiles.ts';
import { rateChangeRows, retentionRows } from './agencyTermTiles.ts';
import { bandRows } from './bandTile.ts';
import { changeRows } from './changeTile.ts';
import { type ComparisonGroup, comparisonGroup, describeComparison } from './comparisonGroup.ts';
import { firstDay, spanOf } from './period.ts';
import { headerSums } from './headerSums.ts';
import { industryPath } from './industryLevel.ts';
import { readSetTerms, type SetTerms } from './readSetTerms.ts';
import { summaryRows } from './summaryTile.ts';

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
type AgencyTile = (profile: AgencyProfile, context: TileContext) => Promise<TileRow[]>;

interface TileContext {
  loaded: LoadedSet;
  comparison: ComparisonGroup;
  terms: SetTerms;
}

const tiles: Readonly<Record<AgencyTileId, AgencyTile>> = {
  summary: (profile, { comparison }) => summaryRows(profile, comparison),
  premium_by_month: monthRows,
  premium_change: (profile, { comparison, terms }) => changeRows(profile, comparison, terms.newFromMonth),
  products: (profile, { comparison }) => productRows(profile, comparison),
  carriers: (profile, { comparison }) => carrierRows(profile, comparison),
  states: (profile, { comparison }) => stateRows(profile, comparison),
  industries: (profile, { comparison }) => industryRows(profile, comparison),
  premium_bands: (profile, { comparison }) => bandRows(profile, comparison),
  retention: (profile, { comparison }) => retentionRows(profile, comparison),
  rate_change: (profile, { comparison }) => rateChangeRows(profile, comparison),
  expirations: expirationRows,
  accounts: async (profile, { loaded }) => accountRows(profile, await loaded.loadAccounts()),
};

/** Creates the tiles over the current policy set. `today`: the day that relative dates count from, `yyyy-mm-dd`. */
export function createAgencyTiles({ sets, today }: { sets: LoadedSets; today: () => string }): AgencyTiles {
  return {
    run: (tile, { industry, ...shared }, options) =>
      sets.use(async (loaded) => {
        const { set, dimensions } = loaded;
        // Only the tile that lists industries is about the parts of one.
        const filters = tile === 'industries' && industry !== undefined ? { ...shared, industry } : shared;
        const context = { ...options, set, dimensions, today: today() };
        const profile = readAgencyProfile(filters, context);
        const otherProfiles = readOtherProfiles(filters, context);
        const terms = await readSetTerms(set);
        const definition: TileDefinition = agencyTiles[tile];
        const missing = definition.needs === 'policy_numbers' && !terms.hasPolicyNumbers ? definition.needs : null;
        const answerOf = (of: AgencyProfile) => tileOf(of, tile, { loaded, terms, isMissing: missing !== null });
        const beside = async (other: AgencyProfile) => ({
          agency_id: other.agencyId,
          agency_name: dimensions.agencies.name.strings[other.agencyId] ?? '',
          ...(await answerOf(other)).numbers,
        });
        const [own, ...others] = await Promise.all([answerOf(profile), ...otherProfiles.map(beside)]);
        return {
          set_id: set.id,
          as_of: dimensions.asOf,
          period: spanOf(profile.period, { from: firstDay, to: dimensions.asOf }),
          ...own.numbers,
          ignored_filters: ignoredFilters(profile, filters, definition),
          missing,
          comparison: definition.usesComparison ? describeComparison(profile, own.comparison) : null,
          ...(others.length > 0 && { others }),
          ...industryPath(profile.industries),
        };
      }),
  };
}

interface TileOf {
  comparison: ComparisonGroup;
  numbers: Pick<TileAnswer, 'policies' | 'premium' | 'rows'>;
}

/** The header of a profile and the rows of a tile. */
async function tileOf(
  profile: AgencyProfile,
  tile: AgencyTileId,
  { isMissing, ...context }: Omit<TileContext, 'comparison'> & { isMissing: boolean },
): Promise<TileOf> {
  const comparison = comparisonGroup(profile);
  const [header, rows] = await Promise.all([
    headerSums(profile),
    isMissing ? [] : tiles[tile](profile, { ...context, comparison }),
  ]);
  return { comparison, numbers: { policies: header?.policies ?? 0, premium: header?.premium ?? 0, rows } };
}

function ignoredFilters(
  { ignoredFilters: ignored }: AgencyProfile,
  { comparison }: AgencyProfileFilters,
  { usesComparison }: TileDefinition,
): string[] {
  return comparison === undefined || usesComparison ? [...ignored] : [...ignored, 'comparison'];
}
