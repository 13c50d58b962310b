import {
  isExportError,
  isNetworkError,
  saveAsDownload,
  type ExportResult,
  type ExportTask,
  type RunExportRequest,
} from '@agency-insights/insights-api';
import type { Toaster } from '@agency-insights/ui-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { Translate, Words } from '../language/createWords.ts';
import type { Services } from '../services/createServices.ts';
import { isForPeople } from '../services/isForPeople.ts';
import { serviceText } from '../services/serviceText.ts';
import { productToast } from '../shell/productToast.ts';
import { forgetExport, keepExport, keptExports, type KeptExport } from './keptExports.ts';

/** An export that this page waits for. */
export interface ExportJob {
  /** Unique in this page. */
  key: string;
  /** Null until the service has taken it on. */
  taskId: string | null;
  /** Description of the content: `325 agencies`. */
  what: string;
  /** Rows written so far. */
  rows: number;
  /** Rows that the file will have; null until that is known. */
  totalRows: number | null;
  /** Ends it, here and at the service. Resolves when the service knows. */
  cancel: () => Promise<void>;
}

/** The keys of the query cache for the exports of this page, and for those of the person. */
export const jobsKey = ['export-jobs'];
export const exportsKey = ['exports'];

/** Dependencies of exports. */
export interface ExportContext extends Pick<Services, 'api' | 'logger' | 'queries'> {
  toaster: Pick<Toaster, 'show'>;
  /** The language of the messages. */
  words: Words;
}

const group = 'export';
const noData = 'No data to export';
/** In the service's words about a disk without room. */
const fullDisk = /disk is full/;

/** Exports, saves the file and reports the result to the user; `what` describes the content: `325 agencies` (APP-EXPORT-2). */
export function startExport(context: ExportContext, request: RunExportRequest, what: string): Promise<void> {
  const exportFile = request.export_file;
  return followExport(context, what, (options) =>
    context.api.exports.run(request, {
      ...options,
      onStarted: (taskId) => {
        keepExport({ taskId, exportFile, what });
        options.onStarted(taskId);
      },
    }),
  );
}

/** Resumes waiting for the exports that this tab started before it reloaded (PLUS-8). */
export async function resumeExports(context: ExportContext): Promise<void> {
  await Promise.all(keptExports().map((kept) => resumeExport(context, kept)));
}

async function resumeExport(context: ExportContext, kept: KeptExport): Promise<void> {
  const task = { task_id: kept.taskId, export_file: kept.exportFile };
  await followExport(context, kept.what, (options) => {
    options.onStarted(kept.taskId);
    return context.api.exports.resume(task, options);
  });
}

interface FollowOptions {
  signal: AbortSignal;
  onStarted: (taskId: string) => void;
  onProgress: (progress: { rows: number; totalRows: number | null }) => void;
}

type Follow = (options: FollowOptions) => Promise<ExportResult>;

async function followExport(context: ExportContext, what: string, follow: Follow): Promise<void> {
  const { api, logger, queries, toaster } = context;
  const { t } = context.words;
  const stopping = new AbortController();
  let taskId: string | null = null;
  const cancel = async () => {
    stopping.abort();
    if (taskId === null) return;
    const cancelled = taskId;
    queries.setQueryData<ExportTask[]>(exportsKey, (tasks) => tasks?.filter(({ task_id: id }) => id !== cancelled));
    try {
      await api.looker.removeExport(cancelled);
    } catch (error) {
      logger.error('The export could not be cancelled', error);
    }
  };
  const key = crypto.randomUUID();
  changeJobs(queries, (jobs) => [...jobs, { key, taskId, what, rows: 0, totalRows: null, cancel }]);
  const change = (part: Partial<ExportJob>) =>
    changeJobs(queries, (jobs) => jobs.map((job) => (job.key === key ? { ...job, ...part } : job)));
  toaster.show({
    ...productToast,
    group,
    message: t('Exporting {what}…', { what }),
    action: { label: t('Cancel'), onClick: () => void cancel() },
  });
  try {
    const result = await follow({
      signal: stopping.signal,
      onStarted: (id) => {
        taskId = id;
        // Cancelled before the service had returned the export's id.
        if (stopping.signal.aborted) return void cancel();
        change({ taskId });
        void queries.invalidateQueries({ queryKey: exportsKey });
      },
      onProgress: change,
    });
    saveAsDownload(await result.blob({ signal: stopping.signal }), result.fileName);
    toaster.show({
      ...productToast,
      group,
      severity: 'success',
      message: `${t('Export successful!')} ${result.fileName}`,
    });
  } catch (error) {
    if (stopping.signal.aborted) toaster.show({ ...productToast, group, message: t('Export cancelled') });
    else tellFailure(context, error, () => void followExport(context, what, follow));
  } finally {
    changeJobs(queries, (jobs) => jobs.filter((job) => job.key !== key));
    if (taskId !== null) forgetExport(taskId);
    void queries.invalidateQueries({ queryKey: exportsKey });
  }
}

function tellFailure({ logger, toaster, words: { t } }: ExportContext, error: unknown, tryAgain: () => void): void {
  logger.error('The export failed', error);
  if (isExportError(error) && error.detail === noData)
    toaster.show({ ...productToast, group, severity: 'info', message: t(noData) });
  else {
    const cause = causeOf(error, t);
    const message = cause === null ? t('Export failed') : `${t('Export failed')}. ${cause}`;
    const action = { label: t('Try again'), onClick: tryAgain };
    toaster.show({ ...productToast, group, severity: 'error', message, action });
  }
}

/** Why an export failed: there is no network, the service refused it, or its disk is full. */
function causeOf(error: unknown, t: Translate): string | null {
  if (isNetworkError(error) || (isExportError(error) && isNetworkError(error.cause)))
    return navigator.onLine
      ? t('The service cannot be reached. Check the connection and try again.')
      : `${t('You are offline')}.`;
  if (isExportError(error))
    return error.detail !== null && fullDisk.test(error.detail) ? serviceText(error.detail, t) : null;
  return isForPeople(error) ? serviceText(error.message, t) : null;
}

function changeJobs(queries: QueryClient, change: (jobs: readonly ExportJob[]) => readonly ExportJob[]): void {
  queries.setQueryData<readonly ExportJob[]>(jobsKey, (jobs = []) => change(jobs));
}
