import { numbersOf } from '../../result-sets/readColumns.ts';
import { call, cast, column } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';

/** Sums over the policies of one group. */
export interface PolicySum {
  /** The group's values, in the order of the columns that were asked for. */
  keys: readonly number[];
  /** Cents. */
  premium: number;
  policies: number;
  /** Sums of the further columns that were asked for, in their order. */
  sums: readonly number[];
}

/** What policies are grouped by: an integer column of the fact, or an integer worked out from its columns. */
export type GroupKey = string | { name: string; expression: Expression };

/**
 * Adds the policies that match up, by groups; without any one sum of all. `further`: integer columns that are added up
 * besides the premium.
 */
export async function sumPolicies(
  { set, signal }: { set: WarehouseSet; signal?: AbortSignal },
  where: Expression,
  by: readonly GroupKey[] = [],
  further: readonly string[] = [],
): Promise<PolicySum[]> {
  const groups = by.map((key) => (typeof key === 'string' ? { name: key, expression: column(key) } : key));
  const table = await set.run(
    {
      select: [
        ...groups.map(({ name, expression }) => ({ name, expression: cast(expression, 'integer') })),
        { name: 'policies', expression: cast(call('count'), 'integer') },
        { name: 'premium', expression: cast(call('sum', column('premium_cents')), 'double') },
        ...further.map((name) => ({ name: `sum_${name}`, expression: cast(call('sum', column(name)), 'double') })),
      ],
      from: 'policy',
      where,
      groupBy: groups.map(({ name }) => name),
    },
    signal ? { signal } : {},
  );
  const keys = groups.map(({ name }) => numbersOf(table, name));
  const policies = numbersOf(table, 'policies');
  const premium = numbersOf(table, 'premium');
  const sums = further.map((name) => numbersOf(table, `sum_${name}`));
  return Array.from({ length: table.rowCount }, (_, row) => ({
    keys: keys.map((values) => values[row] ?? 0),
    premium: premium[row] ?? 0,
    policies: policies[row] ?? 0,
    sums: sums.map((values) => values[row] ?? 0),
  }));
}
