import { maxSummaryCarriers, type AgencySummary } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { LineAccess } from '../http/Person.ts';
import { allOf, call, cast, column, compare, value } from '../warehouse/expressions.ts';
import type { Expression } from '../warehouse/Query.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { numbersOf } from '../warehouse/readColumns.ts';
import { scopeOf, type SetDimensions } from './SetDimensions.ts';

/** Sources of a summary, and its lines. */
export interface AgencySummaryContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  access: LineAccess;
  signal?: AbortSignal;
}

/**
 * Returns a summary of an agency: premium by year and line, and the largest carriers. Throws an ApiProblem 404 if the
 * agency does not exist or writes none of the caller's lines.
 */
export async function agencySummary(agencyId: number, context: AgencySummaryContext): Promise<AgencySummary> {
  const { agencies, asOf } = context.dimensions;
  const totals = agencies.totals[scopeOf[context.access]];
  if (!totals.policies[agencyId]) throw noSuchAgency();
  const [years, carriers] = await Promise.all([yearsOf(agencyId, context), carriersOf(agencyId, context)]);
  return {
    agency_id: agencyId,
    agency_name: agencies.name.strings[agencyId]!,
    city: agencies.city.strings[agencies.cityCode[agencyId]!]!,
    state: agencies.state.strings[agencies.stateCode[agencyId]!]!,
    policies: totals.policies[agencyId],
    written_premium: totals.writtenPremium[agencyId]!,
    years,
    carriers: carriers.slice(0, maxSummaryCarriers),
    carriers_total: carriers.length,
    as_of: asOf,
  };
}

async function yearsOf(
  agencyId: number,
  { set, access, signal }: AgencySummaryContext,
): Promise<AgencySummary['years']> {
  const table = await set.run(
    {
      from: 'agency_line_year',
      select: [
        ...['line', 'year'].map((name) => ({ name, expression: column(name) })),
        { name: 'policies', expression: cast(column('policies'), 'integer') },
        { name: 'premium', expression: cast(column('premium_cents'), 'double') },
      ],
      where: rowsOf(agencyId, access),
    },
    signal ? { signal } : {},
  );
  const lines = numbersOf(table, 'line');
  const years = numbersOf(table, 'year');
  const policies = numbersOf(table, 'policies');
  const premiums = numbersOf(table, 'premium');
  const byYear = new Map<number, AgencySummary['years'][number]>();
  for (let row = 0; row < table.rowCount; row++) {
    const year = years[row]!;
    const sums = byYear.get(year) ?? { year, policies: 0, personal: 0, commercial: 0 };
    sums.policies += policies[row]!;
    sums[lines[row] === 1 ? 'commercial' : 'personal'] += premiums[row]!;
    byYear.set(year, sums);
  }
  return [...byYear.values()].sort((a, b) => a.year - b.year);
}

/** Highest premium first, then by name. */
async function carriersOf(
  agencyId: number,
  { set, dimensions, access, signal }: AgencySummaryContext,
): Promise<AgencySummary['carriers']> {
  const table = await set.run(
    {
      from: 'policy',
      select: [
        { name: 'carrier_id', expression: column('carrier_id') },
        { name: 'policies', expression: cast(call('count'), 'integer') },
        { name: 'premium', expression: cast(call('sum', column('premium_cents')), 'double') },
      ],
      where: rowsOf(agencyId, access),
      groupBy: ['carrier_id'],
    },
    signal ? { signal } : {},
  );
  const names = new Map(dimensions.carriers.map(({ id, name }) => [id, name]));
  const policies = numbersOf(table, 'policies');
  const premiums = numbersOf(table, 'premium');
  return Array.from(numbersOf(table, 'carrier_id'), (id, row) => ({
    carrier: names.get(id) ?? '',
    policies: policies[row]!,
    written_premium: premiums[row]!,
  })).sort((a, b) => b.written_premium - a.written_premium || a.carrier.localeCompare(b.carrier, 'en-US'));
}

function noSuchAgency(): ApiProblem {
  const message = 'You see no agency with this id.';
  return new ApiProblem(404, 'not_found', message, [{ path: 'agency_id', message }]);
}

/** Returns the agency's rows in the caller's lines. */
function rowsOf(agencyId: number, access: LineAccess): Expression {
  const line = access === 'all' ? undefined : compare(column('line'), '=', value('integer', scopeOf[access]));
  return allOf([compare(column('agency_id'), '=', value('integer', agencyId)), line]);
}
