import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { endpoints } from '@agency-insights/insights-api/contract';
import type { Database } from '../database/Database.ts';
import type { ExportTaskRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { LineAccess, Person } from '../http/Person.ts';
import type { Routes } from '../http/Routes.ts';
import { requireLineAccess } from '../result-sets/requireLineAccess.ts';
import type { ResultSets } from '../result-sets/ResultSets.ts';
import { attachmentDisposition } from './attachmentDisposition.ts';
import { ExportFolder, type FinishedExportFile } from './ExportFolder.ts';
import { type ExportOrder, readExportOrder, searchOf } from './ExportOrder.ts';
import { type ExportLogger, ExportRunner, type Schedule } from './ExportRunner.ts';
import { ExportTaskStore } from './ExportTaskStore.ts';

/** What the export endpoints need, and how exports are carried out. */
export interface MountExportsOptions {
  database: Database;
  resultSets: ResultSets;
  /** Files are kept in its folder `exports`. */
  dataDir: string;
  /** Where failures in the background are told. Default nowhere. */
  logger?: ExportLogger;
  /** Now, milliseconds since the epoch. Default the system clock. */
  clock?: () => number;
  /** Default Node's timers, which do not keep the process alive. */
  schedule?: Schedule;
  /** Exports that run at a time, of all people. Default 2. */
  maxConcurrent?: number;
  /** Unfinished exports that one person may have. Default 3. */
  maxConcurrentPerPerson?: number;
  /** How often an export that breaks is tried in all. Default 3. */
  maxAttempts?: number;
  /** Pause before an export that broke is tried again. Default 5,000. */
  retryDelayMs?: number;
  /** How long finished exports are kept. Default 7 days. */
  retentionMs?: number;
}

/** The background work of the exports. */
export interface MountedExports {
  /** Stops it; what was begun waits in the database for the next start. Call it before the database is closed. */
  stop(): Promise<void>;
}

const sevenDaysMs = 7 * 86_400_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Mounts run-export, task-status and the download, and starts the background work, beginning with what an earlier process left. */
export function mountExports(routes: Routes, options: MountExportsOptions): MountedExports {
  const { database, resultSets, dataDir, clock = Date.now, maxConcurrentPerPerson = 3 } = options;
  const tasks = new ExportTaskStore(database, clock);
  const folder = new ExportFolder(join(dataDir, 'exports'));
  const runner = new ExportRunner({
    tasks,
    folder,
    resultSets,
    now: clock,
    schedule: options.schedule ?? scheduleUnreferenced,
    logger: options.logger ?? { error: () => undefined },
    maxConcurrent: options.maxConcurrent ?? 2,
    maxAttempts: options.maxAttempts ?? 3,
    retryDelayMs: options.retryDelayMs ?? 5_000,
    retentionMs: options.retentionMs ?? sevenDaysMs,
  });

  routes.mount('looker.runExport', async ({ person, body }) => {
    const access = requireLineAccess(person);
    searchOf(body);
    const order: ExportOrder = { request: body, access, orderedAt: clock() };
    const id = randomUUID();
    if (!(await tasks.add({ id, userId: person.id, request: JSON.stringify(order) }, maxConcurrentPerPerson)))
      throw tooMany(maxConcurrentPerPerson);
    runner.wake();
    return { request_id: id };
  });

  routes.mount('looker.taskStatus', async ({ person, body }) => {
    const task = await taskOf(person, body.task_id);
    const address = endpoints['looker.exportFile'].path.replace('{task_id}', encodeURIComponent(task.id));
    return {
      status: task.status,
      result: task.status === 'SUCCESS' ? address : null,
      file_name: task.file_name,
      rows: (task.status === 'STARTED' ? runner.rowsOf(task.id) : undefined) ?? task.rows,
      error: task.error,
    };
  });

  routes.mount('looker.exportFile', async ({ person, params, request }) => {
    const task = await taskOf(person, params.task_id);
    if (task.status !== 'SUCCESS')
      throw new ApiProblem(409, 'not_ready', 'This export has no file yet. Ask for its status first.');
    refuseLostAccess(person, readExportOrder(task.request).access);
    const file = await folder.find(task.file_path ?? '');
    if (!file) throw new ApiProblem(404, 'not_found', 'The file of this export is no longer kept. Export again.');
    return fileResponse(file, task.file_name ?? 'export.xlsx', request.method === 'HEAD');
  });

  return { stop: () => runner.stop() };

  /** Somebody else's task is answered as one that does not exist: its id says nothing. */
  async function taskOf(person: Person, id: string): Promise<ExportTaskRow> {
    const task = await tasks.find(person.id, id);
    if (!task) throw new ApiProblem(404, 'not_found', 'You have no export with this id.');
    return task;
  }
}

/** A file made with more permissions than its person has now shows lines that are no longer theirs to see. */
function refuseLostAccess(person: Person, access: LineAccess): void {
  const now = requireLineAccess(person);
  if (now === 'all' || now === access) return;
  throw new ApiProblem(403, 'forbidden', 'Your permissions have changed since this export was made. Export again.');
}

function tooMany(maximum: number): ApiProblem {
  return new ApiProblem(
    429,
    'too_many_exports',
    `You already have ${maximum} exports under way. Wait until one of them has finished.`,
  );
}

function fileResponse(file: FinishedExportFile, fileName: string, headOnly: boolean): Response {
  return new Response(headOnly ? null : file.read(), {
    headers: {
      'content-type': xlsxType,
      'content-length': String(file.size),
      'content-disposition': attachmentDisposition(fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

const scheduleUnreferenced: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs).unref();
  return () => clearTimeout(timer);
};
