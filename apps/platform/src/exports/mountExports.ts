import { randomUUID } from 'node:crypto';
import { maxListedExports } from '@agency-insights/insights-api/contract';
import type { Database } from '../database/Database.ts';
import type { ExportTaskRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { lineAccessOf, type LineAccess, type Person } from '../http/Person.ts';
import type { Routes } from '../http/Routes.ts';
import { type Metrics, noMetrics } from '../observability/Metrics.ts';
import { noTracing, type Tracing } from '../observability/Tracing.ts';
import type { UserRepository } from '../identity/UserRepository.ts';
import { attachmentDisposition } from '../http/attachmentDisposition.ts';
import { streamResponse } from '../http/streamResponse.ts';
import type { ExportFiles, FinishedExportFile } from './ExportFiles.ts';
import { xlsxType } from './ExportFolder.ts';
import type { ExportKind } from './ExportKind.ts';
import { ExportSpace } from './ExportSpace.ts';
import { createExportOrder, readExportOrder } from './ExportOrder.ts';
import { type ExportLogger, ExportRunner, type Schedule } from './ExportRunner.ts';
import { describeTask, isUnderWay, statusOf } from './describeTask.ts';
import type { FilterNames } from './filterNames.ts';
import { preferredWaitMs } from './preferredWaitMs.ts';
import { ExportTaskStore } from './ExportTaskStore.ts';
import { ExportScheduler } from './schedules/ExportScheduler.ts';
import { ExportScheduleStore } from './schedules/ExportScheduleStore.ts';
import { mountSchedules } from './schedules/mountSchedules.ts';

/** Dependencies of the export endpoints, and how exports are carried out. */
export interface MountExportsOptions {
  database: Database;
  users: Pick<UserRepository, 'find' | 'personOf'>;
  /** The kind of an export by the path in its request. */
  kindOf: (exportFile: string) => ExportKind;
  /** Reads what users call the values of filters. */
  names: () => Promise<FilterNames>;
  files: ExportFiles;
  /** Receives failures in the background. Default none. */
  logger?: ExportLogger;
  /** Receives what comes of each attempt, and how many tasks there are. Default: none. */
  metrics?: Pick<Metrics, 'exportEnded' | 'watchExports'>;
  /** Receives each attempt. Default: none. */
  tracing?: Tracing;
  /** Now, milliseconds since the epoch. Default the system clock. */
  clock?: () => number;
  /** Default Node's timers, which do not keep the process alive. */
  schedule?: Schedule;
  /** Exports that run at a time, of all users. Default 2. */
  maxConcurrent?: number;
  /** Unfinished exports that one user may have. Default 3. */
  maxConcurrentPerPerson?: number;
  /** How often an export that breaks is tried in all. Default 3. */
  maxAttempts?: number;
  /** Pause before an export that broke is tried again. Default 5,000. */
  retryDelayMs?: number;
  /** How long finished exports are kept. Default 7 days. */
  retentionMs?: number;
  /** Bytes of one user's files from which on no more exports begin. Default: no limit. */
  maxBytesPerPerson?: number;
  /** Bytes of all files, of which the oldest go first. Default: no limit. */
  maxBytes?: number;
}

/** The background work of the exports. */
export interface MountedExports {
  /** Stops it; what was begun waits in the database for the next start. Call it before the database is closed. */
  stop(): Promise<void>;
  /** Ends whatever a user has ordered: exports that wait or run, and finished files. */
  endOf(userId: string): Promise<void>;
}

/** When to ask again while exports are under way: most take seconds. */
const retryAfterSeconds = 10;
const sevenDaysMs = 7 * 86_400_000;
const silent: ExportLogger = { error: () => undefined };

/** Mounts run-export, task-status, the list, removing, the download and schedule-export, and starts the background work, beginning with what an earlier process left. */
export function mountExports(routes: Routes, options: MountExportsOptions): MountedExports {
  const { kindOf, names, clock = Date.now, maxConcurrentPerPerson = 3 } = options;
  const { tasks, space, runner, schedules, scheduler } = startBackgroundWork(options, clock);
  mountSchedules(routes, { schedules, scheduler, kindOf, now: clock });

  routes.mount('looker.runExport', async ({ person, body }) => {
    const kind = kindOf(body.export_file);
    const order = createExportOrder(body, person, clock());
    kind.refusePerson(person);
    kind.refuseRequest(order);
    await space.refuseFull(person.id);
    const id = randomUUID();
    if (!(await tasks.add({ id, userId: person.id, request: JSON.stringify(order) }, maxConcurrentPerPerson)))
      throw tooMany(maxConcurrentPerPerson);
    runner.wake();
    return { request_id: id };
  });

  routes.mount('looker.taskStatus', async ({ person, body, request, signal }) => {
    const task = await taskOf(person, body.task_id);
    const waitMs = preferredWaitMs(request.headers.get('prefer'));
    if (waitMs === 0 || !isUnderWay(task)) return statusOf(task, runner);
    await runner.untilEnded(task.id, AbortSignal.any([signal, AbortSignal.timeout(waitMs)]));
    return statusOf(await taskOf(person, body.task_id), runner);
  });

  routes.mount('looker.listExports', async ({ person }) => {
    const [listed, nameOf] = await Promise.all([tasks.list(person.id, maxListedExports), names()]);
    return { exports: listed.map((task) => describeTask(task, runner, nameOf)) };
  });

  routes.mount('looker.removeExport', async ({ person, params }) => {
    if (!(await runner.remove(person.id, params.task_id))) throw noSuchExport();
    return undefined;
  });

  routes.mount('looker.exportFile', async ({ person, params, request }) => {
    const task = await taskOf(person, params.task_id);
    const file = await fileOf(task, person, options);
    return fileResponse(file, task.file_name ?? 'export.xlsx', request.method === 'HEAD');
  });

  return {
    async stop() {
      await scheduler.stop();
      await runner.stop();
    },
    endOf: (userId) => runner.endOf(userId),
  };

  /** The task of another user gets the response of a missing one, so that its id reveals nothing. */
  async function taskOf(person: Person, id: string): Promise<ExportTaskRow> {
    const task = await tasks.find(person.id, id);
    if (!task) throw noSuchExport();
    return task;
  }
}

/** The file of an export. Throws an ApiProblem where there is none, or the user has lost access to its data. */
async function fileOf(task: ExportTaskRow, person: Person, { kindOf, files }: MountExportsOptions) {
  if (task.status !== 'SUCCESS')
    throw new ApiProblem(409, 'not_ready', 'This export has no file yet. Ask for its status first.');
  const order = readExportOrder(task.request);
  kindOf(order.request.export_file).refusePerson(person);
  refuseLostAccess(person, order.access);
  const file = await files.find(task.file_path ?? '');
  if (!file) throw notFound('The file of this export is no longer kept. Export again.');
  return file;
}

/** Starts the runner of tasks and the scheduler of those that begin later. */
function startBackgroundWork(options: MountExportsOptions, now: () => number) {
  const { database, users, kindOf, files } = options;
  const { schedule = scheduleUnreferenced, logger = silent, retentionMs = sevenDaysMs } = options;
  const { metrics = noMetrics, tracing = noTracing } = options;
  const shared = {
    tasks: new ExportTaskStore(database, now, metrics),
    kindOf,
    now,
    schedule,
    logger,
    retentionMs,
  };
  const { maxBytesPerPerson = Infinity, maxBytes = Infinity } = options;
  const space = new ExportSpace({ ...shared, files, maxBytesPerPerson, maxBytes });
  metrics.watchExports(() => shared.tasks.counts());
  const runner = new ExportRunner({
    ...shared,
    tracing,
    files,
    space,
    maxConcurrent: options.maxConcurrent ?? 2,
    maxAttempts: options.maxAttempts ?? 3,
    retryDelayMs: options.retryDelayMs ?? 5_000,
  });
  const schedules = new ExportScheduleStore(database);
  const scheduler = new ExportScheduler({ ...shared, space, schedules, users, onTask: () => runner.wake() });
  return { tasks: shared.tasks, space, runner, schedules, scheduler };
}

/** A file made with more permissions than its user has now shows lines that are no longer theirs to see. */
function refuseLostAccess(person: Person, access: LineAccess | null): void {
  const now = lineAccessOf(person);
  if (access === null || now === 'all' || now === access) return;
  throw new ApiProblem(403, 'forbidden', 'Your permissions have changed since this export was made. Export again.');
}

function notFound(message: string): ApiProblem {
  return new ApiProblem(404, 'not_found', message, [{ path: 'task_id', message }]);
}

function noSuchExport(): ApiProblem {
  return notFound('You have no export with this id.');
}

function tooMany(maximum: number): ApiProblem {
  return new ApiProblem(
    429,
    'too_many_exports',
    `You already have ${maximum} running exports. Wait until one of them has finished.`,
    [],
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}

function fileResponse(file: FinishedExportFile, fileName: string, headOnly: boolean): Response | Promise<Response> {
  const init = {
    headers: {
      'content-type': xlsxType,
      'content-length': String(file.size),
      'content-disposition': attachmentDisposition(fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  };
  return headOnly ? new Response(null, init) : streamResponse(file.read(), init);
}

const scheduleUnreferenced: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs).unref();
  return () => clearTimeout(timer);
};
