import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type SignedIn, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';

const search = '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query';

/** Labels that queries group or select by, without those that Prometheus adds. */
function labelsIn(queries: string): Set<string> {
  const grouped = [...queries.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const selected = [...queries.matchAll(/[{,]([a-z_]+)=~?\\?"/g)].map(([, label = '']) => label);
  return new Set([...grouped, ...selected].filter((label) => !['job', 'instance'].includes(label)));
}

describe('the metrics', () => {
  let platform: TestPlatform;
  let analyst: SignedIn;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 20, policies: 500 }, env: { METRICS_PORT: '0' } });
    analyst = await platform.signIn('analyst');
  });
  after(() => platform.stop());

  /** Sends a request of the analyst, with a filter that the metrics must not show. */
  const post = (path: string, body: unknown) =>
    fetch(`${platform.url}${path}`, {
      method: 'POST',
      headers: { ...analyst.headers, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function scrape(): Promise<string> {
    const response = await fetch(platform.metricsUrl ?? '');
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
    return response.text();
  }
  /** The number behind a name and its labels. */
  const valueOf = (text: string, sample: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.slice(sample.length),
    );

  it('count requests by endpoint and status, and queries to the engine [PLUS-43]', async () => {
    const found = await post(search, { filters: { agency_name: 'Secret Harbor' } });
    assert.equal(found.status, 200, await found.text());
    const refused = await fetch(`${platform.url}${search}`, { method: 'POST' });
    assert.equal(refused.status, 401);
    const text = await scrape();
    const requests = (status: number) =>
      valueOf(
        text,
        `http_server_request_duration_count{http_route="POST ${search}",http_response_status_code="${status}"}`,
      );
    assert.equal(requests(200), 1);
    assert.equal(requests(401), 1);
    assert.ok(valueOf(text, 'agency_insights_engine_question_duration_count{outcome="answered"}') > 0, text);
    assert.equal(valueOf(text, 'agency_insights_engine_questions'), 0);
    assert.ok(valueOf(text, 'process_memory_usage') > 1e6);
  });

  async function exportOf(body: object): Promise<void> {
    const ordered = await post('/api/v1/looker/run-export', { result_type: 'xlsx', ...body });
    const order = await ordered.text();
    assert.ok(ordered.ok, order);
    const { request_id: task_id } = JSON.parse(order) as { request_id: string };
    const task = await until(
      'the export ends',
      async () => (await (await post('/api/v1/looker/task-status', { task_id })).json()) as { status: string },
      ({ status }) => !['PENDING', 'STARTED'].includes(status),
    );
    assert.equal(task.status, 'SUCCESS', JSON.stringify(task));
  }

  it('count the outcomes of exports, and the tasks by status [PLUS-43]', async () => {
    await exportOf({
      export_file: 'marketing_insights/exports/imi_agency_search.export',
      query_filters_extra: { policy_premium: '[0,inf]' },
    });
    const text = await scrape();
    assert.equal(valueOf(text, 'agency_insights_export_attempts_total{outcome="finished"}'), 1);
    assert.equal(valueOf(text, 'agency_insights_export_tasks{status="SUCCESS"}'), 1);
    assert.equal(valueOf(text, 'agency_insights_export_tasks{status="PENDING"}'), 0);
  });

  it('count the sources of dashboard tiles [PLUS-43]', async () => {
    const tiles = async (source: string) =>
      valueOf(await scrape(), `agency_insights_dashboard_tiles_total{source="${source}"}`);
    const benchmarks = { export_file: 'ppi/exports/agency_benchmarks.export', dashboard_filters_extra: {} };
    await exportOf(benchmarks);
    const workedOut = await tiles('worked out');
    assert.ok(workedOut > 0);
    await exportOf(benchmarks);
    assert.deepEqual([await tiles('worked out'), await tiles('kept')], [workedOut, workedOut]);
  });

  for (const [file, least] of [
    ['alerts.yml', 4],
    ['grafana.json', 9],
  ] as const)
    it(`have every name and label that docs/operating/${file} uses [PLUS-43]`, async () => {
      const asked = await readFile(path.join(import.meta.dirname, '../../../../docs/operating', file), 'utf8');
      const text = await scrape();
      const names = new Set(asked.match(/\b(?:http_server|agency_insights|nodejs|process)_[a-z0-9_]+/g));
      for (const label of labelsIn(asked)) {
        names.delete(label);
        assert.match(text, new RegExp(`[{,]${label}="`), label);
      }
      assert.ok(names.size >= least, [...names].join());
      for (const name of names) assert.match(text, new RegExp(`^${name}[{ ]`, 'm'), name);
    });

  it('contain nothing about people, their filters or their addresses [PLUS-43]', async () => {
    const text = await scrape();
    assert.doesNotMatch(text, /analyst|demo\.test|Secret|Harbor|127\.0\.0\.1/);
  });

  it('are served on a separate port, and not at all without one [PLUS-43]', async () => {
    assert.equal((await fetch(`${platform.url}/metrics`)).status, 404);
    assert.equal((await fetch((platform.metricsUrl ?? '').replace('/metrics', '/'))).status, 404);
    const other = await startPlatform();
    assert.equal(other.metricsUrl, null);
    await other.stop();
  });
});
