import { runExportRequestSchema } from '@agency-insights/insights-api/contract';
import type { ExportScheduleRow } from '../../database/Tables.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import type { ExportKind } from '../ExportKind.ts';
import { createExportOrder } from '../ExportOrder.ts';
import type { ExportSpace } from '../ExportSpace.ts';
import type { ExportLogger, Schedule } from '../ExportRunner.ts';
import type { ExportTaskStore, NewExportTask } from '../ExportTaskStore.ts';
import type { ExportScheduleStore } from './ExportScheduleStore.ts';
import { nextRun } from './nextRun.ts';

/** Dependencies of the scheduler. */
export interface ExportSchedulerOptions {
  schedules: ExportScheduleStore;
  tasks: Pick<ExportTaskStore, 'isShared'>;
  space: Pick<ExportSpace, 'refuseFull'>;
  users: Pick<UserRepository, 'find' | 'personOf'>;
  kindOf: (exportFile: string) => ExportKind;
  /** Called when a task was added. */
  onTask: () => void;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
  schedule: Schedule;
  logger: ExportLogger;
  /** Retention of finished schedules. */
  retentionMs: number;
}

/** Max delay of timers: longer ones are not reliable. */
const longestWaitMs = 3_600_000;
/** The same if other processes may add schedules. */
const longestSharedWaitMs = 60_000;

/** Delay until the next attempt after a failure, such as a database that is down. */
const retryMs = 30_000;

/**
 * Starts due exports. A run's task id is derived from the schedule and its time, so repeated starts, after a crash or
 * by several processes, create only one task. A single run replaces those missed while the platform was stopped.
 */
export class ExportScheduler {
  readonly #options: ExportSchedulerOptions;
  #callOff: () => void = () => undefined;
  #stopped = false;
  #passes: Promise<void> = Promise.resolve();

  constructor(options: ExportSchedulerOptions) {
    this.#options = options;
    this.wake();
  }

  /** Checks for due schedules; call it after adding one. */
  wake(): void {
    this.#passes = this.#passes.then(() => this.#pass());
  }

  /** Stops; due schedules wait for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#callOff();
    await this.#passes;
  }

  async #pass(): Promise<void> {
    if (this.#stopped) return;
    const { schedules, now, logger, retentionMs } = this.#options;
    try {
      for (const row of await schedules.due(now())) await this.#run(row);
      await schedules.removeFinished(now() - retentionMs);
      await this.#wait();
    } catch (error) {
      logger.error({ err: error }, 'failed to start scheduled exports');
      this.#wakeIn(retryMs);
    }
  }

  async #wait(): Promise<void> {
    const { schedules, tasks, now } = this.#options;
    const next = await schedules.nextRunAt();
    const longestMs = tasks.isShared ? longestSharedWaitMs : longestWaitMs;
    if (next === null && !tasks.isShared) this.#callOff();
    else this.#wakeIn(Math.min(Math.max((next ?? Infinity) - now(), 0), longestMs));
  }

  #wakeIn(delayMs: number): void {
    this.#callOff();
    if (!this.#stopped) this.#callOff = this.#options.schedule(() => this.wake(), delayMs);
  }

  async #run(row: ExportScheduleRow): Promise<void> {
    const { schedules, now, onTask } = this.#options;
    const ranAt = now();
    const begun = await this.#begin(row, ranAt);
    await schedules.ran(row, { ...begun, ranAt, nextRunAt: nextRun(row.first_run_at, row.frequency, ranAt) });
    if (begun.task !== null) onTask();
  }

  /** Requests the export with the current permissions of its user. */
  async #begin(row: ExportScheduleRow, now: number): Promise<{ task: NewExportTask | null; error: string | null }> {
    const { users, kindOf, space } = this.#options;
    const user = await users.find(row.user_id);
    if (user?.blocked !== 0) return { task: null, error: 'Your account is blocked.' };
    const person = await users.personOf(user);
    const order = createExportOrder(runExportRequestSchema.parse(JSON.parse(row.request)), person, now);
    const kind = kindOf(order.request.export_file);
    try {
      kind.refusePerson(person);
      kind.refuseRequest(order);
      await space.refuseFull(person.id);
    } catch (error) {
      if (error instanceof ApiProblem) return { task: null, error: error.message };
      throw error;
    }
    const id = `${row.id}-${row.next_run_at}`;
    return { task: { id, userId: row.user_id, request: JSON.stringify(order) }, error: null };
  }
}
