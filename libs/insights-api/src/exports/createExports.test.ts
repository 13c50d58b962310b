import { accessTokenStrategy } from '../auth/accessTokenStrategy.ts';
import { exportFileName } from '../contract/exportFileName.ts';
import type { RunExportRequest } from '../contract/schemas/exports.ts';
import { createInsightsApi, type InsightsApi } from '../createInsightsApi.ts';
import { startService, type Answer, type Arrived, type Service } from '../startService.test-support.ts';
import { systemClock } from './Clock.ts';

const request: RunExportRequest = {
  export_file: 'marketing_insights/exports/imi_agency_search.export',
  result_type: 'xlsx',
  query_filters_extra: { agency_state: 'TX' },
  sorts: ['search_premium desc'],
};
const file = '/api/v1/looker/exports/t1/file';
const state = (status: string, more: object = {}): Answer => ({
  body: { status, result: null, file_name: null, rows: 0, total_rows: null, error: null, ...more },
});

let service: Service;
let states: Answer[];
let waits: number[];
/** How long each call takes by the client's clock. */
let elapsedMs: number;
let api: InsightsApi;

beforeEach(async () => {
  states = [];
  waits = [];
  elapsedMs = 0;
  let nowMs = new Date(2026, 10, 20, 9, 30).getTime();
  service = await startService(({ path }: Arrived) => {
    if (path.endsWith('/run-export')) return { status: 202, body: { request_id: 't1' } };
    nowMs += elapsedMs;
    if (path === file) return { body: new Uint8Array([80, 75, 3, 4]) };
    return states.shift() ?? { status: 500 };
  });
  const clock = {
    now: () => new Date(nowMs),
    async wait(milliseconds: number, signal?: AbortSignal) {
      signal?.throwIfAborted();
      waits.push(milliseconds);
    },
  };
  api = createInsightsApi({
    apiUrl: service.url,
    clock,
    authStrategy: accessTokenStrategy({ getAccessToken: async () => 'token' }),
  });
});
afterEach(() => service.close());

describe('exports.run', () => {
  it('exports.run starts the export, polls at once and every 5,000 ms, and returns the file [API-EXPORT-1] [API-EXPORT-2] [API-EXPORT-3]', async () => {
    states = [
      state('PENDING'),
      state('STARTED', { rows: 500, total_rows: 900 }),
      state('SUCCESS', { rows: 900, total_rows: 900, result: file, file_name: 'MI Search Results 20112026.xlsx' }),
    ];
    const progress: unknown[] = [];
    const result = await api.exports.run(request, { onProgress: (step) => progress.push(step) });
    expect(JSON.parse(service.arrived[0]!.body)).toEqual(request);
    expect(service.arrived.slice(1).map(({ path, body }) => [path, body])).toEqual(
      Array(3).fill(['/api/v1/looker/task-status', '{"task_id":"t1"}']),
    );
    expect(waits).toEqual([5_000, 5_000]);
    expect(progress).toEqual([
      { status: 'PENDING', rows: 0, totalRows: null },
      { status: 'STARTED', rows: 500, totalRows: 900 },
      { status: 'SUCCESS', rows: 900, totalRows: 900 },
    ]);
    expect(result).toMatchObject({ url: file, fileName: 'MI Search Results 20112026.xlsx', rows: 900 });
    const blob = await result.blob();
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([80, 75, 3, 4]);
    expect(service.arrived.at(-1)).toMatchObject({
      method: 'GET',
      path: file,
      headers: { authorization: 'Bearer token' },
    });
  });

  it('exports.run names the file if the service does not [API-EXPORT-4]', async () => {
    states = [state('SUCCESS', { result: file })];
    expect((await api.exports.run(request)).fileName).toBe('MI Search Results 20112026.xlsx');
    states = [state('SUCCESS', { result: file })];
    const ofAgency = {
      ...request,
      export_file: 'marketing_insights/exports/imi_agency_details_dashboard.export',
    } as const;
    expect((await api.exports.run(ofAgency)).fileName).toBe('Agency Insights 20112026.xlsx');
  });

  it('exports.run fetches a file from another origin without the token [API-EXPORT-3]', async () => {
    const elsewhere = await startService(() => ({ body: new Uint8Array([1]) }));
    states = [state('SUCCESS', { result: `${elsewhere.url}/signed?x=1` })];
    const blob = await (await api.exports.run(request)).blob();
    expect(blob.size).toBe(1);
    expect(elsewhere.arrived[0]?.headers.authorization).toBeUndefined();
    await elsewhere.close();
  });

  it.each([
    ['FAILURE', 'Export failed', 'export_failed'],
    ['RETRY', 'Export is being retried', 'export_retried'],
  ])('exports.run rejects on %s with "%s" [API-EXPORT-3]', async (status, message, code) => {
    states = [state(status, { error: 'The disk is full.' })];
    await expect(api.exports.run(request)).rejects.toMatchObject({
      name: 'ExportError',
      message,
      code,
      detail: 'The disk is full.',
    });
  });

  it('exports.run rejects after 3 polling errors in a row [API-EXPORT-3]', async () => {
    states = [{ status: 500 }, { status: 502 }, { status: 503 }, state('SUCCESS', { result: file })];
    await expect(api.exports.run(request)).rejects.toMatchObject({
      message: 'Polling for export status failed after multiple attempts.',
      code: 'export_polling_failed',
      cause: { name: 'HttpError', status: 503 },
    });
    expect(waits).toHaveLength(2);
  });

  it('exports.run continues after fewer polling errors, and restarts the count [API-EXPORT-3]', async () => {
    states = [
      { status: 500 },
      { status: 500 },
      state('PENDING'),
      { status: 500 },
      { status: 500 },
      state('SUCCESS', { result: file }),
    ];
    await expect(api.exports.run(request)).resolves.toMatchObject({ url: file });
  });

  it('exports.run lets the service wait for the end, and polls at most every 5,000 ms [PLUS-8] [API-EXPORT-2]', async () => {
    states = [state('STARTED'), state('SUCCESS', { result: file })];
    elapsedMs = 3_200;
    const started: string[] = [];
    await api.exports.run(request, { onStarted: (id) => started.push(id) });
    expect(started).toEqual(['t1']);
    expect(service.arrived.slice(1).map(({ headers }) => headers.prefer)).toEqual(['wait=5', 'wait=5']);
    expect(waits).toEqual([1_800]);
  });

  it('exports.resume waits for an export that was started before, and fetches its file again [PLUS-8]', async () => {
    states = [state('SUCCESS', { result: file, rows: 2 })];
    const result = await api.exports.resume({ task_id: 't1', export_file: request.export_file });
    expect(result).toMatchObject({ fileName: 'MI Search Results 20112026.xlsx', rows: 2 });
    expect(service.arrived.map(({ path }) => path)).toEqual(['/api/v1/looker/task-status']);
    expect((await api.exports.download(file)).size).toBe(4);
  });

  it('exports.run stops waiting when it is aborted [API-GW-9]', async () => {
    states = Array(50).fill(state('PENDING'));
    const leaving = new AbortController();
    const run = api.exports.run(request, {
      signal: leaving.signal,
      onProgress: () => leaving.abort(new Error('left')),
    });
    await expect(run).rejects.toThrow('left');
    expect(service.arrived.filter(({ path }) => path.endsWith('/task-status'))).toHaveLength(1);
  });
});

describe('systemClock', () => {
  it('systemClock waits, and resolves early when it is aborted', async () => {
    await systemClock.wait(5);
    const leaving = new AbortController();
    const waiting = systemClock.wait(60_000, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(systemClock.wait(60_000, leaving.signal)).rejects.toThrow('left');
  });
});

describe('exportFileName', () => {
  const date = new Date(2026, 1, 3, 23, 59);

  it('exportFileName names each kind of export with its date as DDMMYYYY [API-EXPORT-4]', () => {
    expect(exportFileName({ kind: 'agency-search' }, date)).toBe('MI Search Results 03022026.xlsx');
    expect(exportFileName({ kind: 'agency', agency: 'Alamo Risk Partners' }, date)).toBe(
      'Alamo Risk Partners Insights 03022026.xlsx',
    );
    expect(exportFileName({ kind: 'benchmarks', product: 'Agency' }, date)).toBe(
      'Agency Insights Benchmarks 03022026.xlsx',
    );
  });

  it('exportFileName removes characters from the name that file systems refuse [API-EXPORT-4]', () => {
    const agency = '../a\\b:c*d?e"f<g>h|i\u202e\u0000.';
    expect(exportFileName({ kind: 'agency', agency }, date)).toBe('a b c d e f g h i Insights 03022026.xlsx');
    expect(exportFileName({ kind: 'agency', agency: '...' }, date)).toBe('Agency Insights 03022026.xlsx');
  });
});
