import type { Database } from '../../database/Database.ts';
import type { ExportScheduleRow } from '../../database/Tables.ts';
import { type NewExportTask, waitingTask } from '../ExportTaskStore.ts';

/** State of a schedule after a run. */
export interface ScheduleRun {
  /** Milliseconds since the epoch. */
  ranAt: number;
  /** Milliseconds since the epoch; null: never again. */
  nextRunAt: number | null;
  /** Null if the run could not start. */
  task: NewExportTask | null;
  /** The reason why it could not start, for the user. */
  error: string | null;
}

/** Scheduled exports in the database. All times are milliseconds since the epoch. */
export class ExportScheduleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds a schedule. Returns false, and adds nothing, if the user has `maximum` with a next run. */
  async add(row: ExportScheduleRow, maximum: number): Promise<boolean> {
    return this.#database.db.transaction().execute(async (transaction) => {
      // Serialises counting and adding for one user; SQLite's transactions are serial anyway.
      if (this.#database.kind !== 'sqlite')
        await transaction.selectFrom('users').select('id').where('id', '=', row.user_id).forNoKeyUpdate().execute();
      const { count } = await transaction
        .selectFrom('export_schedules')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', row.user_id)
        .where('next_run_at', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maximum) return false;
      await transaction.insertInto('export_schedules').values(row).execute();
      return true;
    });
  }

  /** Returns a user's schedules, the next to run first, finished ones last. */
  async list(userId: string): Promise<ExportScheduleRow[]> {
    const rows = await this.#database.db
      .selectFrom('export_schedules')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    return rows.sort(
      (a, b) => (a.next_run_at ?? Infinity) - (b.next_run_at ?? Infinity) || b.created_at - a.created_at,
    );
  }

  /** Removes a schedule. Returns whether the user had it. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database.db
      .deleteFrom('export_schedules')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Returns due schedules, the oldest first. */
  due(now: number): Promise<ExportScheduleRow[]> {
    return this.#database.db
      .selectFrom('export_schedules')
      .selectAll()
      .where('next_run_at', '<=', now)
      .orderBy('next_run_at')
      .execute();
  }

  /** Returns the time of the next run; null without one. */
  async nextRunAt(): Promise<number | null> {
    const row = await this.#database.db
      .selectFrom('export_schedules')
      .select('next_run_at')
      .where('next_run_at', 'is not', null)
      .orderBy('next_run_at')
      .limit(1)
      .executeTakeFirst();
    return row?.next_run_at ?? null;
  }

  /** Stores a run together with its task; stores neither if another process was first. */
  async ran({ id, next_run_at: dueAt }: ExportScheduleRow, run: ScheduleRun): Promise<void> {
    const { ranAt, nextRunAt, task, error } = run;
    await this.#database.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('export_schedules')
        .set({ last_run_at: ranAt, next_run_at: nextRunAt, last_task_id: task?.id ?? null, error })
        .where('id', '=', id)
        .where('next_run_at', '=', dueAt)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n || task === null) return;
      await transaction
        .insertInto('export_tasks')
        .values(waitingTask(task, ranAt))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** Deletes schedules whose last run was before `beforeMs`. */
  async removeFinished(beforeMs: number): Promise<void> {
    await this.#database.db
      .deleteFrom('export_schedules')
      .where('next_run_at', 'is', null)
      .where('last_run_at', '<', beforeMs)
      .execute();
  }
}
