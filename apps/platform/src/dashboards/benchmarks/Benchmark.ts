import type { FilterKey } from '@agency-insights/insights-api/contract';
import type { SetDimensions } from '../../result-sets/SetDimensions.ts';
import type { MatchingPolicies } from '../tiles/AgencyProfile.ts';
import type { IndustryLevel } from '../tiles/industryLevel.ts';
import type { Period } from '../tiles/period.ts';
import type { BenchmarkSums } from './benchmarkSums.ts';
import type { GroupTotals } from './groupTotals.ts';
import type { Ledgers } from './Ledger.ts';

/** One of the two groups of agencies that are compared. */
export type Side = 'selection' | 'peers';

/** Policies of one query, and the side of each agency. */
export interface BenchmarkPart extends MatchingPolicies {
  /** 1: the agency's policies are the selection's, 2: the peers', 0: neither's; by agency id. */
  sides: Uint8Array;
}

/** Input of the benchmark tiles. */
export interface Benchmark {
  dimensions: SetDimensions;
  /** The period, and the same days a year before; empty without such a year. */
  period: Period;
  previous: Period;
  /** One part; two where the selection is a carrier, whose agencies write with others as well. */
  parts: readonly BenchmarkPart[];
  /** Adds up the policies of the parts. */
  sums: BenchmarkSums;
  /** Whether there are peers; false if the selection is all agencies. */
  hasPeers: boolean;
  /** Numbers of each agency, by side; no peers if the selection is all agencies. */
  ledgers: Ledgers;
  /** Totals of each side. */
  totals: { selection: GroupTotals; peers: GroupTotals | null };
  /** Names of the selection and its peers. */
  names: { selection: string; peers: string };
  /** Whether the selection is one agency. */
  isOneAgency: boolean;
  /** Whether the caller may see single agencies. */
  showsAgencies: boolean;
  /** Whether the selection is all agencies and the caller may see each; sums then need no agencies. */
  isEverybodySeen: boolean;
  /** Min agencies of a group that is shown. */
  minimum: number;
  /** Whether the set has policy numbers, which retention and rate change need. */
  hasTerms: boolean;
  /** Whether terms without an earlier one count as new business, in this period and the one before. */
  knowsNew: { period: boolean; previous: boolean };
  /** Industries of the industry tile. */
  industries: IndustryLevel;
  ignoredFilters: readonly FilterKey[];
  /** Cancels the tile's queries. */
  signal: AbortSignal | undefined;
}

/** Whether the selection is a carrier: it writes with agencies of both sides. */
export function isOneCarrier({ parts }: Pick<Benchmark, 'parts'>): boolean {
  return parts.length > 1;
}
