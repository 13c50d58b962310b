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

/**
 * Adds the policies that match up, by integer columns of the fact; without columns one sum of all. `further`: integer
 * columns that are added up besides the premium.
 */
export async function sumPolicies(
  { set, signal }: { set: WarehouseSet; signal?: AbortSignal },
  where: Expression,
  by: readonly string[] = [],
  further: readonly string[] = [],
): Promise<PolicySum[]> {
  const table = await set.run(
    {
      select: [
        ...by.map((name) => ({ name, expression: cast(column(name), 'integer') })),
        { name: 'policies', expression: cast(call('count'), 'integer') },
        { name: 'premium', expression: cast(call('sum', column('premium_cents')), 'double') },
        ...further.map((name) => ({ name: `sum_${name}`, expression: cast(call('sum', column(name)), 'double') })),
      ],
      from: 'policy',
      where,
      groupBy: by,
    },
    signal ? { signal } : {},
  );
  const keys = by.map((name) => numbersOf(table, name));
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
