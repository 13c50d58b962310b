import { numbersOf } from '../../result-sets/readColumns.ts';
import { allOf, anyOf, call, cast, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { monthOfDay } from '../tiles/monthNumber.ts';
import { type IndustryDigits, naicsPrefix } from '../tiles/industryLevel.ts';
import { type Period, periodCondition } from '../tiles/period.ts';
import { sparseKey } from '../tiles/sparseKey.ts';

/**
 * What is added up. `written`: policies, premium. `new`: terms of new business, premium. `repriced`: premium of renewals,
 * premium of the terms that they renew. `due`: terms whose outcome is known, those renewed, and the premiums of both.
 * `rollup`: all of the first three at once, which only the rollup can answer. Premiums are cents.
 */
export type Measure = 'written' | 'new' | 'repriced' | 'due' | 'rollup';

/** Integers that sums can be grouped by; months are `year * 12 + month`, `naics_2` is the first two digits of a NAICS code. */
export type GroupColumn =
  'product_id' | 'state_id' | 'eff_month' | 'exp_month' | 'carrier_id' | 'agency_id' | `naics_${IndustryDigits}`;

const naicsColumns: Readonly<Partial<Record<GroupColumn, IndustryDigits>>> = {
  naics_2: 2,
  naics_3: 3,
  naics_4: 4,
  naics_6: 6,
};

function groupExpression(name: GroupColumn): Expression {
  const digits = naicsColumns[name];
  if (digits !== undefined) return naicsPrefix(digits);
  return name === 'carrier_id' ? sparseKey(name).expression : column(name);
}

interface MeasureColumns {
  /** Sums over the rollup, and the condition that leaves out rows without any. */
  rollup: { sums: readonly string[]; above?: string };
  /** Sums over the policies; null counts them. */
  policies: { sums: readonly (string | null)[]; where?: Expression };
}

const is = (name: string, number: number): Expression => compare(column(name), '=', value('integer', number));
const isAbove0 = (name: string): Expression => compare(column(name), '>', value('integer', 0));

/** Policies, premium, premium of new business, premium of renewals and of the terms that they renew. */
const rollupSums = ['policies', 'cents', 'new_cents', 'repriced_cents', 'prior_cents'];

const measures: Readonly<Record<Measure, MeasureColumns>> = {
  written: { rollup: { sums: ['policies', 'cents'] }, policies: { sums: [null, 'premium_cents'] } },
  new: {
    rollup: { sums: ['new', 'new_cents'], above: 'new' },
    policies: { sums: [null, 'premium_cents'], where: allOf([is('sign', 1), is('renewal', 0)]) },
  },
  repriced: {
    rollup: { sums: ['repriced_cents', 'prior_cents'], above: 'prior_cents' },
    policies: { sums: ['premium_cents', 'prior_cents'], where: isAbove0('prior_cents') },
  },
  due: {
    rollup: { sums: ['due', 'kept', 'due_cents', 'kept_cents'], above: 'due' },
    policies: { sums: [null, 'renewed', 'premium_cents', 'renewed_cents'], where: is('due_known', 1) },
  },
  rollup: { rollup: { sums: rollupSums }, policies: { sums: [] } },
};

const rollupColumns: readonly string[] = ['product_id', 'state_id', 'eff_month', 'exp_month', 'agency_id'];

/** What sums are asked for. */
export interface SumRequest {
  measure: Measure;
  by: readonly GroupColumn[];
  /** Days on which policies take effect; for `due`, days on which they expire. */
  period: Period;
  /** Which policies count, whatever their days. */
  where: Expression;
  /** Whether `where` asks only for what the rollup has: line, product and state. */
  fitsRollup: boolean;
}

/** Sums in columns: one position for each group. */
export interface Sums {
  rowCount: number;
  /** In the order of `by`. */
  keys: readonly (Int32Array | Float64Array)[];
  /** In the order of the measure. */
  values: readonly (Int32Array | Float64Array)[];
}

/** Adds up policies by integer columns: from the rollup where it can answer, else from the policies. */
export async function policySums(
  { set, signal }: { set: WarehouseSet; signal?: AbortSignal },
  { measure, by, period, where, fitsRollup }: SumRequest,
): Promise<Sums> {
  const day = measure === 'due' ? 'expiration' : 'effective';
  const fromRollup = usesRollup({ fitsRollup, period, by });
  const { rollup, policies } = measures[measure];
  const sums = fromRollup ? rollup.sums : policies.sums;
  const table = await set.run(
    {
      select: [
        ...by.map((name) => ({ name, expression: cast(groupExpression(name), 'integer') })),
        ...sums.map((name, at) => ({
          name: `sum_${at}`,
          expression: cast(name === null ? call('count') : call('sum', column(name)), 'double'),
        })),
      ],
      from: fromRollup ? 'agency_month' : 'policy',
      where: fromRollup
        ? allOf([where, monthCondition(period, day), rollup.above ? isAbove0(rollup.above) : undefined])
        : allOf([where, periodCondition(period, day), policies.where]),
      groupBy: by,
    },
    signal ? { signal } : {},
  );
  return {
    rowCount: table.rowCount,
    keys: by.map((name) => numbersOf(table, name)),
    values: sums.map((_, at) => numbersOf(table, `sum_${at}`)),
  };
}

/** Whether the rollup answers a request. */
export function usesRollup({ fitsRollup, period, by }: Pick<SumRequest, 'fitsRollup' | 'period' | 'by'>): boolean {
  return fitsRollup && hasWholeMonths(period) && by.every((name) => rollupColumns.includes(name));
}

/** Whether every range of days begins and ends with a month, so that months can stand for them. */
function hasWholeMonths(period: Period): boolean {
  return period.every(
    ({ from, to }) => (from === null || from.endsWith('-01')) && (to === null || dayAfter(to).endsWith('-01')),
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function monthCondition(period: Period, day: 'effective' | 'expiration'): Expression {
  const month = column(day === 'effective' ? 'eff_month' : 'exp_month');
  return anyOf(
    period.map(({ from, to }) =>
      allOf([
        from === null ? undefined : compare(month, '>=', value('integer', monthOfDay(from))),
        to === null ? undefined : compare(month, '<=', value('integer', monthOfDay(to))),
      ]),
    ),
  );
}
