import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AgencyRow, TaskStatus } from '@agency-insights/insights-api/contract';
import readXlsxFile from 'read-excel-file/node';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { exportRequest } from './exportServer.test-support.ts';

const search = '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query';

/** The row of the spreadsheet for a row of the search. */
const rowOf = (row: AgencyRow) => [
  row.agency_name,
  row.city,
  row.state,
  row.primary_account,
  row.accounts,
  row.lines,
  row.policies,
  row.search_premium / 100,
  row.written_premium / 100,
  row.year_on_year,
  row.largest_carrier,
];

describe('exporting a search on the whole platform', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 300, policies: 6_000, seed: 7 } });
  });
  after(() => platform.stop());

  async function post<T>(headers: Record<string, string>, path: string, body: unknown): Promise<T> {
    const response = await fetch(new URL(path, platform.url), {
      method: 'POST',
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  }

  async function exportedSheets(headers: Record<string, string>, body: object) {
    const { request_id: task_id } = await post<{ request_id: string }>(headers, '/api/v1/looker/run-export', {
      ...exportRequest,
      ...body,
    });
    const { status, result, error } = await until(
      'the export ends',
      () => post<TaskStatus>(headers, '/api/v1/looker/task-status', { task_id }),
      (task) => task.status === 'SUCCESS' || task.status === 'FAILURE',
    );
    assert.equal(status, 'SUCCESS', error ?? '');
    const file = await fetch(new URL(result ?? '', platform.url), { headers });
    return readXlsxFile(Buffer.from(await file.arrayBuffer()));
  }

  for (const name of ['analyst', 'personal', 'commercial']) {
    it(`gives ${name} the rows of the search, in its order, with their lines of business [PLAT-8] [PLAT-13]`, async () => {
      const { headers } = await platform.signIn(name);
      const filters = { policy_premium: '[500,inf]' };
      for (const sorts of [undefined, ['state asc', 'agency_name desc']]) {
        const found = await post<{ rows: AgencyRow[] }>(headers, search, { filters, sorts });
        assert.ok(found.rows.length > 50);
        const [agencies] = await exportedSheets(headers, { query_filters_extra: filters, sorts });
        assert.deepEqual(agencies?.data.slice(1, -1), found.rows.map(rowOf));
        const cents = found.rows.reduce((sum, row) => sum + row.search_premium, 0);
        assert.equal(agencies?.data.at(-1)?.[7], cents / 100);
      }
    });
  }
});
