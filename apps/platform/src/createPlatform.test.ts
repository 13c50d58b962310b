import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AgencyRow,
  agencyRowSchema,
  endpoints,
  endpointSchemas,
  type TaskStatus,
} from '@agency-insights/insights-api/contract';
import { setPermissions } from './authorization-store/product/openTestRights.test-support.ts';
import { startPlatform, type TestPlatform } from './testing/startPlatform.test-support.ts';

type Headers = Record<string, string>;

describe('the whole platform', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 80, policies: 6_000, seed: 5 } });
  });
  after(() => platform.stop());

  const post = (path: string, body: unknown, headers: Headers) =>
    fetch(`${platform.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    });
  const everything = { filters: { agency_written_premium: '[-inf,inf]' } };
  const findAll = async (headers: Headers): Promise<AgencyRow[]> => {
    const answer = await post(endpoints['resultSets.findAgencies'].path, everything, headers);
    assert.equal(answer.status, 200, await answer.clone().text());
    return ((await answer.json()) as { rows: unknown[] }).rows.map((row) => agencyRowSchema.parse(row));
  };
  const total = (rows: readonly AgencyRow[]) => rows.reduce((sum, { search_premium }) => sum + search_premium, 0);

  it('shows each person the lines that they may see: the two parts add up to the whole [PLAT-13]', async () => {
    const [all, personal, commercial] = await Promise.all(
      ['analyst', 'personal', 'commercial'].map(async (name) => findAll((await platform.signIn(name)).headers)),
    );
    assert.ok(all && personal && commercial && personal.length > 0 && commercial.length > 0);
    assert.equal(total(personal) + total(commercial), total(all));
    assert.ok(personal.every(({ lines }) => lines === 'Personal'));
    assert.ok(commercial.every(({ lines }) => lines === 'Commercial'));
  });

  it('shows no agency data to a person without either permission [PLAT-13]', async () => {
    for (const name of ['benchmarks', 'nobody']) {
      const { headers } = await platform.signIn(name);
      for (const [id, body] of [
        ['resultSets.findAgencies', everything],
        ['resultSets.listAgenciesAccounts', { agency_ids: [1] }],
        ['looker.runQuery', { query_filename: 'marketing_insights/queries/agency_names.query' }],
        [
          'looker.runExport',
          {
            export_file: 'marketing_insights/exports/imi_agency_search.export',
            result_type: 'xlsx',
            query_filters_extra: everything.filters,
          },
        ],
      ] as const) {
        assert.equal((await post(endpoints[id].path, body, headers)).status, 403, `${name}: ${id}`);
      }
    }
  });

  it('applies a changed permission to the next search [PLAT-12] [PLAT-13]', async () => {
    const { headers } = await platform.signIn('commercial');
    const before = await findAll(headers);
    await setPermissions(platform.database, 'demo-commercial', ['viewable:insights_pl', 'viewable:insights_cl']);
    assert.ok(total(await findAll(headers)) > total(before));
  });

  it('exports to a file that only the person who asked for it can fetch [PLAT-8]', async () => {
    const [owner, other] = [await platform.signIn('analyst'), await platform.signIn('personal')];
    const order = {
      export_file: 'marketing_insights/exports/imi_agency_search.export',
      result_type: 'xlsx',
      query_filters_extra: everything.filters,
    };
    const ordered = await post(endpoints['looker.runExport'].path, order, owner.headers);
    assert.equal(ordered.status, 202);
    const { request_id: id } = (await ordered.json()) as { request_id: string };
    const status = async () =>
      (await (await post(endpoints['looker.taskStatus'].path, { task_id: id }, owner.headers)).json()) as TaskStatus;
    let task = await status();
    for (let tries = 0; task.status !== 'SUCCESS' && task.status !== 'FAILURE' && tries < 100; tries += 1) {
      await pause(100);
      task = await status();
    }
    assert.equal(task.status, 'SUCCESS');
    const file = await fetch(new URL(task.result ?? '', platform.url), { headers: owner.headers });
    assert.equal(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
      'PK',
    );
    assert.equal((await fetch(new URL(task.result ?? '', platform.url), { headers: other.headers })).status, 404);
    assert.equal((await fetch(new URL(task.result ?? '', platform.url))).status, 401);
  });

  it('responds to each reading call in the shape of the contract [API-CAT-1] [API-CAT-12]', async () => {
    const { browser, headers } = await platform.signIn('analyst');
    for (const [id, address] of [
      ['users.self', endpoints['users.self'].path],
      ['permissions.list', endpoints['permissions.list'].path],
      ['savedFilters.list', `${endpoints['savedFilters.list'].path}?page=0&size=10`],
      ['session.get', endpoints['session.get'].path],
      ['session.csrf', endpoints['session.csrf'].path],
      ['session.providers', endpoints['session.providers'].path],
      ['naics.suggest', '/suggest/naics-groups/restaurant?hitsPerPage=5'],
      ['naics.summary', '/naics/summary/sector'],
      ['askkodiak.suggestGroups', '/api/askkodiak/suggest-groups?term=restaurant&naicsEdition=2022'],
      ['askkodiak.summaryGroups', '/api/askkodiak/summary-groups?type=subsector'],
      ['openapi.document', endpoints['openapi.document'].path],
    ] as const) {
      const answer = await browser.fetch(`${platform.url}${address}`, { headers });
      assert.equal(answer.status, 200, address);
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
      const shape = endpointSchemas[id].response.safeParse(await answer.json());
      assert.ok(shape.success, `${address}: ${shape.error?.message}`);
    }
  });

  it('is ready once a policy set is open', async () => {
    const answer = await fetch(`${platform.url}/readyz`);
    assert.deepEqual(
      [answer.status, await answer.json()],
      [200, { status: 'ready', database: 'ok', policies: 'ok', disk: 'ok' }],
    );
  });
});
