import { scopeOf } from '../SetDimensions.ts';
import { lineCondition } from '../matchAgencies.ts';
import { readSearch } from '../readSearch.ts';
import { textsOf } from '../../warehouse/readColumns.ts';
import { call, column } from '../../warehouse/expressions.ts';
import type { NamedQuery } from './NamedQuery.ts';

/**
 * policies, agencies, first_effective_date, last_effective_date, loaded_at: one row about the data in the caller's
 * lines, regardless of filters.
 */
export const dataSet: NamedQuery = async (context) => {
  const { set, dimensions, access, signal } = context;
  const where = lineCondition(await readSearch({}, context));
  const days = await set.run(
    {
      select: [
        { name: 'first', expression: call('dateText', call('min', column('effective'))) },
        { name: 'last', expression: call('dateText', call('max', column('effective'))) },
      ],
      from: 'policy',
      ...(where ? { where } : {}),
    },
    signal ? { signal } : {},
  );
  const { policies } = dimensions.agencies.totals[scopeOf[access]];
  return [
    {
      policies: policies.reduce((sum, n) => sum + n, 0),
      agencies: policies.reduce((count, n) => count + (n > 0 ? 1 : 0), 0),
      first_effective_date: textsOf(days, 'first')[0] || null,
      last_effective_date: textsOf(days, 'last')[0] || null,
      loaded_at: dimensions.loadedAt,
    },
  ];
};
