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

/** Where the runner tells of what it cannot answer to anybody; pino's loggers fit. */
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
  /** Now, milliseconds since the epoch. */
  now: () => number;
  schedule: Schedule;
  logger: ExportLogger;
  /** Receives each attempt. */
  tracing: Tracing;
  /** Exports that run at a time. */
  maxConcurrent: number;
  /** How often a task is begun before it counts as failed. */
  maxAttempts: number;
  retryDelayMs: number;
  /** How long finished tasks and their files are kept. */
  retentionMs: number;
}

const cleanupIntervalMs = 3_600_000;
/** How often several processes look at each other's exports: a tenth of the time that a task is left to its process. */
const lookEveryMs = 1_000;
const noData = 'No data to export';
const failedForGood = 'The export could not be written. Try again; if it happens again, report the id of the export.';

/** How far an export is that runs here. */
export interface ExportProgress {
  /** Rows written so far. */
  rows: number;
  /** Rows that the file will have; null until that is known. */
  totalRows: number | null;
}

/** An export that runs here. */
interface RunningExport {
  userId: string;
  progress: ExportProgress;
  /** Ends it. */
  cancel: AbortController;
  ended: Promise<void>;
}

/**
 * Carries out export tasks in the background, in the order in which they were asked for. Where several processes do so,
 * each says every second what it works on, takes over what another one has left, and ends what was taken from it.
 */
export class ExportRunner {
  readonly #options: ExportRunnerOptions;
  readonly #running = new Map<string, RunningExport>();
  readonly #stopping = new AbortController();
  /** Called when a task ends, by its id. */
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #callOff = new Set<() => void>();
  readonly #started: Promise<void>;
  #filling: Promise<void> = Promise.resolve();
  #isRecoveryDue = false;

  /** Takes up at once what an earlier process left; where there may be others, only after these have been silent for a while. */
  constructor(options: ExportRunnerOptions) {
    this.#options = options;
    this.#started = this.#quietly('taking up exports after the start', async () => {
      const { tasks, maxAttempts, now } = options;
      await tasks.requeueAll(maxAttempts, failedForGood);
      // Where nothing runs yet, a file that no task refers to was left by a process that was killed.
      await this.#cleanUp(tasks.isShared ? now() - cleanupIntervalMs : Infinity);
    });
    if (options.tasks.isShared) this.#lookLater();
    this.wake();
  }

  /** There may be something to do. */
  wake(): void {
    // One round after the other: two that look at the same time could begin more than there is room for.
    this.#filling = this.#filling.then(() => this.#quietly('beginning exports', () => this.#fill()));
  }

  /** How far a task is that runs here. */
  progressOf(id: string): ExportProgress | undefined {
    return this.#running.get(id)?.progress;
  }

  /** Resolves when a task has ended, in whatever way, when the platform is being stopped, or when the signal fires. */
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

  /** Ends a task of a person, if it runs or waits, and forgets it with its file. Whether there was one. */
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

  /** Ends whatever a person has ordered: exports that wait or run, and finished files. */
  async endOf(userId: string): Promise<void> {
    const { tasks, files } = this.#options;
    const paths = await tasks.removeAllOf(userId);
    const running = [...this.#running.values()].filter((task) => task.userId === userId);
    for (const { cancel } of running) cancel.abort(new Error('The exports of this person were ended.'));
    await Promise.all(running.map(({ ended }) => ended));
    for (const path of paths) await files.remove(path);
  }

  /** Stops all work; what was begun waits for the next start. */
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

  /** Keeps what runs here, ends what is no longer this process's to do, and notices what others have ended or left. */
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
    // The request that woke this process is none of its parts.
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
      // Who forgot the task or took it over meanwhile knew of no file.
      if (!(await tasks.succeed(task.id, { filePath, fileName, rows, bytes }))) await files.remove(filePath);
    } finally {
      await draft.discard();
    }
  }

  /** What becomes of a task that did not come to its end. */
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

  /** Deletes what is past its time, and again every hour. `strayBeforeMs`: files that no task refers to go if they are older. */
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
   * The database may have missed what became of tasks, or have begun one whose answer got lost: those that it calls
   * begun and that do not run here wait again.
   */
  #recoverLater(): void {
    if (this.#isRecoveryDue) return;
    this.#isRecoveryDue = true;
    const { tasks, maxAttempts, retryDelayMs } = this.#options;
    this.#later(() => {
      this.#isRecoveryDue = false;
      // Between two rounds of beginning: every task that is begun by then is known to run here.
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
