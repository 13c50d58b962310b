import { exportSubject } from '@agency-insights/insights-api/contract';
import { diskFullText, isDiskFull } from '../database/isDiskFull.ts';
import type { ExportTaskRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Tracing } from '../observability/Tracing.ts';
import { inLanguageOf } from '../pages/pageWords.ts';
import type { ExportFiles } from './ExportFiles.ts';
import type { ExportKind } from './ExportKind.ts';
import type { ExportSpace } from './ExportSpace.ts';
import { type ExportOrder, readExportOrder } from './ExportOrder.ts';
import type { ExportTaskStore } from './ExportTaskStore.ts';
import { writeXlsx } from './xlsx/writeXlsx.ts';

/** Logger for background failures; pino's loggers fit. */
export interface ExportLogger {
  error(details: Record<string, unknown>, message: string): void;
}

/** Calls `work` once after `delayMs`; returns a function that cancels it. */
export type Schedule = (work: () => void, delayMs: number) => () => void;

export interface ExportRunnerOptions {
  tasks: ExportTaskStore;
  files: ExportFiles;
  space: ExportSpace;
  /** The kind of an export by the path in its request. */
  kindOf: (exportFile: string) => ExportKind;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
  schedule: Schedule;
  logger: ExportLogger;
  /** Receives each attempt. */
  tracing: Tracing;
  /** Max concurrent exports. */
  maxConcurrent: number;
  /** Max attempts of a task. */
  maxAttempts: number;
  retryDelayMs: number;
  /** Retention of finished tasks and their files. */
  retentionMs: number;
}

const cleanupIntervalMs = 3_600_000;
/** Poll interval of shared exports: a tenth of a task's lease. */
const lookEveryMs = 1_000;
const noData = 'No data to export';
const failedForGood = 'The export could not be written. Try again; if it happens again, report the id of the export.';

/** Progress of an export in this process. */
export interface ExportProgress {
  /** Rows written so far. */
  rows: number;
  /** Rows of the final file; null until known. */
  totalRows: number | null;
}

/** An export in this process. */
interface RunningExport {
  userId: string;
  progress: ExportProgress;
  /** Cancels it. */
  cancel: AbortController;
  ended: Promise<void>;
}

/**
 * Runs export tasks in the background, in request order. Each of several processes renews the leases of its tasks every
 * second, takes over abandoned tasks, and cancels tasks that it has lost.
 */
export class ExportRunner {
  readonly #options: ExportRunnerOptions;
  readonly #running = new Map<string, RunningExport>();
  readonly #stopping = new AbortController();
  /** Callbacks for the end of a task, by its id. */
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #callOff = new Set<() => void>();
  readonly #started: Promise<void>;
  #filling: Promise<void> = Promise.resolve();
  #isRecoveryDue = false;

  /** Resumes tasks of an earlier process immediately; with several processes, only after their leases expire. */
  constructor(options: ExportRunnerOptions) {
    this.#options = options;
    this.#started = this.#quietly('taking up exports after the start', async () => {
      const { tasks, maxAttempts, now } = options;
      await tasks.requeueAll(maxAttempts, failedForGood);
      // While nothing runs, unreferenced files were left by a killed process.
      await this.#cleanUp(tasks.isShared ? now() - cleanupIntervalMs : Infinity);
    });
    if (options.tasks.isShared) this.#lookLater();
    this.wake();
  }

  /** Checks for work. */
  wake(): void {
    // One round at a time: concurrent rounds could start too many exports.
    this.#filling = this.#filling.then(() => this.#quietly('beginning exports', () => this.#fill()));
  }

  /** Returns the progress of a task in this process. */
  progressOf(id: string): ExportProgress | undefined {
    return this.#running.get(id)?.progress;
  }

  /** Resolves when a task has ended in any way, the platform stops, or the signal fires. */
  untilEnded(id: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#stopping.signal.aborted) return resolve();
      const end = () => {
        this.#waiting.get(id)?.delete(end);
        if (this.#waiting.get(id)?.size === 0) this.#waiting.delete(id);
        resolve();
      };
      this.#waiting.set(id, (this.#waiting.get(id) ?? new Set()).add(end));
      signal.addEventListener('abort', end, { once: true });
    });
  }

  /** Cancels and deletes a task of a user with its file. Returns whether it existed. */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.#options.tasks.remove(userId, id);
    if (!removed) return false;
    const running = this.#running.get(id);
    running?.cancel.abort(new Error('The export was cancelled.'));
    await running?.ended;
    if (removed.filePath !== null) await this.#options.files.remove(removed.filePath);
    this.#tellEnd(id);
    return true;
  }

  /** Cancels and deletes all exports of a user, with their files. */
  async endOf(userId: string): Promise<void> {
    const { tasks, files } = this.#options;
    const paths = await tasks.removeAllOf(userId);
    const running = [...this.#running.values()].filter((task) => task.userId === userId);
    for (const { cancel } of running) cancel.abort(new Error('The exports of this person were ended.'));
    await Promise.all(running.map(({ ended }) => ended));
    for (const path of paths) await files.remove(path);
  }

  /** Stops all work; started tasks wait for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The platform is being stopped.'));
    for (const callOff of this.#callOff) callOff();
    for (const id of this.#waiting.keys()) this.#tellEnd(id);
    await this.#started;
    await this.#filling;
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  #lookLater(): void {
    this.#later(() => {
      this.#filling = this.#filling.then(() => this.#quietly('looking at exports', () => this.#look()));
      this.wake();
      void this.#filling.then(() => this.#lookLater());
    }, lookEveryMs);
  }

  /** Renews leases, cancels lost tasks, and handles tasks that others have ended or abandoned. */
  async #look(): Promise<void> {
    const { tasks, maxAttempts } = this.#options;
    const running = [...this.#running].map(([id, { progress }]) => ({ id, ...progress }));
    for (const id of await tasks.keep(running))
      this.#running.get(id)?.cancel.abort(new Error('The export was deleted, or another process has taken it over.'));
    for (const id of await tasks.ended([...this.#waiting.keys()].filter((id) => !this.#running.has(id))))
      this.#tellEnd(id);
    await tasks.failAbandoned(maxAttempts, failedForGood);
  }

  async #fill(): Promise<void> {
    await this.#started;
    while (!this.#stopping.signal.aborted && this.#running.size < this.#options.maxConcurrent) {
      const task = await this.#options.tasks.begin();
      if (!task) return;
      const cancel = new AbortController();
      const running: RunningExport = {
        userId: task.user_id,
        progress: { rows: 0, totalRows: null },
        cancel,
        ended: Promise.resolve(),
      };
      this.#running.set(task.id, running);
      running.ended = this.#run(task, cancel.signal);
    }
  }

  async #run(task: ExportTaskRow, cancelled: AbortSignal): Promise<void> {
    await this.#quietly(`running export ${task.id}`, async () => {
      try {
        await this.#carryOut(task, AbortSignal.any([this.#stopping.signal, cancelled]));
      } catch (error) {
        if (!cancelled.aborted) await this.#settle(task, error);
      }
    });
    this.#running.delete(task.id);
    this.#tellEnd(task.id);
    this.wake();
  }

  #tellEnd(id: string): void {
    for (const end of this.#waiting.get(id) ?? []) end();
  }

  async #carryOut(task: ExportTaskRow, signal: AbortSignal): Promise<void> {
    const { tracing } = this.#options;
    const order = readExportOrder(task.request);
    const { kind } = exportSubject(order.request.export_file);
    // The trace is not part of the request that woke the runner.
    const work = { kind: 'work', isOwn: true, attributes: { 'agency_insights.export.kind': kind } } as const;
    await tracing.span('export', work, () =>
      inLanguageOf(order.request.language, () => this.#make(task, order, signal)),
    );
    await this.#quietly('deleting the oldest exports', () => this.#options.space.trim());
  }

  async #make(task: ExportTaskRow, order: ExportOrder, signal: AbortSignal): Promise<void> {
    const { kindOf, files, tasks } = this.#options;
    const content = await kindOf(order.request.export_file).make(order, { personId: task.user_id, signal });
    if (content === null) return tasks.fail(task.id, noData);
    const { fileName, sheets, rows } = content;
    const draft = await files.draft();
    try {
      const onRows = (written: number) => {
        const running = this.#running.get(task.id);
        if (running) running.progress = { rows: written, totalRows: rows };
      };
      onRows(0);
      await writeXlsx(
        { path: draft.path, title: fileName.replace(/\.xlsx$/, ''), createdAt: order.orderedAt, sheets },
        { signal, onRows },
      );
      const { name: filePath, bytes } = await draft.keep();
      // The task was deleted or taken over without knowing this file.
      if (!(await tasks.succeed(task.id, { filePath, fileName, rows, bytes }))) await files.remove(filePath);
    } finally {
      await draft.discard();
    }
  }

  /** Handles a task that failed. */
  async #settle(task: ExportTaskRow, error: unknown): Promise<void> {
    const { tasks, space, maxAttempts, retryDelayMs, logger } = this.#options;
    if (this.#stopping.signal.aborted) return tasks.giveBack(task.id);
    if (error instanceof ApiProblem && error.status < 500) return tasks.fail(task.id, error.message);
    logger.error({ err: error, taskId: task.id, attempt: task.attempts }, 'export failed');
    const isFull = isDiskFull(error);
    if (task.attempts >= maxAttempts) return tasks.fail(task.id, isFull ? diskFullText : failedForGood);
    if (isFull) await space.makeRoom();
    await tasks.postpone(task.id, retryDelayMs);
    this.#later(
      () => void this.#quietly('trying an export again', () => tasks.requeue(task.id)).then(() => this.wake()),
      retryDelayMs,
    );
  }

  /** Deletes expired exports now and every hour. `strayBeforeMs`: also deletes unreferenced files that are older. */
  async #cleanUp(strayBeforeMs: number): Promise<void> {
    const { tasks, files, now, retentionMs } = this.#options;
    this.#later(
      () => void this.#quietly('deleting old exports', () => this.#cleanUp(now() - cleanupIntervalMs)),
      cleanupIntervalMs,
    );
    await tasks.removeFinished(now() - retentionMs);
    await files.removeUnknown(await tasks.filePaths(), strayBeforeMs);
  }

  /**
   * The database may have missed the end of tasks, or started one whose response was lost: requeues started tasks that
   * do not run here.
   */
  #recoverLater(): void {
    if (this.#isRecoveryDue) return;
    this.#isRecoveryDue = true;
    const { tasks, maxAttempts, retryDelayMs } = this.#options;
    this.#later(() => {
      this.#isRecoveryDue = false;
      // Between two rounds, so that every started task is known to run here.
      this.#filling = this.#filling.then(() =>
        this.#quietly('taking up exports after a failure', () =>
          tasks.requeueAll(maxAttempts, failedForGood, [...this.#running.keys()]),
        ),
      );
      this.wake();
    }, retryDelayMs);
  }

  #later(work: () => void, delayMs: number): void {
    if (this.#stopping.signal.aborted) return;
    const callOff = this.#options.schedule(() => {
      this.#callOff.delete(callOff);
      work();
    }, delayMs);
    this.#callOff.add(callOff);
  }

  async #quietly(doing: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#options.logger.error({ err: error }, `${doing} failed`);
      this.#recoverLater();
    }
  }
}
