import type { BenchmarkPart, Side } from './Benchmark.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import type { Period } from '../tiles/period.ts';
import { type Measure, usesRollup } from './policySums.ts';
import { scan } from './scan.ts';

/** What each agency of a side has, by agency id; money in cents. The names with `previous` are of the year before. */
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
  measure: Measure;
  when: 'period' | 'previous';
  /** Where each sum of the measure goes; null for nowhere. */
  columns: readonly (keyof Ledger | null)[];
};

/** What has to be asked of the policies: each number has a condition of its own. */
const policyScans: readonly LedgerScan[] = [
  { measure: 'written', when: 'period', columns: ['policies', 'premium'] },
  { measure: 'written', when: 'previous', columns: ['previousPolicies', 'previousPremium'] },
  { measure: 'new', when: 'period', columns: [null, 'newPremium'] },
  { measure: 'new', when: 'previous', columns: [null, 'previousNewPremium'] },
  { measure: 'repriced', when: 'period', columns: ['repriced', 'prior'] },
  { measure: 'repriced', when: 'previous', columns: ['previousRepriced', 'previousPrior'] },
];
const rollupScans: readonly LedgerScan[] = [
  { measure: 'rollup', when: 'period', columns: ['policies', 'premium', 'newPremium', 'repriced', 'prior'] },
  {
    measure: 'rollup',
    when: 'previous',
    columns: ['previousPolicies', 'previousPremium', 'previousNewPremium', 'previousRepriced', 'previousPrior'],
  },
];
const dueScans: readonly LedgerScan[] = [
  { measure: 'due', when: 'period', columns: ['due', 'kept', 'duePremium', 'keptPremium'] },
  { measure: 'due', when: 'previous', columns: ['previousDue', 'previousKept'] },
];

/** What ledgers are read from. */
export interface LedgerSource {
  set: WarehouseSet;
  period: Period;
  previous: Period;
  parts: readonly BenchmarkPart[];
}

/** Adds up what each agency of both sides has. `length`: one more than the largest agency id. */
export async function readLedgers(source: LedgerSource, length: number): Promise<Record<Side, Ledger>> {
  const ledgers = { selection: emptyLedger(length), peers: emptyLedger(length) };
  const { parts, period, previous } = source;
  const isInRollup = parts.every(({ fitsRollup }) =>
    [period, previous].every((days) => usesRollup({ fitsRollup, period: days, by: ['agency_id'] })),
  );
  await Promise.all(
    [...(isInRollup ? rollupScans : policyScans), ...dueScans].map(({ measure, when, columns }) =>
      scan(source, { measure, when }, ({ side, agencyId, values }) => {
        for (const [at, name] of columns.entries()) {
          if (name !== null) ledgers[side][name][agencyId] = values[at] ?? 0;
        }
      }),
    ),
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
  for (let id = 0; id < policies.length; id++) if ((policies[id] ?? 0) > 0) ids.push(id);
  return ids;
}
