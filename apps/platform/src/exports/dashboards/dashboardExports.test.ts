import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  agencyTiles,
  type AgencyTileId,
  benchmarkTiles,
  type BenchmarkTileId,
  type DashboardId,
  endpointSchemas,
  type TaskStatus,
  type TileAnswer,
  type TileDefinition,
  type TileRow,
} from '@agency-insights/insights-api/contract';
import { de } from '@agency-insights/insights-api/locales/de';
import readXlsxFile from 'read-excel-file/node';
import { startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { until } from '../../testing/until.test-support.ts';

type Headers = Record<string, string>;
type Sheets = Awaited<ReturnType<typeof readXlsxFile>>;

const agencyFile = 'marketing_insights/exports/imi_agency_details_dashboard.export';
const definitions: Readonly<Record<AgencyTileId, TileDefinition>> = agencyTiles;

describe('exporting a dashboard on the whole platform', () => {
  let platform: TestPlatform;
  let agency = { id: '', name: '' };
  let others: string[] = [];
  let names: string[] = [];

  before(async () => {
    platform = await startPlatform({
      sample: { agencies: 60, policies: 6_000, seed: 7 },
      now: () => Date.UTC(2026, 10, 23, 12),
    });
    const { headers } = await platform.signIn('analyst');
    const found = await post<{ rows: { agency_id: number; agency_name: string }[] }>(
      '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query',
      headers,
      { filters: { agency_written_premium: '[0,inf]' } },
    );
    const [first, ...more] = found.rows;
    agency = { id: String(first?.agency_id), name: first?.agency_name ?? '' };
    names = found.rows.map((row) => row.agency_name);
    others = more.slice(0, 2).map((row) => String(row.agency_id));
  });
  after(() => platform.stop());

  async function post<T>(path: string, headers: Headers, body: unknown, origin = platform.url): Promise<T> {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  }

  const run = (headers: Headers, body: object) =>
    post<{ request_id: string; error?: { message: string } }>('/api/v1/looker/run-export', headers, {
      result_type: 'xlsx',
      ...body,
    });

  async function finished(headers: Headers, body: object): Promise<TaskStatus> {
    const { request_id: task_id, error } = await run(headers, body);
    assert.equal(error, undefined);
    return until(
      'the export ends',
      () => post<TaskStatus>('/api/v1/looker/task-status', headers, { task_id }),
      ({ status }) => status === 'SUCCESS' || status === 'FAILURE',
    );
  }

  async function exported(headers: Headers, body: object): Promise<{ sheets: Sheets; disposition: string }> {
    const { result, error } = await finished(headers, body);
    assert.equal(error, null);
    const file = await fetch(new URL(result ?? '', platform.url), { headers });
    return {
      sheets: await readXlsxFile(Buffer.from(await file.arrayBuffer())),
      disposition: file.headers.get('content-disposition') ?? '',
    };
  }

  /** Returns the token of the user's frame for its tiles. */
  async function frameToken(headers: Headers, dashboard: DashboardId): Promise<string> {
    const target = `/embed/dashboards/${dashboard}?embed_domain=${encodeURIComponent(platform.url)}`;
    const token = headers['authorization']?.replace('Bearer ', '');
    const { url } = await post<{ url: string }>('/api/v1/looker/sso-url-from-token', headers, { token, target });
    const opened = await fetch(url, { redirect: 'manual' });
    const fragment = new URL(opened.headers.get('location') ?? '', url).hash.slice(1);
    const authentication = new URLSearchParams(fragment).get('embed_authentication_token');
    const body = { authentication_token: authentication };
    return (await post<{ api_token: string }>('/api/embed/session', {}, body, platform.dashboardsUrl)).api_token;
  }

  async function tileOf(
    token: string,
    tile: string,
    filters: object,
    dashboard: DashboardId = 'agency',
  ): Promise<TileAnswer> {
    const path = `/api/dashboards/${dashboard}/tiles/${tile}`;
    const answer = await post(path, { authorization: `Bearer ${token}` }, { filters }, platform.dashboardsUrl);
    return endpointSchemas['dashboards.agencyTile'].response.parse(answer);
  }

  /** Returns a tile's row as its sheet must show it: dollars, dates, only visible columns. */
  function sheetRow({ columns }: TileDefinition, row: TileRow): unknown[] {
    return columns
      .filter(({ kind }) => kind !== 'id')
      .map(({ key, kind }) => {
        const value = row[key] ?? null;
        const shownKind = kind === 'value' ? row.kind : kind;
        if (value === null || value === '') return null;
        if (shownKind === 'cents' || shownKind === 'signedCents') return Number(value) / 100;
        if (kind === 'month') return new Date(`${value}-01T00:00:00Z`);
        return kind === 'day' ? new Date(`${value}T00:00:00Z`) : value;
      });
  }

  it('creates a workbook of an agency: its filters, then a sheet for each tile with typed numbers [API-CAT-11] [APP-EXPORT-1] [PLUS-30]', async () => {
    const { headers } = await platform.signIn('analyst');
    const token = await frameToken(headers, 'agency');
    const filters = {
      agency_id: agency.id,
      comparison: 'state',
      line: 'personal',
      effective_date: '[2025-01-01,2025-12-31]',
    };
    const { sheets } = await exported(headers, { export_file: agencyFile, dashboard_filters_extra: filters });
    const [first, ...tiles] = sheets;
    const header = await tileOf(token, 'summary', filters);
    const comparison = header.comparison?.label ?? '';
    assert.match(comparison, /^Agencies in /);
    assert.equal(first?.sheet, 'Filters');
    const told = new Map(first?.data.toReversed().map(([label, value]) => [label, value]));
    assert.equal(told.get('Agency'), agency.name);
    assert.equal(told.get('Accounts'), 'All');
    assert.equal(told.get('Compared with'), comparison);
    assert.equal(told.get('Line of business'), 'Personal lines');
    assert.equal(told.get('Effective date'), 'Jan 1, 2025 to Dec 31, 2025');
    assert.equal(told.get('Policies'), header.policies);
    assert.equal(told.get('Written premium'), header.premium / 100);
    assert.deepEqual(told.get('Data as of'), new Date(`${header.as_of}T00:00:00Z`));
    assert.equal(told.get('Data set'), header.set_id);
    assert.equal(told.get('Lines included'), 'Personal lines');
    assert.deepEqual(
      tiles.map(({ sheet }) => sheet),
      Object.values(definitions).map(({ title }) => title),
    );
    for (const [at, tile] of (Object.keys(definitions) as AgencyTileId[]).entries()) {
      const [headings, ...rows] = tiles[at]?.data ?? [];
      const { rows: expected } = await tileOf(token, tile, filters);
      const definition = definitions[tile];
      const shown = definition.columns.filter(({ kind }) => kind !== 'id');
      assert.deepEqual(
        headings,
        shown.map(({ label, compares }) =>
          compares ? `${comparison}: ${shown.find(({ key }) => key === compares)?.label}` : label,
        ),
      );
      assert.deepEqual(
        rows,
        expected.map((row) => sheetRow(definition, row)),
        tile,
      );
      const premiums = shown.findIndex(({ key }) => key === definition.addsUp);
      if (premiums >= 0)
        assert.equal(
          rows.reduce((cents, row) => cents + Math.round(Number(row[premiums]) * 100), 0),
          header.premium,
          `${tile} adds up to the first sheet`,
        );
    }
  });

  it('names the file after the agency, with the date as DDMMYYYY [API-EXPORT-4]', async () => {
    const { headers } = await platform.signIn('analyst');
    const body = { export_file: agencyFile, dashboard_filters_extra: { agency_id: agency.id } };
    const { disposition } = await exported(headers, body);
    assert.ok(disposition.includes(`filename="${agency.name} Insights 23112026.xlsx"`), disposition);
  });

  it('lists agencies side by side in each sheet [PLUS-45]', async () => {
    const { headers } = await platform.signIn('analyst');
    const filters = { agency_id: agency.id, compare_agencies: others.join(',') };
    const { sheets } = await exported(headers, {
      export_file: agencyFile,
      dashboard_filters_extra: filters,
      use_labels: false,
    });
    const summary = await tileOf(await frameToken(headers, 'agency'), 'summary', filters);
    const told = (label: string) => sheets[0]?.data.flatMap(([name, value]) => (name === label ? [value] : []));
    const all = [summary, ...(summary.others ?? [])];
    assert.deepEqual(
      told('Policies'),
      all.map(({ policies }) => policies),
    );
    assert.deepEqual(
      told('Written premium'),
      all.map(({ premium }) => premium / 100),
    );
    // The first one says what the workbook is about.
    assert.deepEqual(told('Agency')?.slice(1), [agency.name, ...(summary.others ?? []).map((one) => one.agency_name)]);
    const products = sheets.find(({ sheet }) => sheet === 'Products');
    assert.deepEqual(products?.data[0]?.slice(0, 2), ['agency_name', 'name']);
    assert.equal(new Set(products?.data.slice(1).map(([name]) => name)).size, 3);
  });

  it('uses the requested language in sheets, headings, and the platform’s own rows [PLUS-40]', async () => {
    const { headers } = await platform.signIn('analyst');
    const { sheets, disposition } = await exported(headers, {
      export_file: agencyFile,
      language: 'de-DE',
      dashboard_filters_extra: { agency_id: agency.id, compare_agencies: others.join(','), comparison: 'state' },
    });
    assert.ok(disposition.includes(`filename="${agency.name} Insights 23112026.xlsx"`), disposition);
    const german: Readonly<Record<string, string>> = de;
    assert.deepEqual(
      sheets.map(({ sheet }) => sheet),
      ['Filter', ...Object.values(definitions).map(({ title }) => german[title])],
    );
    const products = sheets.find(({ sheet }) => sheet === 'Produkte');
    assert.deepEqual(products?.data[0]?.slice(0, 3), ['Agentur', 'Produkt', 'Sparte']);
    const lines = products?.data.slice(1).map(([, , line]) => line);
    assert.deepEqual([...new Set(lines)].sort(), ['Gewerbesparten', 'Privatsparten']);
    const told = new Map(sheets[0]?.data.map(([label, value]) => [label, value]));
    assert.match(String(told.get('Verglichen mit')), /^Agenturen in /);
    assert.equal(told.get('Enthaltene Sparten'), 'Privat- und Gewerbesparten');
    const english = new Set(Object.entries(de).flatMap(([text, own]) => (text === own ? [] : [text])));
    const cells = sheets.flatMap(({ data }) => data.flat());
    assert.deepEqual(
      cells.filter((cell) => typeof cell === 'string' && english.has(cell)),
      [],
    );
  });

  for (const [name, filters] of [
    ['analyst', { policy_state: 'TX,CA,NY,FL' }],
    ['benchmarks', {}],
  ] as const)
    it(`creates a workbook of the benchmarks for ${name}, named after the product [API-CAT-11] [API-EXPORT-4] [APP-EXPORT-1]`, async () => {
      const { headers } = await platform.signIn(name);
      const token = await frameToken(headers, 'benchmarks');
      const body = { export_file: 'ppi/exports/agency_benchmarks.export', dashboard_filters_extra: filters };
      const { sheets, disposition } = await exported(headers, body);
      assert.ok(disposition.includes('filename="Agency Insights Benchmarks 23112026.xlsx"'), disposition);
      const [first, ...tiles] = sheets;
      assert.equal(first?.sheet, 'Filters');
      const told = new Map(first?.data.toReversed().map(([label, value]) => [label, value]));
      const { benchmark } = await tileOf(token, 'numbers', filters, 'benchmarks');
      assert.equal(told.get('Selection'), benchmark?.selection.name);
      assert.equal(told.get('Policies'), benchmark?.selection.policies);
      const all: Readonly<Record<BenchmarkTileId, TileDefinition>> = benchmarkTiles;
      assert.deepEqual(
        tiles.map(({ sheet }) => sheet),
        Object.values<TileDefinition>(all).map(({ title }) => title),
      );
      for (const [at, tile] of (Object.keys(all) as BenchmarkTileId[]).entries()) {
        const { rows } = await tileOf(token, tile, filters, 'benchmarks');
        const expected = rows.map((row) => sheetRow(all[tile], row));
        assert.deepEqual(tiles[at]?.data.slice(1), expected, tile);
      }
      const cells = new Set(sheets.flatMap(({ data }) => data.flat()));
      assert.equal(
        names.some((agencyName) => cells.has(agencyName)),
        name === 'analyst',
      );
    });

  it('shows only lines that the person may see, and is refused without any [PLAT-13]', async () => {
    const body = { export_file: agencyFile, dashboard_filters_extra: { agency_id: agency.id } };
    const { headers } = await platform.signIn('personal');
    const { sheets } = await exported(headers, body);
    const months = sheets.find(({ sheet }) => sheet === 'Premium by month');
    for (const [, , commercial] of months?.data.slice(1) ?? []) assert.equal(commercial, 0);
    const { error } = await run((await platform.signIn('benchmarks')).headers, body);
    assert.match(error?.message ?? '', /no access to agency data/);
    const benchmarks = await run(headers, { export_file: 'ppi/exports/agency_benchmarks.export' });
    assert.match(benchmarks.error?.message ?? '', /no access to benchmarks/);
  });

  it('reports that there is nothing to export, or the errors in the request [APP-EXPORT-2]', async () => {
    const { headers } = await platform.signIn('analyst');
    const of = (filters: object) => ({ export_file: agencyFile, dashboard_filters_extra: filters });
    const nothing = await finished(headers, of({ agency_id: agency.id, policy_premium: '[999999999,inf]' }));
    assert.deepEqual([nothing.status, nothing.error], ['FAILURE', 'No data to export']);
    const benchmarks = { export_file: 'ppi/exports/agency_benchmarks.export' };
    for (const more of [{}, { compare: `agency:${agency.id}` }]) {
      const filters = { policy_premium: '[999999999,inf]', ...more };
      const none = await finished(headers, { ...benchmarks, dashboard_filters_extra: filters });
      assert.deepEqual([none.status, none.error], ['FAILURE', 'No data to export']);
    }
    const unknown = await finished(headers, of({ agency_id: '99999' }));
    assert.match(unknown.error ?? '', /no such agency/);
    for (const [body, says] of [
      [of({}), /agency_id/],
      [of({ agency_id: agency.id, comparison: 'moon' }), /dashboard_filters_extra\.comparison/],
      [of({ agency_id: agency.id, policy_premium: '[5' }), /policy_premium cannot be read/],
      [{ ...of({ agency_id: agency.id }), sorts: ['premium desc'] }, /sorts does not apply/],
      [of({ agency_id: agency.id, colour: 'red' }), /colour/],
      [{ export_file: 'ppi/exports/_benchmarks.export' }, /export_file/],
      [{ export_file: 'ppi/exports/agency_benchmarks.export', dashboard_filters_extra: { peers: 'odd' } }, /peers/],
    ] as const) {
      const { error } = await run(headers, body);
      assert.match(error?.message ?? '', says);
    }
  });
});
