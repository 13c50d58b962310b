import type { BenchmarkMeasure } from './benchmarkSums.ts';
import { scan, type Scanned } from './scan.ts';

/** Numbers of each agency of a side, by agency id; money in cents. Names with `previous` are of the year before. */
export interface Ledger {
  policies: Float64Array;
  premium: Float64Array;
  previousPolicies: Float64Array;
  previousPremium: Float64Array;
  newPremium: Float64Array;
  previousNewPremium: Float64Array;
  repriced: Float64Array;
  prior: Float64Array;
  previousRepriced: Float64Array;
  previousPrior: Float64Array;
  due: Float64Array;
  kept: Float64Array;
  duePremium: Float64Array;
  keptPremium: Float64Array;
  previousDue: Float64Array;
  previousKept: Float64Array;
}

type LedgerScan = {
  measure: BenchmarkMeasure;
  when: 'period' | 'previous';
  /** Target column of each sum of the measure. */
  columns: readonly (keyof Ledger)[];
};

const ledgerScans: readonly LedgerScan[] = [
  { measure: 'business', when: 'period', columns: ['policies', 'premium', 'newPremium', 'repriced', 'prior'] },
  {
    measure: 'business',
    when: 'previous',
    columns: ['previousPolicies', 'previousPremium', 'previousNewPremium', 'previousRepriced', 'previousPrior'],
  },
  { measure: 'due', when: 'period', columns: ['due', 'kept', 'duePremium', 'keptPremium'] },
  { measure: 'due', when: 'previous', columns: ['previousDue', 'previousKept'] },
];

/** The ledgers of both sides; null without peers. */
export interface Ledgers {
  selection: Ledger;
  peers: Ledger | null;
}

/** Adds up the numbers of each agency of both sides. `length`: the largest agency id plus one. */
export async function readLedgers(
  source: Scanned,
  { length, hasPeers }: { length: number; hasPeers: boolean },
): Promise<Ledgers> {
  const ledgers: Ledgers = { selection: emptyLedger(length), peers: hasPeers ? emptyLedger(length) : null };
  await Promise.all(
    ledgerScans.map(({ measure, when, columns }) => {
      // Looked up once: thousands of agencies are added up.
      const columnsOf = (ledger: Ledger | null) => columns.map((name) => ledger?.[name] ?? new Float64Array());
      const targets = { selection: columnsOf(ledgers.selection), peers: columnsOf(ledgers.peers) };
      return scan(source, { measure, when }, ({ side, agencyId, values }) => {
        const own = targets[side];
        for (let at = 0; at < own.length; at++) own[at]![agencyId] = values[at]!;
      });
    }),
  );
  return ledgers;
}

function emptyLedger(length: number): Ledger {
  const zeros = (): Float64Array => new Float64Array(length);
  return {
    policies: zeros(),
    premium: zeros(),
    previousPolicies: zeros(),
    previousPremium: zeros(),
    newPremium: zeros(),
    previousNewPremium: zeros(),
    repriced: zeros(),
    prior: zeros(),
    previousRepriced: zeros(),
    previousPrior: zeros(),
    due: zeros(),
    kept: zeros(),
    duePremium: zeros(),
    keptPremium: zeros(),
    previousDue: zeros(),
    previousKept: zeros(),
  };
}

/** Ids of the agencies with a policy of the period, ascending. */
export function agenciesOf({ policies }: Ledger): number[] {
  const ids: number[] = [];
  for (let id = 0; id < policies.length; id++) if (policies[id]! > 0) ids.push(id);
  return ids;
}
