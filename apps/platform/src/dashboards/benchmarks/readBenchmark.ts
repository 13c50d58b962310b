import {
  type BenchmarkFilters,
  type FilterKey,
  filterKeys,
  type Filters,
  parseDateExpression,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../../http/Person.ts';
import { inRanges } from '../../result-sets/integerRanges.ts';
import { parseFilter } from '../../result-sets/filterProblem.ts';
import { lineCondition } from '../../result-sets/matchAgencies.ts';
import { readSearch, type Search } from '../../result-sets/readSearch.ts';
import type { SetDimensions } from '../../result-sets/SetDimensions.ts';
import { allOf, column, compare, not, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { industryCondition, readIndustryLevel } from '../tiles/industryLevel.ts';
import { monthOfDay } from '../tiles/monthNumber.ts';
import { type Period, periodOf, yearBefore } from '../tiles/period.ts';
import { fitsRollup, policySums } from '../tiles/policySums.ts';
import { readSetTerms, type SetTerms } from '../tiles/readSetTerms.ts';
import type { Benchmark, BenchmarkPart } from './Benchmark.ts';
import { createBenchmarkSums } from './benchmarkSums.ts';
import { addUpGroups } from './groupTotals.ts';
import { readLedgers } from './Ledger.ts';
import { type PeerChoice, peerMask } from './peerMask.ts';
import { type FindSavedSearch, readSelection, type Selection } from './readSelection.ts';

/**
 * Filters that match groups of agencies. Callers who may not see single agencies can use no others, which could match
 * one.
 */
const groupKeys: readonly FilterKey[] = [
  'agency_state',
  'line',
  'product',
  'carrier',
  'policy_state',
  'naics',
  'effective_date',
];

/** Context for reading benchmark filters. */
export interface BenchmarkContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** The caller's lines; null: the caller may see groups of agencies of all lines, and no single one (PLAT-13). */
  access: LineAccess | null;
  minimum: number;
  /** `yyyy-mm-dd`: what relative dates count from. */
  today: string;
  findSavedSearch: FindSavedSearch;
  signal: AbortSignal;
}

/** A benchmark without its sums. */
export type BenchmarkPlan = Omit<Benchmark, 'ledgers' | 'totals'>;

/** Adds up the numbers of each agency. */
export async function addUpBenchmark(plan: BenchmarkPlan, signal: AbortSignal): Promise<Benchmark> {
  const { dimensions, showsAgencies, minimum, hasPeers } = plan;
  const ledgers = await readLedgers({ ...plan, signal }, { length: dimensions.agencies.length, hasPeers });
  return { ...plan, ledgers, totals: addUpGroups(ledgers.selection, ledgers.peers, { showsAgencies, minimum }) };
}

/**
 * Reads the filters of the benchmarks.
 * @throws ApiProblem 400 for a malformed expression, 403 for a forbidden selection, 404 for a missing one
 */
export async function planBenchmark(filters: BenchmarkFilters, context: BenchmarkContext): Promise<BenchmarkPlan> {
  const { set, dimensions, today, minimum, findSavedSearch, signal } = context;
  const showsAgencies = context.access !== null;
  const access = context.access ?? 'all';
  const { compare: compared, peers = 'all', effective_date: effectiveDate, industry, ...given } = filters;
  const isAllowed = (key: string): boolean => showsAgencies || groupKeys.some((one) => one === key);
  const allowed = (all: Filters): Filters => Object.fromEntries(Object.entries(all).filter(([key]) => isAllowed(key)));
  const used = allowed(given);
  const search = await readSearch(used, { dimensions, access, today });
  const period = periodOf(parseFilter('effective_date', effectiveDate, parseDateExpression), {
    asOf: dimensions.asOf,
    today,
  });
  const everybody: BenchmarkPart = {
    where: allOf([lineCondition(search), search.policies]),
    fitsRollup: fitsRollup(used),
    sides: (search.agencies ?? dimensions.agencies.exists).slice(),
  };
  const selection = await readSelection(compared, {
    set,
    dimensions,
    access,
    today,
    showsAgencies,
    findSavedSearch,
    allowed,
  });
  await leaveOutByPolicies(everybody, { set, signal, period, search });
  const all = await partsOf({ everybody, selection, peers, set, signal, dimensions, period });
  const ofIndustry = industry === undefined ? undefined : industryCondition(industry, dimensions.naics);
  const parts = ofIndustry === undefined ? all : all.map((part) => narrow(part, ofIndustry));
  const terms = await readSetTerms(set);
  const previous = yearBefore(period, { firstMonth: terms.firstMonth, asOf: dimensions.asOf });
  const isEverybodySeen =
    showsAgencies && selection === null && search.agencies === null && search.policyCount === undefined;
  // Only one tile uses the parts of an industry.
  const isForAllTiles = isEverybodySeen && industry === undefined;
  const sums = createBenchmarkSums({ set, period, previous, parts, isForAllTiles });
  return {
    dimensions,
    period,
    previous,
    parts,
    sums,
    hasPeers: selection !== null,
    names: { selection: selection?.name ?? 'All agencies', peers: peersName(selection, peers) },
    isOneAgency: selection?.kind === 'agencies' && selection.isOneAgency,
    showsAgencies,
    isEverybodySeen,
    minimum,
    ...whatIsKnown(terms, period, previous),
    industries: readIndustryLevel(industry),
    ignoredFilters: filterKeys.filter((key) => filters[key] !== undefined && !isAllowed(key)),
    signal: undefined,
  };
}

/** Returns whether the set has terms, and whether it can distinguish new business from renewals. */
function whatIsKnown(
  { hasPolicyNumbers, newFromMonth }: SetTerms,
  period: Period,
  previous: Period,
): Pick<Benchmark, 'hasTerms' | 'knowsNew'> {
  const knowsNewIn = (days: Period): boolean =>
    days.length > 0 && days.every(({ from }) => from !== null && monthOfDay(from) >= newFromMonth);
  return { hasTerms: hasPolicyNumbers, knowsNew: { period: knowsNewIn(period), previous: knowsNewIn(previous) } };
}

/** Excludes agencies whose number of matching policies does not match the filter. */
async function leaveOutByPolicies(
  { where, fitsRollup, sides }: BenchmarkPart,
  { set, signal, period, search: { policyCount } }: Asking & { period: Period; search: Search },
): Promise<void> {
  if (policyCount === undefined) return;
  const counts = new Float64Array(sides.length);
  const { keys, values, rowCount } = await policySums(
    { set, signal },
    { measure: 'written', by: ['agency_id'], period, where, fitsRollup },
  );
  for (let row = 0; row < rowCount; row++) counts[keys[0]![row]!] = values[0]![row]!;
  for (let id = 0; id < sides.length; id++) if (!inRanges(counts[id]!, policyCount)) sides[id] = 0;
}

interface Asking {
  set: WarehouseSet;
  signal: AbortSignal;
}

interface PartsOptions extends Asking {
  everybody: BenchmarkPart;
  selection: Selection;
  peers: PeerChoice;
  dimensions: SetDimensions;
  period: Period;
}

/** Returns the policies of each side. */
async function partsOf(options: PartsOptions): Promise<BenchmarkPart[]> {
  const { everybody, selection, peers, dimensions, period } = options;
  if (selection === null) return [everybody];
  if (selection.kind === 'agencies') {
    const { mask } = selection;
    const selected = Array.from(mask.keys()).filter((id) => mask[id] === 1);
    const like = peerMask(selected, peers, dimensions.agencies);
    const sides = everybody.sides.map((counts, id) => (counts === 1 ? (mask[id] === 1 ? 1 : like[id]! * 2) : 0));
    return [{ ...everybody, sides }];
  }
  const isCarrier = compare(column('carrier_id'), '=', value('integer', selection.carrierId));
  const own = narrow(everybody, isCarrier);
  const { keys } = await policySums(options, { ...own, measure: 'written', by: ['agency_id'], period });
  // The query has no filter of agencies, so excluded agencies have no peers.
  const writers = Array.from(keys[0] ?? []).filter((id) => everybody.sides[id] === 1);
  const like = peerMask(writers, peers, dimensions.agencies);
  const others = everybody.sides.map((counts, id) => (counts === 1 ? like[id]! * 2 : 0));
  return [own, { ...narrow(everybody, not(isCarrier)), sides: others }];
}

function narrow({ where, sides }: BenchmarkPart, condition: Expression): BenchmarkPart {
  return { where: allOf([where, condition]), fitsRollup: false, sides };
}

function peersName(selection: Selection, peers: PeerChoice): string {
  if (selection?.kind === 'carrier')
    return {
      all: 'Other carriers',
      state: 'Other carriers, agencies in the same states',
      size: 'Other carriers, agencies of the same size',
    }[peers];
  return {
    all: 'All other agencies',
    state: 'Agencies in the same state or region',
    size: 'Agencies of the same size and mix of lines',
  }[peers];
}
