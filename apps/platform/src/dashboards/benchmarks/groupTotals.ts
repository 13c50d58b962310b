import type { Benchmark, Side } from './Benchmark.ts';
import { agenciesOf, type Ledger } from './Ledger.ts';
import { Tally } from './Tally.ts';

/** The numbers of one side as a whole. */
export interface GroupTotals {
  /** Agencies with a policy of the period. */
  agencies: number;
  policies: number;
  /** Cents. */
  premium: number;
  /** Whether too few agencies stand behind the numbers. */
  isSuppressed: boolean;
}

/** Returns what a side has together; null where there is none. It is added up once for all tiles. */
export function groupTotals({ totals }: Benchmark, side: Side): GroupTotals | null {
  return totals[side];
}

/** Adds up a side. */
export function addUpGroup(
  ledger: Ledger,
  side: Side,
  { showsAgencies, minimum }: Pick<Benchmark, 'showsAgencies' | 'minimum'>,
): GroupTotals {
  const ids = agenciesOf(ledger);
  const premium = new Tally();
  for (const id of ids) premium.add(ledger.premium[id] ?? 0);
  return {
    agencies: ids.length,
    policies: sumOf(ledger, 'policies'),
    premium: premium.total,
    isSuppressed: !(side === 'selection' && showsAgencies) && !premium.mayShow(minimum),
  };
}

/** The sum of a column over all agencies. */
export function sumOf(ledger: Ledger, name: keyof Ledger): number {
  return ledger[name].reduce((total, value) => total + value, 0);
}

/**
 * Whether a tally of one side may be shown: always where the caller may see the selection's agencies anyway. Peers are
 * always a group.
 */
export function mayShow({ showsAgencies, minimum }: Benchmark, side: Side, ...tallies: readonly Tally[]): boolean {
  return (side === 'selection' && showsAgencies) || tallies.every((tally) => tally.mayShow(minimum));
}

/** How rows say yes and no. */
export function flagOf(holds: boolean): 0 | 1 {
  return holds ? 1 : 0;
}

/** One number over another; null without anything to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** The change from one number to another as a fraction; null without a number above 0 to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? now / before - 1 : null;
}
