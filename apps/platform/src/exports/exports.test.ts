import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, before, beforeEach, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import {
  exportFileName,
  problemSchema,
  type ExportTask,
  type TaskStatus,
} from '@agency-insights/insights-api/contract';
import readXlsxFile from 'read-excel-file/node';
import { describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import {
  addViewer,
  type ExportServer,
  grant,
  serveExports,
  type ServeExportsOptions,
} from './exportServer.test-support.ts';

import {
  madeUpAgency,
  type MemoryAgency,
  memoryResultSets,
  type MemoryResultSets,
} from './memoryResultSets.test-support.ts';

const day = 86_400_000;
/** With spaces in place of those that no line ends at. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const forPersonalLines = { personal: 'viewable:insights_pl', commercial: 'viewable:insights_cl' } as const;

describeOnEveryDatabase('the export service', (underTest) => {
  let dataDir = '';
  let server: ExportServer;
  let rows: MemoryAgency[] = [];
  let resultSets: MemoryResultSets;
  let now = 0;
  let scheduled: { work: () => void; delayMs: number }[] = [];
  const errors: string[] = [];

  before(async () => {
    await addViewer(underTest.database(), 'ada');
    await addViewer(underTest.database(), 'ben');
  });
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'insights-exports-'));
    await underTest.database().db.deleteFrom('export_tasks').execute();
    rows = [madeUpAgency(0), madeUpAgency(1), madeUpAgency(2)];
    resultSets = memoryResultSets(() => rows);
    now = Date.UTC(2026, 10, 20, 9, 30);
    scheduled = [];
    errors.length = 0;
    server = await serve();
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const serve = (more: Partial<ServeExportsOptions> = {}) =>
    serveExports({
      database: underTest.database(),
      resultSets,
      dataDir,
      clock: () => now,
      logger: { error: (details, message) => errors.push(`${message} ${String(details['err'])}`) },
      schedule: (work, delayMs) => {
        const entry = { work, delayMs };
        scheduled.push(entry);
        return () => {
          scheduled = scheduled.filter((other) => other !== entry);
        };
      },
      ...more,
    });
  const restart = async (more: Partial<ServeExportsOptions> = {}) => {
    await server.stop();
    server = await serve(more);
  };
  /** Waits until work is scheduled with this delay, and runs it at once. */
  const runScheduled = async (delayMs: number) => {
    const isDue = (entry: { delayMs: number }) => entry.delayMs === delayMs;
    for (let turn = 0; turn < 3_000 && !scheduled.some(isDue); turn += 1) await delay(10);
    const due = scheduled.filter(isDue);
    assert.notEqual(due.length, 0, `nothing was scheduled in ${delayMs} ms`);
    scheduled = scheduled.filter((entry) => !isDue(entry));
    due.forEach(({ work }) => work());
  };
  const files = () => readdirSync(join(dataDir, 'exports'));
  const finished = async (personId: string, body?: object) => {
    const id = await server.started(personId, body);
    return { id, ...(await server.until(personId, id, 'SUCCESS', 'FAILURE')) };
  };
  const download = async (personId: string, id: string) =>
    readXlsxFile(Buffer.from(await (await server.file(personId, id)).arrayBuffer()));
  const refused = async (response: Response, status: number, code: string, says: RegExp) => {
    assert.equal(response.status, status);
    const { error } = problemSchema.parse(await response.json());
    assert.equal(error.code, code);
    assert.match(error.message, says);
    return error;
  };

  it('creates a spreadsheet of agencies that its owner can download [PLAT-8] [API-CAT-6] [API-CAT-11] [API-EXPORT-1]', async () => {
    const { id, ...status } = await finished('ada');
    const fileName = exportFileName({ kind: 'agency-search' }, new Date(now));
    assert.deepEqual(status, {
      status: 'SUCCESS',
      result: `/api/v1/looker/exports/${id}/file`,
      file_name: fileName,
      rows: 3,
      total_rows: 3,
      error: null,
    });
    const response = await server.call('ada', 'GET', status.result ?? '');
    assert.equal(
      response.headers.get('content-type'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const [agencies, filters] = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    assert.equal(agencies?.sheet, 'Agencies');
    assert.deepEqual(agencies?.data, [
      [
        'Agency',
        'City',
        'State',
        'Primary account',
        'Accounts',
        'Lines',
        'Policies',
        'Search premium',
        'Written premium',
        'Year on year',
        'Largest carrier',
      ],
      [
        'Lone Star Risk Advisors 0',
        'Austin 0',
        'TX',
        '0000000',
        0,
        'Personal, Commercial',
        0,
        38_412_650.99,
        50_000_000,
        null,
        null,
      ],
      [
        'Lone Star Risk Advisors 1',
        'Austin 1',
        'TX',
        '0000001',
        1,
        'Personal, Commercial',
        7,
        38_412_650.98,
        50_000_000.01,
        -0.249,
        'Carrier 1',
      ],
      [
        'Lone Star Risk Advisors 2',
        'Austin 2',
        'TX',
        '0000002',
        2,
        'Personal, Commercial',
        14,
        38_412_650.97,
        50_000_000.02,
        -0.248,
        'Carrier 2',
      ],
      ['Total', null, null, null, 3, null, 21, 115_237_952.94, 150_000_000.03, null, null],
    ]);
    assert.equal(filters?.sheet, 'Filters');
    assert.deepEqual(filters?.data.slice(0, -1), [
      ['Filter', 'Value'],
      ['Agency state', 'Texas or OK'],
      ['Agency city', 'Austin, TX'],
      [null, null],
      ['Lines included', 'Personal and commercial lines'],
      ['Search premium covers', 'Nov 1, 2022 to Oct 31, 2026'],
      ['Written premium covers', 'Nov 1, 2022 to Oct 31, 2026'],
      ['Agencies in this file', 3],
      ['Agencies found', 3],
      ['Sorted by', 'Search premium, largest first'],
    ]);
    assert.ok(filters?.data.at(-1)?.[1] instanceof Date);
  });

  it('names the file MI Search Results DDMMYYYY.xlsx [API-EXPORT-4]', async () => {
    now = new Date(2026, 1, 3, 23, 59).getTime();
    const { id, file_name } = await finished('ada');
    assert.equal(file_name, 'MI Search Results 03022026.xlsx');
    const response = await server.file('ada', id);
    assert.equal(
      response.headers.get('content-disposition'),
      `attachment; filename="MI Search Results 03022026.xlsx"; filename*=UTF-8''MI%20Search%20Results%2003022026.xlsx`,
    );
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.match(response.headers.get('cache-control') ?? '', /no-store/);
    assert.equal(Number(response.headers.get('content-length')), (await response.arrayBuffer()).byteLength);
  });

  it('omits labels and the filters sheet on request [API-EXPORT-1]', async () => {
    const { id } = await finished('ada', { use_labels: false, show_filters: false });
    const sheets = await download('ada', id);
    assert.deepEqual(
      sheets.map(({ sheet }) => sheet),
      ['Agencies'],
    );
    assert.deepEqual(sheets[0]?.data[0]?.slice(0, 2), ['agency_name', 'city']);
  });

  it('writes the requested columns in order, and lists the missing ones and the sort order [API-EXPORT-1]', async () => {
    const { id } = await finished('ada', {
      columns: ['agency_name', 'search_premium', 'accounts'],
      sorts: ['accounts desc', 'agency_name asc'],
    });
    const [agencies, filters] = await download('ada', id);
    assert.deepEqual(agencies?.data, [
      ['Agency', 'Search premium', 'Accounts'],
      ['Lone Star Risk Advisors 0', 38_412_650.99, 0],
      ['Lone Star Risk Advisors 1', 38_412_650.98, 1],
      ['Lone Star Risk Advisors 2', 38_412_650.97, 2],
      ['Total', 115_237_952.94, 3],
    ]);
    assert.deepEqual(filters?.data.slice(-3, -1), [
      ['Sorted by', 'Accounts, largest first; Agency, A to Z'],
      [
        'Columns left out',
        'City, State, Primary account, Lines, Policies, Written premium, Year on year, Largest carrier',
      ],
    ]);
  });

  it('names the number of found agencies only for a whole search, as of selected ones these were searched [PLUS-8]', async () => {
    const { id } = await finished('ada', { agency_ids: [7, 8, 9] });
    const [, filters] = await download('ada', id);
    const labels = filters?.data.map(([label]) => label);
    assert.ok(labels?.includes('Agencies in this file'));
    assert.ok(!labels?.includes('Agencies found'));
  });

  it('writes in the requested language, with amounts and days in the format of the region [PLUS-40]', async () => {
    const { id, file_name } = await finished('ada', {
      language: 'de-AT',
      query_filters_extra: {
        agency_state: 'TX,OK',
        agency_written_premium: '[1250000,inf]',
        carrier: '-Acme',
        effective_date: '[2025-01-01,2025-12-31]',
        line: 'personal',
      },
      columns: ['agency_name', 'lines', 'search_premium'],
      sorts: ['search_premium desc', 'agency_name asc'],
    });
    assert.equal(file_name, exportFileName({ kind: 'agency-search' }, new Date(now)));
    const [agencies, filters] = await download('ada', id);
    assert.equal(agencies?.sheet, 'Agenturen');
    assert.deepEqual(agencies?.data.slice(0, 2), [
      ['Agentur', 'Sparten', 'Suchprämie'],
      ['Lone Star Risk Advisors 0', 'Privat, Gewerbe', 38_412_650.99],
    ]);
    assert.equal(agencies?.data.at(-1)?.[0], 'Summe');
    assert.equal(filters?.sheet, 'Filter');
    assert.deepEqual(
      filters?.data.slice(0, -1).map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell))),
      [
        ['Filter', 'Wert'],
        ['Bundesstaat der Agentur', 'Texas oder OK'],
        ['Gebuchte Prämie der Agentur', 'mindestens $ 1.250.000'],
        ['Sparte', 'personal'],
        ['Versicherer', 'nicht Acme'],
        ['Versicherungsbeginn', '1. Jän. 2025 bis 31. Dez. 2025'],
        [null, null],
        ['Enthaltene Sparten', 'personal'],
        ['Agenturen in dieser Datei', 3],
        ['Gefundene Agenturen', 3],
        ['Sortiert nach', 'Suchprämie, größte zuerst; Agentur, A bis Z'],
        [
          'Ausgelassene Spalten',
          'Ort, Bundesstaat, Hauptkonto, Konten, Policen, Gebuchte Prämie, Zum Vorjahr, Größter Versicherer',
        ],
      ],
    );
    const [listedTask] = await listed('ada');
    assert.deepEqual(listedTask?.filters[0], { label: 'Bundesstaat der Agentur', value: 'Texas oder OK' });
    assert.equal((await server.runExport('ada', { language: 'xx-XX' })).status, 400);
  });

  it('searches with the requested filters, sorts and limit, and the lines of that moment [API-EXPORT-1] [PLAT-13]', async () => {
    await grant(underTest.database(), 'ada', [forPersonalLines.personal]);
    rows = [madeUpAgency(2), madeUpAgency(0), madeUpAgency(1)];
    const { id } = await finished('ada', {
      query_filters_extra: { agency_name: '%star%' },
      dashboard_filters_extra: { line: 'personal' },
      sorts: ['agency_name asc'],
      limit: 2,
    });
    assert.deepEqual(resultSets.asked, [
      {
        request: { filters: { agency_name: '%star%', line: 'personal' }, sorts: ['agency_name asc'], limit: 2 },
        access: 'personal',
      },
    ]);
    const [agencies, filters] = await download('ada', id);
    assert.deepEqual(
      agencies?.data.slice(1).map(([name]) => name),
      ['Lone Star Risk Advisors 0', 'Lone Star Risk Advisors 1', 'Total'],
    );
    assert.deepEqual(filters?.data.slice(4, 9), [
      ['Lines of written premium', 'Personal lines'],
      ['Search premium covers', 'Nov 1, 2022 to Oct 31, 2026'],
      ['Written premium covers', 'Nov 1, 2022 to Oct 31, 2026'],
      ['Agencies in this file', 2],
      ['Agencies found', 3],
    ]);
    await grant(underTest.database(), 'ada', [forPersonalLines.commercial]);
    await finished('ada');
    assert.equal(resultSets.asked.at(-1)?.access, 'commercial');
    await grant(underTest.database(), 'ada', Object.values(forPersonalLines));
  });

  it('refuses users who may see no agency data, and sends no file to those who lost the lines [PLAT-13] [PLAT-12]', async () => {
    const { id } = await finished('ada');
    await grant(underTest.database(), 'ada', ['viewable:benchmarks']);
    await refused(await server.runExport('ada'), 403, 'forbidden', /administrator/);
    await refused(await server.file('ada', id), 403, 'forbidden', /administrator/);
    await grant(underTest.database(), 'ada', [forPersonalLines.personal]);
    await refused(await server.file('ada', id), 403, 'forbidden', /permissions have changed/);
    await grant(underTest.database(), 'ada', Object.values(forPersonalLines));
    assert.equal((await server.file('ada', id)).status, 200);
  });

  it('returns status and file only to the owner, and hides them from others [PLAT-8]', async () => {
    const { id } = await finished('ada');
    const unknown = (await (await server.file('ben', 'no-such-export')).json()) as { error: unknown };
    for (const response of [
      await server.file('ben', id),
      await server.call('ben', 'POST', '/api/v1/looker/task-status', { task_id: id }),
    ]) {
      assert.deepEqual(await refused(response, 404, 'not_found', /no export/), unknown.error);
    }
    assert.equal((await server.call('', 'GET', `/api/v1/looker/exports/${id}/file`)).status, 401);
    assert.equal((await server.file('ada', `../exports/${id}`)).status, 404);
  });

  it('stores the file under a meaningless name, readable only by its owner [PLAT-8]', async () => {
    const { id } = await finished('ada');
    const [name, ...others] = files();
    assert.deepEqual(others, []);
    assert.match(name ?? '', /^[0-9a-f]{8}-[0-9a-f]{32}\.xlsx$/);
    assert.ok(!name?.includes(id));
    assert.equal(statSync(join(dataDir, 'exports', name ?? '')).mode & 0o777, 0o600);
    assert.equal(statSync(join(dataDir, 'exports')).mode & 0o777, 0o700);
  });

  it('responds to HEAD without the file', async () => {
    const { id } = await finished('ada');
    const response = await server.file('ada', id, 'HEAD');
    assert.equal(response.status, 200);
    assert.ok(Number(response.headers.get('content-length')) > 1_000);
    assert.equal((await response.arrayBuffer()).byteLength, 0);
  });

  const waitFor = (personId: string, id: string, seconds: number) =>
    server.call(personId, 'POST', '/api/v1/looker/task-status', { task_id: id }, { prefer: `wait=${seconds}` });
  const listed = async (personId: string): Promise<ExportTask[]> => {
    const response = await server.call(personId, 'GET', '/api/v1/looker/exports');
    assert.equal(response.status, 200);
    return ((await response.json()) as { exports: ExportTask[] }).exports;
  };
  const remove = (personId: string, id: string) => server.call(personId, 'DELETE', `/api/v1/looker/exports/${id}`);

  it('responds to a waiting status call when the export ends, and no later than requested [PLUS-8]', async () => {
    const goOn = Promise.withResolvers<void>();
    resultSets.before = () => goOn.promise;
    const id = await server.started('ada');
    const early = (await (await waitFor('ada', id, 1)).json()) as TaskStatus;
    assert.match(early.status, /PENDING|STARTED/);
    const startedAt = Date.now();
    const waiting = waitFor('ada', id, 5);
    setTimeout(goOn.resolve, 50);
    const late = (await (await waiting).json()) as TaskStatus;
    assert.deepEqual([late.status, late.rows, late.total_rows], ['SUCCESS', 3, 3]);
    assert.ok(Date.now() - startedAt < 4_000);
    // What has ended is waited for no more.
    const again = Date.now();
    await (await waitFor('ada', id, 5)).json();
    assert.ok(Date.now() - again < 1_000);
  });

  it('lists the exports of a person, newest first, with their contents [PLUS-8]', async () => {
    const first = await finished('ada');
    now += 60_000;
    const second = await finished('ada', {
      query_filters_extra: { agency_written_premium: '[1000000,inf)' },
      agency_ids: [7, 9],
    });
    await finished('ben');
    const [newest, oldest, ...others] = await listed('ada');
    assert.deepEqual(others, []);
    assert.equal(newest?.task_id, second.id);
    assert.equal(newest?.agencies_named, 2);
    assert.deepEqual(
      newest?.filters.map(({ label }) => label),
      ['Agency written premium'],
    );
    const { error, ...rest } = oldest ?? assert.fail();
    assert.equal(error, null);
    assert.deepEqual(rest, {
      task_id: first.id,
      export_file: 'marketing_insights/exports/imi_agency_search.export',
      filters: rest.filters,
      agencies_named: null,
      status: 'SUCCESS',
      result: `/api/v1/looker/exports/${first.id}/file`,
      file_name: exportFileName({ kind: 'agency-search' }, new Date(now)),
      rows: 3,
      total_rows: 3,
      created_at: new Date(now - 60_000).toISOString(),
      finished_at: new Date(now - 60_000).toISOString(),
    });
  });

  it('cancels a running export and deletes a finished one with its file, only for its owner [PLUS-8]', async () => {
    const done = await finished('ada');
    assert.equal(files().length, 1);
    await refused(await remove('ben', done.id), 404, 'not_found', /no export/);
    await refused(await remove('ada', 'no-such-export'), 404, 'not_found', /no export/);
    assert.equal((await remove('ada', done.id)).status, 204);
    assert.deepEqual(files(), []);
    assert.deepEqual(await listed('ada'), []);

    let stopped = false;
    resultSets.before = (_search, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          stopped = true;
          reject(signal.reason as Error);
        }),
      );
    const id = await server.started('ada');
    await server.until('ada', id, 'STARTED');
    const waiting = waitFor('ada', id, 5);
    assert.equal((await remove('ada', id)).status, 204);
    assert.ok(stopped);
    assert.equal((await waiting).status, 404);
    resultSets.before = async () => undefined;
    assert.equal((await finished('ada')).status, 'SUCCESS');
    assert.deepEqual(errors, []);
  });

  it('fails with “No data to export” if nothing matches [APP-EXPORT-2]', async () => {
    rows = [];
    const { id, ...status } = await finished('ada');
    assert.deepEqual(status, {
      status: 'FAILURE',
      result: null,
      file_name: null,
      rows: 0,
      total_rows: null,
      error: 'No data to export',
    });
    await refused(await server.file('ada', id), 409, 'not_ready', /no file/);
  });

  it('refuses an invalid request, and names every error [PLAT-15]', async () => {
    const order = (body: object) => server.runExport('ada', body);
    await refused(await order({ query_filters_extra: {} }), 400, 'invalid_request', /at least one filter/);
    await refused(await order({ query_filters_extra: undefined }), 400, 'invalid_request', /at least one filter/);
    await refused(await order({ sorts: ['agency_name; drop table users'] }), 400, 'invalid_request', /sorts\.0/);
    await refused(await order({ query_filters_extra: { agency_stat: 'TX' } }), 400, 'invalid_request', /agency_stat/);
    await refused(
      await order({ columns: ['agency_id'] }),
      400,
      'invalid_request',
      /columns\.0 must be one of agency_name/,
    );
    await refused(await order({ columns: [] }), 400, 'invalid_request', /columns must name a column/);
    await refused(
      await order({ columns: ['city', 'city'] }),
      400,
      'invalid_request',
      /columns must name each column once/,
    );
    const { issues } = await refused(
      await order({
        query_filters_extra: { policy_premium: '[5,1]', effective_date: 'yesterday-ish', agency_state: 'TX' },
        dashboard_filters_extra: { agency_state: 'OK' },
      }),
      400,
      'invalid_request',
      /./,
    );
    assert.deepEqual(issues?.map(({ path }) => path).sort(), [
      'dashboard_filters_extra.agency_state',
      'query_filters_extra.effective_date',
      'query_filters_extra.policy_premium',
    ]);
    assert.deepEqual(await underTest.database().db.selectFrom('export_tasks').selectAll().execute(), []);
  });

  it('retries after an error, reports that meanwhile, and gives up after the third attempt [API-EXPORT-2]', async () => {
    let broken = 1;
    resultSets.before = async () => {
      if ((broken -= 1) >= 0) throw new Error('the engine went away');
    };
    const id = await server.started('ada');
    assert.equal((await server.until('ada', id, 'RETRY')).error, null);
    await runScheduled(5_000);
    assert.equal((await server.until('ada', id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');

    broken = 100;
    const second = await server.started('ada');
    for (let turn = 1; turn <= 2; turn += 1) {
      await server.until('ada', second, 'RETRY');
      await runScheduled(5_000);
    }
    const status = await server.until('ada', second, 'FAILURE');
    assert.match(status.error ?? '', /could not be written/);
    assert.doesNotMatch(status.error ?? '', /engine/);
    assert.equal(errors.filter((line) => line.includes('the engine went away')).length, 4);
    assert.equal(files().length, 1);
  });

  it('does not retry a request that the search refuses, and reports the reason', async () => {
    resultSets.before = async () => {
      throw new ApiProblem(400, 'invalid_request', 'At most 100 patterns are allowed in one filter.');
    };
    const { status, error } = await finished('ada');
    assert.deepEqual([status, error], ['FAILURE', 'At most 100 patterns are allowed in one filter.']);
    assert.deepEqual(errors, []);
  });

  it('allows three exports per person at a time, and others can start theirs meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    resultSets.before = () => gate.promise;
    const together = await Promise.all(Array.from({ length: 8 }, () => server.runExport('ada')));
    assert.deepEqual(together.map((response) => response.status).sort(), [202, 202, 202, 429, 429, 429, 429, 429]);
    await refused(await server.runExport('ada'), 429, 'too_many_exports', /3 running exports/);
    const other = await server.started('ben');
    await server.until('ben', other, 'PENDING');
    assert.equal(resultSets.asked.length, 2);
    gate.resolve();
    await server.until('ben', other, 'SUCCESS');
    assert.equal((await finished('ada')).status, 'SUCCESS');
  });

  it('resumes waiting and started exports after a restart [PLAT-4] [PLAT-8]', async () => {
    resultSets.before = (_, { signal }) => delay(600_000, undefined, { signal });
    const ids = [await server.started('ada'), await server.started('ada'), await server.started('ada')];
    await server.until('ada', ids[1] ?? '', 'STARTED');
    await server.stop();
    await underTest.reopen();
    resultSets.before = async () => undefined;
    server = await serve();
    for (const id of ids) await server.until('ada', id, 'SUCCESS');
    assert.equal(files().length, 3);
    assert.deepEqual(errors, []);
  });

  it('stops retrying an export that crashes the process each time [PLAT-8]', async () => {
    const id = await server.started('ada');
    await server.until('ada', id, 'SUCCESS');
    await server.stop();
    await underTest.database().db.updateTable('export_tasks').set({ status: 'STARTED', attempts: 3 }).execute();
    server = await serve();
    assert.match((await server.until('ada', id, 'FAILURE')).error ?? '', /could not be written/);
  });

  it('deletes expired exports and unknown files', async () => {
    const { id } = await finished('ada');
    now += 7 * day - 1;
    await restart();
    await server.until('ada', id, 'SUCCESS');
    assert.equal((await server.file('ada', id)).status, 200);
    // The file system has a clock of its own.
    for (const name of files()) utimesSync(join(dataDir, 'exports', name), 0, 0);
    now += 2;
    await runScheduled(3_600_000);
    for (let turn = 0; turn < 500 && files().length > 0; turn += 1) await delay(10);
    assert.deepEqual(files(), []);
    await refused(await server.file('ada', id), 404, 'not_found', /no export/);
  });

  it('reports that the file no longer exists', async () => {
    const { id } = await finished('ada');
    for (const name of files()) rmSync(join(dataDir, 'exports', name));
    await refused(await server.file('ada', id), 404, 'not_found', /no longer kept/);
  });

  it('responds with a plain problem if the file cannot be read [PLAT-15]', async () => {
    const { id } = await finished('ada');
    for (const name of files()) {
      rmSync(join(dataDir, 'exports', name));
      mkdirSync(join(dataDir, 'exports', name));
    }
    const response = await server.file('ada', id);
    assert.equal(response.headers.get('content-disposition'), null);
    await refused(response, 500, 'internal_error', /^Something failed on our side/);
  });
});
