import { policyFilterKeys, type Filters } from '@agency-insights/insights-api/contract';
import { numbersOf } from '../../warehouse/readColumns.ts';
import { allOf, anyOf, arithmetic, call, cast, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { bandColumns } from './premiumBands.ts';
import { monthOfDay } from './monthNumber.ts';
import { type IndustryDigits, naicsPrefix } from './industryLevel.ts';
import { type Period, periodCondition } from './period.ts';
import { sparseKey } from './sparseKey.ts';
import { type Sums, splitSums } from './splitSums.ts';

/**
 * A measure. `written`: policies, premium. `business`: the same, premium of new business, premium of renewals
 * whose earlier premium is known, and that earlier premium. `due`: terms whose outcome is known, those renewed, and the
 * premiums of both. `in_force`: terms in force. Premiums are cents.
 */
export type Measure = 'written' | 'business' | 'due' | 'in_force';

/** Integers that sums can be grouped by; months are `year * 12 + month`, `naics_2` is the first two digits of a NAICS code. */
export type GroupColumn =
  | 'agency_id'
  | 'account_id'
  | 'product_id'
  | 'state_id'
  | 'eff_month'
  | 'exp_month'
  | 'carrier_id'
  | `naics_${IndustryDigits}`
  | keyof typeof bandColumns;

/** A request for sums. */
export interface SumRequest {
  measure: Measure;
  by: readonly GroupColumn[];
  /** Effective days; for `due`, expiration days; for `in_force`, only its last day matters. */
  period: Period;
  /** Condition of the policies, without their days. */
  where: Expression;
  /** Whether `where` uses only columns of the rollup: agency, line, product and state. */
  fitsRollup: boolean;
  /** Whether `where` matches few agencies. Default false. */
  isOfFewAgencies?: boolean;
}

/** Several groupings of the same sums, for one pass over the policies. */
export type SumsRequest = Omit<SumRequest, 'by'> & { groupings: readonly (readonly GroupColumn[])[] };

interface Source {
  set: WarehouseSet;
  signal?: AbortSignal | undefined;
}

/** Adds up policies by integer columns, from the rollup if possible, else from the policies. */
export async function policySums(source: Source, { by, ...request }: SumRequest): Promise<Sums> {
  const [sums] = await policySumsTogether(source, { ...request, groupings: [by] });
  if (sums === undefined) throw new Error('Requested sums are missing.');
  return sums;
}

/** Does the same for several groupings in one statement; keeps their order. */
export async function policySumsTogether(
  { set, signal }: Source,
  { measure, groupings, period, where, fitsRollup, isOfFewAgencies = false }: SumsRequest,
): Promise<Sums[]> {
  const columns = [...new Set(groupings.flat())];
  const source = sources[measure][usesRollup({ fitsRollup, measure, period, by: columns }) ? 'rollup' : 'policies'];
  const [by = []] = groupings;
  const isPlain = groupings.length > 1 || by.length === 1;
  const table = await set.run(
    {
      select: [
        ...columns.map((name) => ({ name, expression: cast(groupExpression(name, isPlain), 'integer') })),
        ...source.sums.map((expression, at) => ({ name: `sum_${at}`, expression: cast(expression, 'double') })),
      ],
      from: source.table,
      isOfFewAgencies,
      where: allOf([where, source.when(period), source.where]),
      ...(groupings.length > 1 ? { groupingSets: groupings } : { groupBy: by }),
    },
    signal ? { signal } : {},
  );
  const values = source.sums.map((_, at) => numbersOf(table, `sum_${at}`));
  return splitSums(table, { columns, groupings, values });
}

const naicsColumns: Readonly<Partial<Record<GroupColumn, IndustryDigits>>> = {
  naics_2: 2,
  naics_3: 3,
  naics_4: 4,
  naics_6: 6,
};

/** Columns with many values, of which most agencies and products have few. */
const sparseColumns: readonly GroupColumn[] = ['agency_id', 'account_id', 'carrier_id'];

/** `isPlain`: groups by the bare column. */
function groupExpression(name: GroupColumn, isPlain: boolean): Expression {
  const digits = naicsColumns[name];
  if (digits !== undefined) return naicsPrefix(digits);
  if (name === 'is_returned' || name === 'leading_digit') return bandColumns[name];
  return isPlain || !sparseColumns.includes(name) ? column(name) : sparseKey(name);
}

interface SumSource {
  table: 'agency_month' | 'policy';
  sums: readonly Expression[];
  /** Condition of the days. */
  when: (period: Period) => Expression;
  /** Excludes rows without values. */
  where?: Expression;
}

const sum = (name: string): Expression => call('sum', column(name));
const is = (name: string, number: number): Expression => compare(column(name), '=', value('integer', number));
const isAbove0 = (name: string): Expression => compare(column(name), '>', value('integer', 0));
/** The premium of the rows that fit a condition. */
const premiumWhere = (condition: Expression): Expression =>
  call('sum', arithmetic(column('premium_cents'), '*', cast(condition, 'integer')));

const fact = { table: 'policy', when: (period: Period) => periodCondition(period) } as const;
const rollup = { table: 'agency_month', when: (period: Period) => monthCondition(period, 'eff_month') } as const;

const sources: Readonly<Record<Measure, { rollup: SumSource; policies: SumSource }>> = {
  written: {
    rollup: { ...rollup, sums: [sum('policies'), sum('cents')] },
    policies: { ...fact, sums: [call('count'), sum('premium_cents')] },
  },
  business: {
    rollup: { ...rollup, sums: ['policies', 'cents', 'new_cents', 'repriced_cents', 'prior_cents'].map(sum) },
    policies: {
      ...fact,
      sums: [
        call('count'),
        sum('premium_cents'),
        premiumWhere(allOf([is('sign', 1), is('renewal', 0)])),
        premiumWhere(isAbove0('prior_cents')),
        sum('prior_cents'),
      ],
    },
  },
  due: {
    rollup: {
      table: 'agency_month',
      sums: ['due', 'kept', 'due_cents', 'kept_cents'].map(sum),
      when: (period) => monthCondition(period, 'exp_month'),
      where: isAbove0('due'),
    },
    policies: {
      table: 'policy',
      sums: [call('count'), sum('renewed'), sum('premium_cents'), sum('renewed_cents')],
      when: (period) => periodCondition(period, 'expiration'),
      where: is('due_known', 1),
    },
  },
  in_force: {
    rollup: {
      table: 'agency_month',
      sums: [call('sum', arithmetic(column('terms'), '-', column('cancelled')))],
      when: (period) => runsIn(value('integer', monthOfDay(lastDayOf(period))), ['eff_month', 'exp_month']),
    },
    policies: {
      table: 'policy',
      sums: [sum('sign')],
      when: (period) => runsIn(value('date', lastDayOf(period)), ['effective', 'expiration']),
    },
  },
};

/** Condition that a term is in force; a cancellation ends its term on its own day. */
function runsIn(when: Expression, [begins, ends]: readonly [string, string]): Expression {
  return allOf([compare(column(begins), '<=', when), compare(column(ends), '>', when)]);
}

/** Returns the last day of a period. Throws if it has none. */
function lastDayOf(period: Period): string {
  const last = period.at(-1)?.to;
  if (last == null) throw new TypeError('Terms in force need a last day.');
  return last;
}

/**
 * Whether the rollup has the column of a policy filter. Filters on days and numbers of policies are handled elsewhere.
 */
const isInRollup: Readonly<Record<(typeof policyFilterKeys)[number], boolean>> = {
  line: true,
  product: true,
  carrier: false,
  policy_state: true,
  naics: false,
  effective_date: true,
  policy_premium: false,
  policy_count: true,
};

/** Whether the policies that match filters can be found in the rollup. */
export function fitsRollup(filters: Filters): boolean {
  return policyFilterKeys.every((key) => filters[key] === undefined || isInRollup[key]);
}

const rollupColumns: readonly string[] = ['product_id', 'state_id', 'eff_month', 'exp_month', 'agency_id'];

/** Whether the rollup can serve a request. */
export function usesRollup({
  fitsRollup,
  period,
  by,
}: Pick<SumRequest, 'fitsRollup' | 'period' | 'by' | 'measure'>): boolean {
  return fitsRollup && hasWholeMonths(period) && by.every((name) => rollupColumns.includes(name));
}

/** Whether every range of days begins and ends with a month, so that months can replace days. */
export function hasWholeMonths(period: Period): boolean {
  return period.every(
    ({ from, to }) => (from === null || from.endsWith('-01')) && (to === null || dayAfter(to).endsWith('-01')),
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function monthCondition(period: Period, name: 'eff_month' | 'exp_month'): Expression {
  const month = column(name);
  return anyOf(
    period.map(({ from, to }) =>
      allOf([
        from === null ? undefined : compare(month, '>=', value('integer', monthOfDay(from))),
        to === null ? undefined : compare(month, '<=', value('integer', monthOfDay(to))),
      ]),
    ),
  );
}
