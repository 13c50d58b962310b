import type { InsightsApi, RunQueryRequest } from '@agency-insights/insights-api';
import { QueryClient } from '@tanstack/react-query';
import { englishWords } from '../language/createWords.ts';
import { createOptionCounts } from './createOptionCounts.ts';

const cache = new QueryClient();
afterEach(() => cache.clear());

function countsWith(rows: Record<string, string | number>[], names = {}) {
  const asked: RunQueryRequest[] = [];
  const runQuery = (request: RunQueryRequest) => {
    asked.push(request);
    return Promise.resolve(rows);
  };
  const api = { looker: { runQuery } } as unknown as InsightsApi;
  return { asked, counts: createOptionCounts(api, cache, names, englishWords.t) };
}

const { signal } = new AbortController();

describe('the counts beside options [PLUS-3]', () => {
  it('count agencies with the rest of the draft and the selected names', async () => {
    const { asked, counts } = countsWith([{ carrier: 'Aetna', agencies: 12 }], { agency_name: 'Acme' });
    const values = { carrier: ['Zurich'], agency_state: ['TX', 'OK'], line: ['commercial'] };
    expect(await counts.count('carrier', values, { signal })).toEqual(new Map([['Aetna', 12]]));
    expect(asked).toEqual([
      {
        query_filename: 'marketing_insights/queries/carrier_agencies.query',
        filter_expression: { agency_state: 'TX,OK', line: 'commercial', agency_name: 'Acme' },
      },
    ]);
  });

  it('of states ignore the cities, which another state would remove', async () => {
    const { asked, counts } = countsWith([]);
    await counts.count('agency_state', { agency_state: ['TX'], agency_city: ['Austin, TX'] }, { signal });
    expect(asked[0]?.filter_expression).toEqual({});
  });

  it('are requested once for the same draft', async () => {
    const { asked, counts } = countsWith([]);
    await counts.count('line', { agency_state: ['TX'] }, { signal });
    await counts.count('line', { agency_state: ['TX'], line: ['personal'] }, { signal });
    expect(asked).toHaveLength(1);
  });

  it('are missing for filters that are not a list of groups', () => {
    const { counts } = countsWith([]);
    expect(['naics', 'primary_account', 'effective_date'].map((id) => counts.headingOf(id))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(counts.headingOf('carrier')).toBe('Agencies with each');
  });
});
