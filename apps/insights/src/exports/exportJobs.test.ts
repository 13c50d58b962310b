/** @jest-environment jsdom */
import {
  ExportError,
  type ExportResult,
  HttpError,
  type InsightsApi,
  NetworkError,
  type RunExportOptions,
} from '@agency-insights/insights-api';
import type { ToastOptions } from '@agency-insights/ui-kit';
import { englishWords } from '../language/createWords.ts';
import { createQueryClient } from '../services/createQueryClient.ts';
import { jobsKey, resumeExports, startExport, type ExportContext, type ExportJob } from './exportJobs.ts';
import { keepExport, keptExports } from './keptExports.ts';

const request = { export_file: 'marketing_insights/exports/imi_agency_search.export', result_type: 'xlsx' } as const;
const file = { fileName: 'MI Search Results.xlsx', rows: 325, url: '/file', blob: async () => new Blob(['x']) };

/** A page whose exports come to their end when the test says so. */
function openPage() {
  const toasts: ToastOptions[] = [];
  const removed: string[] = [];
  const resumed: string[] = [];
  let resolve: (result: ExportResult) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<ExportResult>((resolveIt, rejectIt) => {
    resolve = resolveIt;
    reject = rejectIt;
  });
  const end = { promise, resolve, reject };
  let options: RunExportOptions = {};
  const follow = (given: RunExportOptions) => {
    options = given;
    given.signal?.addEventListener('abort', () => end.reject(given.signal?.reason as Error));
    return end.promise;
  };
  const api = {
    exports: {
      run: (_request: unknown, given: RunExportOptions) => follow(given),
      resume: ({ task_id: id }: { task_id: string }, given: RunExportOptions) => {
        resumed.push(id);
        return follow(given);
      },
    },
    looker: { removeExport: async (id: string) => void removed.push(id) },
  } as unknown as InsightsApi;
  const queries = createQueryClient();
  const logger = { warn: () => undefined, error: () => undefined };
  const context: ExportContext = {
    api,
    queries,
    logger,
    toaster: { show: (toast) => toasts.push(toast) },
    words: englishWords,
  };
  return {
    context,
    toasts,
    removed,
    resumed,
    end,
    told: () => options,
    jobs: () => queries.getQueryData<ExportJob[]>(jobsKey) ?? [],
  };
}

let saved: string[];
beforeEach(() => {
  sessionStorage.clear();
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

/** A refusal of the service. */
function refusal(status: number, code: string, message: string): HttpError {
  return new HttpError(status, { error: { code, message }, requestId: 'r-1' });
}

describe('an export', () => {
  it('reports its content and progress, and saves its file at the end [PLUS-8] [APP-EXPORT-2]', async () => {
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    expect(page.toasts.at(-1)?.message).toBe('Exporting 325 agencies…');
    page.told().onStarted?.('t1');
    page.told().onProgress?.({ status: 'STARTED', rows: 100, totalRows: 325 });
    expect(page.jobs()).toMatchObject([{ taskId: 't1', what: '325 agencies', rows: 100, totalRows: 325 }]);
    expect(keptExports()).toEqual([{ taskId: 't1', exportFile: request.export_file, what: '325 agencies' }]);
    page.end.resolve(file);
    await running;
    expect(saved).toEqual(['MI Search Results.xlsx']);
    expect(page.toasts.at(-1)).toMatchObject({
      severity: 'success',
      message: 'Export successful! MI Search Results.xlsx',
    });
    expect([page.jobs(), keptExports()]).toEqual([[], []]);
  });

  it('is also cancelled at the service [PLUS-8]', async () => {
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    page.told().onStarted?.('t1');
    page.toasts.at(-1)?.action?.onClick();
    await running;
    expect(page.removed).toEqual(['t1']);
    expect(page.toasts.at(-1)?.message).toBe('Export cancelled');
    expect([saved, page.jobs(), keptExports()]).toEqual([[], [], []]);
  });

  it('has nothing to undo once its file is saved', async () => {
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    page.end.resolve(file);
    await running;
    expect(page.toasts.at(-1)?.message).toMatch(/^Export successful!/);
    expect(page.toasts.at(-1)?.action).toBeUndefined();
  });

  it('that is cancelled before the service returns its id is cancelled afterwards [PLUS-8]', async () => {
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    page.toasts.at(-1)?.action?.onClick();
    page.told().onStarted?.('t1');
    await running;
    expect(page.removed).toEqual(['t1']);
  });

  it('continues after its page reloads [PLUS-8]', async () => {
    keepExport({ taskId: 't7', exportFile: request.export_file, what: '12 agencies' });
    const page = openPage();
    const resuming = resumeExports(page.context);
    expect(page.resumed).toEqual(['t7']);
    expect(page.toasts.at(-1)?.message).toBe('Exporting 12 agencies…');
    page.end.resolve(file);
    await resuming;
    expect([saved, keptExports()]).toEqual([['MI Search Results.xlsx'], []]);
  });

  it.each([
    ['No data to export', 'No data to export', 'info'],
    ['The export could not be written.', 'Export failed', 'error'],
    ["The service's disk is full.", "Export failed. The service's disk is full.", 'error'],
  ])('that fails with "%s" says "%s" [APP-EXPORT-2]', async (detail, message, severity) => {
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    page.end.reject(new ExportError('export_failed', detail));
    await running;
    expect(page.toasts.at(-1)).toMatchObject({ message, severity });
  });

  it('that fails without a network says so, and is started again by its button [APP-EXPORT-2]', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    page.end.reject(new NetworkError());
    await running;
    expect(page.toasts.at(-1)).toMatchObject({ message: 'Export failed. You are offline.', severity: 'error' });
    const failed = page.toasts.length;
    page.toasts.at(-1)?.action?.onClick();
    expect(page.toasts.slice(failed)).toMatchObject([{ message: 'Exporting 325 agencies…' }]);
  });

  it('whose status cannot be read says that the service cannot be reached', async () => {
    const page = openPage();
    const running = startExport(page.context, request, '325 agencies');
    page.end.reject(new ExportError('export_polling_failed', null, { cause: new NetworkError() }));
    await running;
    expect(page.toasts.at(-1)?.message).toBe(
      'Export failed. The service cannot be reached. Check the connection and try again.',
    );
  });

  it.each([
    [429, 'too_many_exports', 'You have 3 exports under way.', 'Export failed. You have 3 exports under way.'],
    [503, 'disk_full', "The service's disk is full.", "Export failed. The service's disk is full."],
    [500, 'internal_error', 'Something failed on our side.', 'Export failed'],
  ])(
    'that the service refuses with %i %s shows the cause if it is meant for users',
    async (status, code, said, message) => {
      const page = openPage();
      const running = startExport(page.context, request, '325 agencies');
      page.end.reject(refusal(status, code, said));
      await running;
      expect(page.toasts.at(-1)).toMatchObject({ message, severity: 'error' });
    },
  );
});

it('an unexpected value in storage yields no export [PLUS-8]', () => {
  for (const text of ['{', '7', 'null', '[{"taskId":1}]', '[null]']) {
    sessionStorage.setItem('agency-insights.exports', text);
    expect(keptExports()).toEqual([]);
  }
});
