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
  /** Whether too few agencies contribute to the numbers. */
  isSuppressed: boolean;
}

/** Returns the totals of a side; null if there is none. They are added up once for all tiles. */
export function groupTotals({ totals }: Benchmark, side: Side): GroupTotals | null {
  return totals[side];
}

/** Rules for showing numbers. */
type Rules = Pick<Benchmark, 'showsAgencies' | 'minimum'>;

/**
 * Adds up both sides. Callers who may not see single agencies can get the sum of both from the same filters without a
 * selection: if one side is too small, the other is hidden too.
 */
export function addUpGroups(
  selection: Ledger,
  peers: Ledger | null,
  rules: Rules,
): { selection: GroupTotals; peers: GroupTotals | null } {
  const own = addUpGroup(selection, 'selection', rules);
  if (peers === null) return { selection: own, peers: null };
  const others = addUpGroup(peers, 'peers', rules);
  const isSuppressed = !rules.showsAgencies && (isTooSmall(own) || isTooSmall(others));
  return {
    selection: { ...own, isSuppressed: own.isSuppressed || isSuppressed },
    peers: { ...others, isSuppressed: others.isSuppressed || isSuppressed },
  };
}

/** A side without policies hides nothing. */
function isTooSmall({ agencies, isSuppressed }: GroupTotals): boolean {
  return agencies > 0 && isSuppressed;
}

function addUpGroup(ledger: Ledger, side: Side, { showsAgencies, minimum }: Rules): GroupTotals {
  const ids = agenciesOf(ledger);
  const premium = new Tally();
  for (const id of ids) premium.add(ledger.premium[id]!);
  return {
    agencies: ids.length,
    policies: sumOf(ledger, 'policies'),
    premium: premium.total,
    isSuppressed: !(side === 'selection' && showsAgencies) && !premium.mayShow(minimum),
  };
}

/** The sum of a column over all agencies. With an index loop, as `for…of` is slower over typed arrays. */
export function sumOf(ledger: Ledger, name: keyof Ledger): number {
  const values = ledger[name];
  let total = 0;
  for (let id = 0; id < values.length; id++) total += values[id]!;
  return total;
}

/**
 * Whether the tally of one side may be shown: always if the caller may see the selection's agencies. Peers are always a
 * group. Callers who may not see single agencies see neither side if one is too small, as the other would reveal it.
 */
export function mayShow(
  { showsAgencies, minimum }: Rules,
  side: Side,
  tallies: Readonly<Record<Side, Tally>>,
): boolean {
  if (showsAgencies) return side === 'selection' || tallies.peers.mayShow(minimum);
  const other = tallies[side === 'selection' ? 'peers' : 'selection'];
  return tallies[side].mayShow(minimum) && (other.agencies === 0 || other.mayShow(minimum));
}

/** Converts a boolean to the value of a row. */
export function flagOf(holds: boolean): 0 | 1 {
  return holds ? 1 : 0;
}

/** Returns the ratio of two numbers; null for a zero divisor. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
