import type { InsightsApi } from '@agency-insights/insights-api';
import { QueryClient } from '@tanstack/react-query';
import { createFormGateways } from './createFormGateways.ts';

const request = { query_filename: 'agency_states' };
const options = { signal: new AbortController().signal };

function gatewayTo(runQuery: () => Promise<unknown>) {
  const queries = new QueryClient();
  const gateways = createFormGateways({ looker: { runQuery } } as unknown as InsightsApi, queries);
  return { queries, ask: () => gateways.looker?.runQuery(request, undefined, options) };
}

describe('option lists of the filter form', () => {
  it('do not fail when signing out empties the cache while they load', async () => {
    const { queries, ask } = gatewayTo(() => new Promise(() => undefined));
    const settled = jest.fn();
    void ask()?.then(settled, settled);
    queries.clear();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).not.toHaveBeenCalled();
  });

  it('fail with the error of the service', async () => {
    const { ask } = gatewayTo(() => Promise.reject(new Error('The service is away.')));
    await expect(ask()).rejects.toThrow('The service is away.');
  });
});
