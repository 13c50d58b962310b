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
import { createSetMemory } from '../createSetMemory.ts';
import { createTileAnswers } from '../createTileAnswers.ts';
import { type Metrics, noMetrics } from '../../observability/Metrics.ts';
import { SharedAnswers } from '../SharedAnswers.ts';
import {
  type AgencyProfile,
  type AgencyProfileContext,
  type LoadedProfile,
  readAgencyProfile,
  readOtherProfiles,
  refuseForeignAccounts,
} from './AgencyProfile.ts';
import { accountRows, carrierRows, industryRows, productRows, stateRows } from './agencyMixTiles.ts';
import { expirationRows, monthRows } from './agencyMonthTiles.ts';
import { productRetentionRows, rateChangeRows, retentionRows } from './agencyTermTiles.ts';
import { bandRows } from './bandTile.ts';
import { changeRows } from './changeTile.ts';
import { type ComparisonGroup, comparisonGroup, describeComparison } from './comparisonGroup.ts';
import { industryPath } from './industryLevel.ts';
import { comparedSpan, firstDay, spanOf } from './period.ts';
import { usualMinimum } from './peerGroup.ts';
import { type PolicyRows, readPolicyRows } from './PolicyRows.ts';
import { policySums } from './policySums.ts';
import { askEarly } from './askEarly.ts';
import { readSetTerms, type SetTerms } from './readSetTerms.ts';
import { summaryRows } from './summaryTile.ts';

/** The caller of a tile. */
export interface AgencyTileOptions {
  /** The caller's lines: all numbers are limited to them (PLAT-13). */
  access: LineAccess;
  signal?: AbortSignal;
}

/** The tiles of an agency's profile. */
export interface AgencyTiles {
  /**
   * Returns a tile. A separate query reads its header, so that a wrong sum of rows is noticed.
   * @throws ApiProblem 404 for an agency or account that the set does not have, 400 for a malformed filter
   */
  run(tile: AgencyTileId, filters: AgencyProfileFilters, options: AgencyTileOptions): Promise<TileAnswer>;
}

/** Computes the rows of one tile. */
type AgencyTile = (profile: LoadedProfile, context: TileContext) => Promise<TileRow[]> | TileRow[];

interface TileContext {
  loaded: LoadedSet;
  comparison: ComparisonGroup;
  terms: SetTerms;
}

/** Max cached comparisons of one set, with their sums: those of open pages. */
const comparisonsKept = 24;

/** Max cached policies of one set, about 90 bytes each: those of open pages. */
const policiesKept = 500_000;

const tiles: Readonly<Record<AgencyTileId, AgencyTile>> = {
  summary: (profile, { comparison }) => summaryRows(profile, comparison),
  premium_by_month: monthRows,
  premium_change: (profile, { comparison, terms }) => changeRows(profile, comparison, terms),
  products: (profile, { comparison }) => productRows(profile, comparison),
  carriers: (profile, { comparison }) => carrierRows(profile, comparison),
  states: (profile, { comparison }) => stateRows(profile, comparison),
  industries: (profile, { comparison }) => industryRows(profile, comparison),
  premium_bands: (profile, { comparison }) => bandRows(profile, comparison),
  retention: (profile, { comparison }) => retentionRows(profile, comparison),
  retention_by_product: (profile, { comparison }) => productRetentionRows(profile, comparison),
  rate_change: (profile, { comparison }) => rateChangeRows(profile, comparison),
  expirations: expirationRows,
  accounts: async (profile, { loaded }) => accountRows(profile, await loaded.loadAccounts()),
};

/** Options of the tiles. */
export interface AgencyTilesOptions {
  sets: LoadedSets;
  /** The day that relative dates count from, `yyyy-mm-dd`. */
  today: () => string;
  /** Min agencies of a comparison group. Default 5. */
  minimum?: number;
  /** Counts the sources of tile answers. Default: none. */
  metrics?: Pick<Metrics, 'tileAsked'>;
}

/** Creates the tiles over the current policy set. */
export function createAgencyTiles(options: AgencyTilesOptions): AgencyTiles {
  const { sets, today, minimum = usualMinimum, metrics = noMetrics } = options;
  const answersOf = createSetMemory(() => createTileAnswers(metrics));
  const readParts = createPartsReader();

  async function answer(
    tile: AgencyTileId,
    loaded: LoadedSet,
    { filters, context, signal }: AskedProfile,
  ): Promise<TileAnswer> {
    const { set, dimensions } = loaded;
    const terms = await readSetTerms(set);
    const profileContext = { ...context, firstMonth: terms.firstMonth };
    const profile = await readAgencyProfile(filters, profileContext);
    const otherProfiles = await readOtherProfiles(filters, profileContext);
    if (filters.accounts !== undefined) refuseForeignAccounts(filters, await loaded.loadAccounts());
    const definition: TileDefinition = agencyTiles[tile];
    const missing = definition.needs === 'policy_numbers' && !terms.hasPolicyNumbers ? definition.needs : null;
    const answerOf = async (of: AgencyProfile) => {
      const parts = await readParts(of, signal, (group) => {
        if (missing === null) askEarly(tile, of, group, signal);
      });
      const whole = { ...of, rows: parts.rows, signal };
      return tileOf(whole, tile, { ...parts, loaded, terms, isMissing: missing !== null });
    };
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
      previous_period: comparedSpan(profile.previous, dimensions.asOf),
      ...own.numbers,
      agency: agencyOf(profile),
      ignored_filters: ignoredFilters(profile, filters, definition),
      missing,
      comparison: definition.usesComparison ? describeComparison(profile, own.comparison) : null,
      ...(others.length > 0 && { others }),
      ...industryPath(profile.industries),
    };
  }

  return {
    run: (tile, { industry, ...shared }, { access, signal }) =>
      sets.use((loaded) => {
        // Only the industry tile uses the parts of an industry.
        const filters = tile === 'industries' && industry !== undefined ? { ...shared, industry } : shared;
        const { set, dimensions } = loaded;
        const context = { set, dimensions, access, today: today(), minimum };
        const key = JSON.stringify([tile, filters, access, context.today]);
        return answersOf(set).get(key, signal, (stop) => answer(tile, loaded, { filters, context, signal: stop }));
      }),
  };
}

/** Inputs of one answer. */
interface AskedProfile {
  filters: AgencyProfileFilters;
  context: Omit<AgencyProfileContext, 'firstMonth'>;
  signal: AbortSignal;
}

/** Data shared by all tiles of a profile. */
interface ProfileParts {
  /** Policies and premium of the period. */
  header: { policies: number; premium: number };
  rows: PolicyRows;
}

/**
 * Reads the data shared by the tiles of a page. `begin`: called with the comparison group before the policies are
 * loaded.
 */
type PartsReader = (
  of: AgencyProfile,
  signal: AbortSignal,
  begin: (comparison: ComparisonGroup) => void,
) => Promise<ProfileParts & { comparison: ComparisonGroup }>;

/** Creates the reader: it reads once for all tiles of a page, which are requested together. */
function createPartsReader(): PartsReader {
  const profilesOf = createSetMemory(
    () => new SharedAnswers<ProfileParts>({ kept: policiesKept, weigh: ({ rows }) => rows.count }),
  );
  const comparisonsOf = createSetMemory(() => new SharedAnswers<ComparisonGroup>({ kept: comparisonsKept }));
  return async (of, signal, begin) => {
    const key = JSON.stringify([of.own.where, of.period, of.comparison], idsAsList);
    const comparing = comparisonsOf(of.set).get(key, signal, () => Promise.resolve(comparisonGroup(of)));
    const [parts, comparison] = await Promise.all([
      profilesOf(of.set).get(key, signal, (stop) => readProfile(of, stop)),
      comparing.then((group) => {
        begin(group);
        return group;
      }),
    ]);
    return { ...parts, comparison };
  };
}

/** Queries the header separately, so that a wrong sum of rows is noticed. */
async function readProfile(profile: AgencyProfile, signal: AbortSignal): Promise<ProfileParts> {
  const { set, own, period } = profile;
  const [sums, rows] = await Promise.all([
    policySums({ set, signal }, { ...own, isOfFewAgencies: true, measure: 'written', by: [], period }),
    readPolicyRows({ set, signal }, own.where),
  ]);
  const { values } = sums;
  return { header: { policies: values[0]![0]!, premium: values[1]![0]! }, rows };
}

/** Returns the agency's name, and its city with the state. */
function agencyOf({ agencyId, dimensions: { agencies } }: AgencyProfile): TileAnswer['agency'] {
  const { name, cityLabel, cityLabelCode } = agencies;
  return { name: name.strings[agencyId] ?? '', city: cityLabel.strings[cityLabelCode[agencyId] ?? -1] ?? null };
}

function idsAsList(_key: string, value: unknown): unknown {
  return value instanceof Int32Array ? Array.from(value) : value;
}

interface TileOf {
  comparison: ComparisonGroup;
  numbers: Pick<TileAnswer, 'policies' | 'premium' | 'rows'>;
}

/** Combines the header of a profile and the rows of a tile. */
async function tileOf(
  profile: LoadedProfile,
  tile: AgencyTileId,
  { isMissing, header, comparison, ...context }: TileContext & { isMissing: boolean; header: ProfileParts['header'] },
): Promise<TileOf> {
  const rows = isMissing ? [] : await tiles[tile](profile, { ...context, comparison });
  return { comparison, numbers: { ...header, rows } };
}

function ignoredFilters(
  { ignoredFilters: ignored }: AgencyProfile,
  { comparison }: AgencyProfileFilters,
  { usesComparison }: TileDefinition,
): string[] {
  return comparison === undefined || usesComparison ? [...ignored] : [...ignored, 'comparison'];
}
