import type { FilterKey } from '@agency-insights/insights-api/contract';
import { fits, lineCondition } from '../matchAgencies.ts';
import { int32sOf } from '../../warehouse/readColumns.ts';
import { readSearch } from '../readSearch.ts';
import type { Coded } from '../SetDimensions.ts';
import { allOf, call, cast, column, isConstant } from '../../warehouse/expressions.ts';
import type { NamedQuery, NamedQueryContext } from './NamedQuery.ts';
import { lineValues } from './policyQueries.ts';

/** carrier, agencies. */
export const carrierAgencies = optionAgencies('carrier', 'carrier_id', ({ dimensions }) => dimensions.carriers);

/** product, agencies. */
export const productAgencies = optionAgencies('product', 'product_id', ({ dimensions }) => dimensions.products);

/** state, agencies. */
export const policyStateAgencies = optionAgencies('policy_state', 'state_id', ({ dimensions }) => dimensions.states);

/** line, agencies. */
export const lineAgencies = optionAgencies('line', 'line', () => lineValues);

const columnOf: Partial<Record<FilterKey, string>> = { policy_state: 'state' };

/**
 * Counts for each value of a filter the agencies that a search with that value and the other filters would find
 * (PLUS-3). Ignores the filter's own setting; omits values that would find nothing.
 */
function optionAgencies(
  key: FilterKey,
  id: string,
  valuesOf: (context: NamedQueryContext) => readonly Coded[],
): NamedQuery {
  return async (context) => {
    const { [key]: own, ...others } = context.filters;
    const counts = await countAgencies({ ...context, filters: others }, id);
    return valuesOf(context)
      .filter((value) => counts.has(value.id))
      .slice(0, context.limit)
      .map(({ id: valueId, code }) => ({ [columnOf[key] ?? key]: code, agencies: counts.get(valueId) ?? 0 }));
  };
}

/** Counts the matching agencies by a column of their policies, once for each value with which they match. */
async function countAgencies(context: NamedQueryContext, id: string): Promise<Map<number, number>> {
  const { set, signal } = context;
  const search = await readSearch(context.filters, context);
  const counts = new Map<number, number>();
  if (search.lines.length === 0 || (search.policies && isConstant(search.policies, false))) return counts;
  const table = await set.run(
    {
      select: [
        { name: 'agency_id', expression: column('agency_id') },
        { name: 'value', expression: cast(column(id), 'integer') },
        { name: 'policies', expression: cast(call('count'), 'integer') },
      ],
      from: 'policy',
      where: allOf([lineCondition(search), search.policies]),
      groupBy: ['agency_id', 'value'],
    },
    signal ? { signal } : {},
  );
  const agencies = int32sOf(table, 'agency_id');
  const policies = int32sOf(table, 'policies');
  int32sOf(table, 'value').forEach((value, row) => {
    if (fits(search, agencies[row]!, policies[row]!)) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
}
