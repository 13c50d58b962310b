import { growthOf, type TileRow, type TileColumnKind } from '@agency-insights/insights-api/contract';
import { type Benchmark, isOneCarrier, type Side } from './Benchmark.ts';
import { flagOf, groupTotals, ratio } from './groupTotals.ts';
import { agenciesOf, type Ledger } from './Ledger.ts';
import { percentile, placeOf } from './percentile.ts';
import { type Scan, scan } from './scan.ts';
import type { TileContent } from './TileContent.ts';

/** Min due terms for an agency's retention: with fewer, it is 0 or 100 % by chance. */
const minDueTerms = 10;

/** A number of each agency. */
interface AgencyMeasure {
  id: string;
  name: string;
  kind: TileColumnKind;
  /** Returns the agency's number; null if it has none. */
  read: (ledger: Ledger, agencyId: number, carriers: Float64Array) => number | null;
}

const measures: readonly AgencyMeasure[] = [
  { id: 'premium', name: 'Written premium', kind: 'cents', read: ({ premium }, id) => premium[id]! },
  {
    id: 'growth',
    name: 'Growth',
    kind: 'signedRatio',
    read: ({ premium, previousPremium }, id) => growthOf(premium[id]!, previousPremium[id]!),
  },
  { id: 'retention', name: 'Policy retention', kind: 'ratio', read: agencyRetention },
  {
    id: 'rate_change',
    name: 'Rate change',
    kind: 'signedRatio',
    read: ({ repriced, prior }, id) => growthOf(repriced[id]!, prior[id]!),
  },
  {
    id: 'new_share',
    name: 'New business share',
    kind: 'ratio',
    read: ({ newPremium, premium }, id) => ratio(newPremium[id]!, premium[id]!),
  },
  {
    id: 'average_premium',
    name: 'Average premium',
    kind: 'cents',
    read: ({ premium, policies }, id) => ratio(premium[id]!, policies[id]!),
  },
  { id: 'carriers', name: 'Carriers', kind: 'count', read: (_, id, carriers) => carriers[id]! },
];

/** Policy retention of one agency; null with too few due terms. */
export function agencyRetention({ kept, due }: Ledger, id: number): number | null {
  return due[id]! >= minDueTerms ? ratio(kept[id]!, due[id]!) : null;
}

/** Percentiles of the agencies of the peer group, and where the selection is among them. */
export async function percentileTile(benchmark: Benchmark): Promise<TileContent> {
  const carriers = await carriersByAgency(benchmark);
  const base: Side = benchmark.ledgers.peers === null ? 'selection' : 'peers';
  const { selection, peers } = benchmark.ledgers;
  const agencies = { selection: agenciesOf(selection), peers: peers === null ? [] : agenciesOf(peers) };
  const rows = measures
    .filter((measure) => isKnown(measure, benchmark))
    .map((measure): TileRow => {
      const numbers = numbersOf(benchmark.ledgers[base], measure, agencies[base], carriers[base]);
      const own = peers === null ? null : numbersOf(selection, measure, agencies.selection, carriers.selection);
      const isBaseShown = isShown(benchmark, base, numbers);
      const isOwnShown = own !== null && (benchmark.showsAgencies || isShown(benchmark, 'selection', own));
      const at = (fraction: number): number | null =>
        isBaseShown ? shownPercentile(benchmark, numbers, fraction, measure.kind) : null;
      const value = isOwnShown ? percentile(own, 0.5) : null;
      return {
        measure: measure.id,
        kind: measure.kind,
        name: measure.name,
        p10: at(0.1),
        p25: at(0.25),
        p50: at(0.5),
        p75: at(0.75),
        p90: at(0.9),
        selection: isOwnShown ? shownPercentile(benchmark, own, 0.5, measure.kind) : null,
        place: value !== null && isBaseShown ? placeOf(value, numbers) : null,
        agencies: isBaseShown ? numbers.length : null,
        suppressed: flagOf(own !== null && !isOwnShown),
        peers_suppressed: flagOf(!isBaseShown),
      };
    });
  return { rows };
}

function isShown(benchmark: Benchmark, side: Side, numbers: Float64Array): boolean {
  return groupTotals(benchmark, side)?.isSuppressed === false && numbers.length >= benchmark.minimum;
}

/**
 * Returns a percentile; cents are whole. It is or reveals the number of an agency: callers who may not see single
 * agencies get three digits, and only with enough agencies on both sides of it.
 */
function shownPercentile(
  { showsAgencies, minimum }: Benchmark,
  ascending: Float64Array,
  fraction: number,
  kind: TileColumnKind,
): number | null {
  const value = percentile(ascending, fraction);
  if (value === null) return null;
  const exact = kind === 'cents' ? Math.round(value) : value;
  if (showsAgencies) return exact;
  const onEitherSide = Math.floor(ascending.length * Math.min(fraction, 1 - fraction));
  return onEitherSide >= minimum ? Number(exact.toPrecision(3)) : null;
}

function isKnown({ id }: AgencyMeasure, benchmark: Benchmark): boolean {
  const { hasTerms, knowsNew, previous } = benchmark;
  if (id === 'growth') return previous.length > 0;
  if (id === 'retention' || id === 'rate_change') return hasTerms;
  if (id === 'new_share') return knowsNew.period;
  // With one selected carrier, each agency would have exactly one.
  return id !== 'carriers' || !isOneCarrier(benchmark);
}

/** The numbers of agencies of a side, ascending. */
function numbersOf(
  ledger: Ledger | null,
  { read }: AgencyMeasure,
  ids: readonly number[],
  carriers: Float64Array,
): Float64Array {
  if (ledger === null) return new Float64Array();
  const numbers = ids.map((id) => read(ledger, id, carriers)).filter((number) => number !== null);
  return Float64Array.from(numbers).sort();
}

/** Scan that counts the carriers of each agency. */
export const carrierScan: Scan = { measure: 'written', by: ['carrier_id'] };

/** Counts the carriers of each agency, by side. */
async function carriersByAgency(benchmark: Benchmark): Promise<Record<Side, Float64Array>> {
  const { length } = benchmark.dimensions.agencies;
  const counts = { selection: new Float64Array(length), peers: new Float64Array(length) };
  if (isOneCarrier(benchmark)) return counts;
  await scan(benchmark, carrierScan, ({ side, agencyId }) => {
    counts[side][agencyId] = counts[side][agencyId]! + 1;
  });
  return counts;
}
