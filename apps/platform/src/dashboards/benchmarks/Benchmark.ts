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

/** Policies that are added up together, and to which side each agency's belong. */
export interface BenchmarkPart extends MatchingPolicies {
  /** 1: the agency's policies are the selection's, 2: the peers', 0: neither's; by agency id. */
  sides: Uint8Array;
}

/** What the tiles of the benchmarks are worked out from. */
export interface Benchmark {
  dimensions: SetDimensions;
  /** The days that count, and the same a year before: none where there is no such year to compare with. */
  period: Period;
  previous: Period;
  /** One part; two where the selection is a carrier, whose agencies write with others as well. */
  parts: readonly BenchmarkPart[];
  /** Adds up the policies of the parts. */
  sums: BenchmarkSums;
  /** Whether there are others to compare with: none where the selection is all agencies. */
  hasPeers: boolean;
  /** What each agency has, by side; no peers where the selection is all agencies. */
  ledgers: Ledgers;
  /** The same of each side together. */
  totals: { selection: GroupTotals; peers: GroupTotals | null };
  /** What the selection and its peers are called. */
  names: { selection: string; peers: string };
  /** Whether the selection is one agency. */
  isOneAgency: boolean;
  /** Whether the caller may see single agencies. */
  showsAgencies: boolean;
  /** Whether the selection is all agencies of the data, and the caller may see each: sums need no agencies. */
  isEverybodySeen: boolean;
  /** Minimum number of agencies of a group that is shown. */
  minimum: number;
  /** Whether the set has policy numbers, which retention and rate change need. */
  hasTerms: boolean;
  /** Whether terms without an earlier one are new business throughout the period, and throughout the one before. */
  knowsNew: { period: boolean; previous: boolean };
  /** The industries that their tile lists. */
  industries: IndustryLevel;
  ignoredFilters: readonly FilterKey[];
  /** Ends what a tile asks the engine for. */
  signal: AbortSignal | undefined;
}

/** Whether the selection is a carrier: it writes with agencies of both sides. */
export function isOneCarrier({ parts }: Pick<Benchmark, 'parts'>): boolean {
  return parts.length > 1;
}
