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

/** Dependencies and options of the export endpoints. */
export interface MountExportsOptions {
  database: Database;
  users: Pick<UserRepository, 'find' | 'personOf'>;
  /** The kind of an export by the path in its request. */
  kindOf: (exportFile: string) => ExportKind;
  /** Reads the names of filter values. */
  names: () => Promise<FilterNames>;
  files: ExportFiles;
  /** Receives background failures. Default: none. */
  logger?: ExportLogger;
  /** Receives the outcome of each attempt, and the number of tasks. Default: none. */
  metrics?: Pick<Metrics, 'exportEnded' | 'watchExports'>;
  /** Receives each attempt. Default: none. */
  tracing?: Tracing;
  /** Current time, milliseconds since the epoch. Default: the system clock. */
  clock?: () => number;
  /** Default: Node's timers, which do not keep the process alive. */
  schedule?: Schedule;
  /** Max concurrent exports of all users. Default 2. */
  maxConcurrent?: number;
  /** Max unfinished exports of one user. Default 3. */
  maxConcurrentPerPerson?: number;
  /** Max attempts of an export. Default 3. */
  maxAttempts?: number;
  /** Delay before the next attempt of a failed export, ms. Default 5,000. */
  retryDelayMs?: number;
  /** Retention of finished exports. Default 7 days. */
  retentionMs?: number;
  /** Max bytes of one user's files; beyond it, new exports are refused. Default: no limit. */
  maxBytesPerPerson?: number;
  /** Max bytes of all files; beyond it, the oldest are deleted. Default: no limit. */
  maxBytes?: number;
}

/** Background work of exports. */
export interface MountedExports {
  /** Stops it; unfinished tasks wait in the database for the next start. Call it before closing the database. */
  stop(): Promise<void>;
  /** Ends all exports of a user: waiting, running and finished ones with their files. */
  endOf(userId: string): Promise<void>;
}

/** Poll interval while exports are unfinished: most take seconds. */
const retryAfterSeconds = 10;
const sevenDaysMs = 7 * 86_400_000;
const silent: ExportLogger = { error: () => undefined };

/**
 * Mounts run-export, task-status, the list, removing, the download and schedule-export, and starts the background work,
 * which first resumes tasks of an earlier process.
 */
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

  /** Responds to the id of another user's task as to a missing one, so that ids reveal nothing. */
  async function taskOf(person: Person, id: string): Promise<ExportTaskRow> {
    const task = await tasks.find(person.id, id);
    if (!task) throw noSuchExport();
    return task;
  }
}

/** Returns the file of an export. Throws an ApiProblem if there is none, or if the user has lost access to its data. */
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

/** Starts the runner of tasks and the scheduler of later ones. */
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

/** Refuses a file created with more permissions than its user has now: it shows lines that they may no longer see. */
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
