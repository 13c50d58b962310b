import {
  columnFromArray,
  dictionary,
  float64,
  int32,
  tableFromArrays,
  tableFromColumns,
  tableToIPC,
  utf8,
} from '@uwdata/flechette';
import { accessTokenStrategy } from './auth/accessTokenStrategy.ts';
import { endpointSchemas } from './contract/endpointSchemas.ts';
import { endpoints, type EndpointId } from './contract/endpoints.ts';
import { agencyColumns } from './contract/agencyResultColumns.ts';
import { createInsightsApi, type InsightsApi } from './createInsightsApi.ts';
import type { ReadProgress } from './gateway/readBytes.ts';
import { startService, until, type Answer, type Arrived, type Service } from './startService.test-support.ts';

let service: Service;
let answer: (request: Arrived) => Answer | Promise<Answer>;
let api: InsightsApi;

beforeEach(async () => {
  answer = () => ({ body: {} });
  service = await startService((request) => answer(request));
  api = createInsightsApi({
    apiUrl: service.url,
    authStrategy: accessTokenStrategy({ getAccessToken: async () => 'token' }),
  });
});
afterEach(() => service.close());

const user = {
  user_id: 'u1',
  email: 'analyst@demo.test',
  display_name: 'Ana Lyst',
  first_name: 'Ana',
  last_name: 'Lyst',
  blocked: false,
};
const signedInUser = {
  ...user,
  permissions: ['viewable:benchmarks'],
  roles: [],
  authentication_methods: [],
  exchange_user_id: null,
  exchange_organization_id: null,
  provider_user_id: 'auth0|5f7c',
  language: 'de-AT',
};
const scheduledExport = {
  schedule_id: 's1',
  export_file: 'marketing_insights/exports/imi_agency_details_dashboard.export',
  frequency: 'weekly',
  next_run_at: '2026-12-01T06:00:00.000Z',
  last_run_at: null,
  last_request_id: null,
  error: null,
};
const savedFilter = {
  id: 7,
  filterName: 'Texas',
  filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'TX' } },
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
};
const suggestions = {
  hits: [{ code: '2361', title: 'Residential Building Construction', level: 'industry-group' }],
  total: 1,
  page: 0,
  hitsPerPage: 20,
};
const task = { status: 'PENDING', result: null, file_name: null, rows: 0, total_rows: null, error: null };

/** A call, its expected endpoint, and the service's response. */
const calls: [string, EndpointId, (of: InsightsApi) => Promise<unknown>, Partial<Arrived>, unknown][] = [
  [
    'suggests NAICS codes [API-CAT-1]',
    'naics.suggest',
    (of) => of.naics.suggest('roof/ing 50%', { hitsPerPage: 5 }),
    { path: '/suggest/naics-groups/roof%2Fing%2050%25?hitsPerPage=5' },
    suggestions,
  ],
  [
    'lists the NAICS codes of a level [API-CAT-1]',
    'naics.summary',
    (of) => of.naics.summary('sector'),
    { path: '/naics/summary/sector' },
    { 23: 'Construction' },
  ],
  [
    'lists saved filters by page and size [API-CAT-4]',
    'savedFilters.list',
    (of) => of.savedFilters.list({ page: 0, size: 100 }),
    { path: '/api/v1/authorization-store/saved-filters?page=0&size=100' },
    { items: [savedFilter], page: 0, size: 100, total: 1, maximum: 50 },
  ],
  [
    'saves filters [API-CAT-4] [API-CAT-13]',
    'savedFilters.create',
    (of) => of.savedFilters.create({ filterName: 'Texas', filterContent: { filters: { agency_state: 'TX' } } }),
    { body: '{"filterName":"Texas","filterContent":{"filters":{"agency_state":"TX"}}}' },
    savedFilter,
  ],
  [
    'renames saved filters [API-CAT-4]',
    'savedFilters.update',
    (of) => of.savedFilters.update(7, { filterName: 'Oklahoma' }),
    { path: '/api/v1/authorization-store/saved-filters/7', body: '{"filterName":"Oklahoma"}' },
    savedFilter,
  ],
  [
    'runs a named query [API-CAT-6]',
    'looker.runQuery',
    (of) =>
      of.looker.runQuery({
        query_filename: 'marketing_insights/queries/carriers.query',
        filter_expression: { line: 'personal' },
        limit: 10,
      }),
    {
      body: '{"query_filename":"marketing_insights/queries/carriers.query","filter_expression":{"line":"personal"},"limit":10}',
    },
    [{ carrier: 'Acme', policies: 3 }],
  ],
  [
    'runs a named query on behalf of a service [API-CAT-6]',
    'looker.runQuery',
    (of) =>
      of.looker.runQuery(
        { query_filename: 'marketing_insights/queries/lines.query', result_file: 'lines.json', result_format: 'json' },
        { service: { clientId: 'billing', clientSecret: 'secret' } },
      ),
    {
      body: '{"query_filename":"marketing_insights/queries/lines.query","result_file":"lines.json","result_format":"json"}',
      headers: { 'client-id': 'billing', 'client-secret': 'secret' },
    },
    [{ line: 'personal', policies: 3 }],
  ],
  [
    'starts an export [API-CAT-6] [API-CAT-11] [API-EXPORT-1]',
    'looker.runExport',
    (of) =>
      of.looker.runExport({
        export_file: 'marketing_insights/exports/imi_agency_search.export',
        result_type: 'xlsx',
        use_labels: true,
        show_filters: true,
        limit: 100,
        query_filters_extra: { agency_state: 'TX' },
        dashboard_filters_extra: {},
        sorts: ['search_premium desc'],
      }),
    {},
    { request_id: 't1' },
  ],
  [
    'schedules an export [API-CAT-6]',
    'looker.scheduleExport',
    (of) =>
      of.looker.scheduleExport({
        export_file: 'marketing_insights/exports/imi_agency_details_dashboard.export',
        result_type: 'xlsx',
        dashboard_filters_extra: { agency_id: '17' },
        frequency: 'weekly',
        first_run_at: '2026-12-01T06:00:00Z',
      }),
    { path: '/api/v1/looker/schedule-export' },
    scheduledExport,
  ],
  [
    'asks for the signed address of a dashboard [API-CAT-6]',
    'looker.ssoUrlFromToken',
    (of) => of.looker.ssoUrlFromToken('token-of-ann', '/embed/dashboards/agency?embed_domain=https%3A%2F%2Fa.example'),
    { body: '{"token":"token-of-ann","target":"/embed/dashboards/agency?embed_domain=https%3A%2F%2Fa.example"}' },
    { url: 'https://dashboards.example/login/embed/x?signature=y', filter_names: {} },
  ],
  [
    'renews the tokens of embedded dashboards [API-CAT-6]',
    'looker.generateEmbedTokens',
    (of) => of.looker.generateEmbedTokens(),
    { body: '{}' },
    {
      api_token: 'a',
      api_token_ttl: 600,
      navigation_token: 'n',
      navigation_token_ttl: 600,
      session_reference_token_ttl: 3_600,
    },
  ],
  [
    'asks for the state of a task [API-CAT-6] [API-CAT-13]',
    'looker.taskStatus',
    (of) => of.looker.taskStatus('t1'),
    { body: '{"task_id":"t1"}' },
    task,
  ],
  [
    'reads one agency in short',
    'agencies.summary',
    (of) => of.agencies.summary(7),
    { path: '/api/agencies/7/summary' },
    {
      agency_id: 7,
      agency_name: 'Lone Star Agency',
      city: 'Austin',
      state: 'TX',
      policies: 12,
      written_premium: 4_100_000,
      years: [{ year: 2026, policies: 12, personal: 4_100_000, commercial: 0 }],
      carriers: [{ carrier: 'Compass Rose Mutual', policies: 12, written_premium: 4_100_000 }],
      carriers_total: 1,
      as_of: '2026-10-31',
    },
  ],
  ['reads the signed-in person [API-CAT-13]', 'users.self', (of) => of.users.self(), {}, signedInUser],
  [
    'reads the permissions [API-CAT-12]',
    'permissions.list',
    (of) => of.permissions.list(),
    { path: '/api/permissions' },
    ['viewable:insights_pl'],
  ],
  [
    'suggests groups, leaving some out [API-CAT-12]',
    'askkodiak.suggestGroups',
    (of) =>
      of.askkodiak.suggestGroups({
        term: 'roof',
        groupType: 'industry',
        naicsEdition: '2022',
        excludeGroups: ['23', '2361'],
        hitsPerPage: 20,
        page: 1,
        searchFields: 'code,title',
      }),
    {
      path: '/api/askkodiak/suggest-groups?term=roof&groupType=industry&naicsEdition=2022&hitsPerPage=20&page=1&searchFields=code%2Ctitle&excludeGroups=23+2361',
    },
    suggestions,
  ],
  [
    'summarises groups [API-CAT-12]',
    'askkodiak.summaryGroups',
    (of) => of.askkodiak.summaryGroups('sector'),
    { path: '/api/askkodiak/summary-groups?type=sector' },
    { 23: 'Construction' },
  ],
];

describe('the catalogue', () => {
  it.each(calls)('%s', async (_title, id, call, request, body) => {
    const { response, body: bodySchema } = endpointSchemas[id] as {
      response?: { parse(value: unknown): unknown };
      body?: { parse(value: unknown): unknown };
    };
    expect(() => response?.parse(body)).not.toThrow();
    answer = () => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    expect(await call(api)).toEqual(body);
    const arrived = service.arrived[0]!;
    expect(arrived).toMatchObject({
      method: endpoints[id].method,
      path: expect.stringContaining(endpoints[id].path.split('{')[0]!),
      ...request,
    });
    expect(arrived.headers.authorization).toBe('Bearer token');
    if (arrived.body !== '') expect(() => bodySchema?.parse(JSON.parse(arrived.body))).not.toThrow();
  });

  it('The API stores the language of the signed-in user [PLUS-40]', async () => {
    answer = () => ({ status: 204 });
    await expect(api.users.setLanguage('de-AT')).resolves.toBeUndefined();
    expect(service.arrived).toMatchObject([
      { method: 'PUT', path: '/api/v1/identity/users/self/language', body: '{"language":"de-AT"}' },
    ]);
  });

  it('The API deletes saved filters [API-CAT-4]', async () => {
    answer = () => ({ status: 204 });
    await expect(api.savedFilters.remove(7)).resolves.toBeUndefined();
    expect(service.arrived).toMatchObject([
      { method: 'DELETE', path: '/api/v1/authorization-store/saved-filters/7', body: '' },
    ]);
  });

  it('The API lists scheduled exports and cancels one [API-CAT-6]', async () => {
    answer = () => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ schedules: [scheduledExport] }),
    });
    await expect(api.looker.listScheduledExports()).resolves.toEqual([scheduledExport]);
    answer = () => ({ status: 204 });
    await expect(api.looker.cancelScheduledExport('s1')).resolves.toBeUndefined();
    expect(service.arrived).toMatchObject([
      { method: 'GET', path: '/api/v1/looker/schedule-export', body: '' },
      { method: 'DELETE', path: '/api/v1/looker/schedule-export/s1', body: '' },
    ]);
  });

  it.each(['.', '..', ''])('The API refuses a term that a path cannot contain: %j', async (term) => {
    await expect(api.naics.suggest(term)).rejects.toThrow(RangeError);
    expect(service.arrived).toHaveLength(0);
  });

  it('The API logs with a beacon, or with fetch where there is no beacon [API-CAT-9]', async () => {
    const beacons: [string, string][] = [];
    const authStrategy = accessTokenStrategy({ getAccessToken: async () => 'token' });
    const sendBeacon = (url: string, body: URLSearchParams): boolean => beacons.push([url, body.toString()]) > 0;
    createInsightsApi({ apiUrl: '/', authStrategy, sendBeacon }).clientLog.write({
      level: 'error',
      code: 'CLIENT_FETCH_ERROR',
      message: 'a & b',
    });
    expect(beacons).toEqual([['/api/auth/_log', 'level=error&code=CLIENT_FETCH_ERROR&message=a+%26+b']]);

    createInsightsApi({ apiUrl: service.url, authStrategy, sendBeacon: () => false }).clientLog.write({
      level: 'warn',
      code: 'X',
    });
    while (service.arrived.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(service.arrived).toMatchObject([{ method: 'POST', path: '/api/auth/_log', body: 'level=warn&code=X' }]);
  });
});

describe('result sets', () => {
  const names = ['Alamo Risk Partners', 'Ünïted Insurance', 'Alamo Risk Partners'];
  const stream = (): Uint8Array =>
    tableToIPC(
      tableFromColumns({
        agency_id: columnFromArray([1, 2, 3], int32()),
        agency_name: columnFromArray(names, dictionary(utf8())),
        search_premium: columnFromArray([300_00, 200_00, -1], float64()),
        year_on_year: columnFromArray([0.041, null, -0.2], float64()),
      }),
      { format: 'stream' },
    )!;
  const headers = { 'content-type': 'application/vnd.apache.arrow.stream', 'x-total-rows': '4321' };

  it('A search posts the filters and reads the Arrow stream as columns [API-CAT-8] [API-CAT-10]', async () => {
    answer = () => ({ headers, body: stream() });
    const { table, total } = await api.resultSets.findAgencies({
      filters: { agency_state: 'TX,OK' },
      sorts: ['search_premium desc'],
      limit: 3,
    });
    expect(service.arrived).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query',
        headers: { accept: 'application/vnd.apache.arrow.stream', 'content-type': 'application/json' },
        body: '{"filters":{"agency_state":"TX,OK"},"sorts":["search_premium desc"],"limit":3}',
      },
    ]);
    expect(total).toBe(4321);
    expect(table.numRows).toBe(3);
    expect([...(table.getChild('agency_name') ?? [])]).toEqual(names);
    expect([...(table.getChild('year_on_year') ?? [])]).toEqual([0.041, null, -0.2]);
    expect(table.at(0)).toMatchObject({ agency_id: 1, search_premium: 300_00 });
  });

  it('The API lists the accounts of agencies [API-CAT-10]', async () => {
    answer = () => ({ headers, body: stream() });
    await api.resultSets.listAgenciesAccounts({ agency_ids: [1, 2] });
    expect(service.arrived).toMatchObject([
      {
        path: '/api/v1/search/runQuery/marketing_insights/result_sets/list_agencies_accounts.result_set.query',
        body: '{"agency_ids":[1,2]}',
      },
    ]);
  });

  it('An empty result has all its columns', async () => {
    const empty = tableFromArrays(Object.fromEntries(agencyColumns.map((name) => [name, []])));
    answer = () => ({ headers: { ...headers, 'x-total-rows': '0' }, body: tableToIPC(empty, { format: 'stream' })! });
    const { table, total } = await api.resultSets.findAgencies({ filters: { agency_state: 'ZZ' } });
    expect([table.numRows, total, table.names]).toEqual([0, 0, [...agencyColumns]]);
  });

  it('A search reports progress to every caller that shares it [API-GW-6]', async () => {
    const bytes = stream();
    const cut = Math.floor(bytes.length / 3);
    const seen: ReadProgress[][] = [[], []];
    answer = () => ({
      headers: { ...headers, 'content-length': String(bytes.length) },
      // Send the rest after the first part is reported: two parts in a row may arrive as one.
      body: [
        bytes.subarray(0, cut),
        until(() => seen.every((list) => list.length > 0)).then(() => bytes.subarray(cut)),
      ],
    });
    const results = await Promise.all(
      seen.map((list) =>
        api.resultSets.findAgencies(
          { filters: { line: 'personal' } },
          { onProgress: (progress) => list.push(progress) },
        ),
      ),
    );
    expect(service.arrived).toHaveLength(1);
    expect(results[0]).toBe(results[1]);
    for (const list of seen) {
      expect(list.length).toBeGreaterThanOrEqual(2);
      expect(list.at(-1)).toEqual({ receivedBytes: bytes.length, totalBytes: bytes.length });
    }
  });

  it.each(['<html>', '', 'ARROW1'])('A search refuses an invalid Arrow stream: %j', async (body) => {
    answer = () => ({ body });
    await expect(api.resultSets.findAgencies({ filters: { line: 'personal' } })).rejects.toMatchObject({
      name: 'UnreadableAnswerError',
    });
  });

  it('A search refuses a truncated stream', async () => {
    const bytes = stream();
    answer = () => ({ headers, body: [bytes.subarray(0, bytes.length - 100)], breaksOff: true });
    await expect(api.resultSets.findAgencies({ filters: { line: 'personal' } })).rejects.toMatchObject({
      name: 'NetworkError',
    });
    answer = () => ({ headers, body: bytes.subarray(0, bytes.length - 100) });
    await expect(api.resultSets.findAgencies({ filters: { line: 'personal' } })).rejects.toMatchObject({
      name: 'UnreadableAnswerError',
    });
  });

  it('A search can be aborted while its result arrives [API-GW-9]', async () => {
    const bytes = stream();
    const leaving = new AbortController();
    answer = () => ({ headers, body: [bytes.subarray(0, 50)], after: undefined });
    const call = api.resultSets.findAgencies(
      { filters: { line: 'personal' } },
      { signal: leaving.signal, onProgress: () => leaving.abort(new Error('left')) },
    );
    await expect(call).rejects.toThrow('left');
  });
});
