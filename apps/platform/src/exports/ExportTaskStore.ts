import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';
import type { Expression, ExpressionBuilder, Insertable, Kysely, NotNull, SqlBool, Updateable } from 'kysely';
import type { Database } from '../database/Database.ts';
import { isAmong } from '../database/isAmong.ts';
import type { ExportTaskRow, ExportTasksTable, Tables } from '../database/Tables.ts';
import { type Metrics, noMetrics } from '../observability/Metrics.ts';

/** Statuses of unfinished tasks. */
const unfinished = ['PENDING', 'STARTED', 'RETRY'] as const;

/** Lease of a started task after its process last renewed it. */
const leaseMs = 10_000;

type Condition = (where: ExpressionBuilder<Tables, 'export_tasks'>) => Expression<SqlBool>;

export interface NewExportTask {
  id: string;
  userId: string;
  /** JSON of an ExportOrder. */
  request: string;
}

/** Creates the row of a waiting task. `now`: milliseconds since the epoch. */
export function waitingTask({ id, userId, request }: NewExportTask, now: number): Insertable<ExportTasksTable> {
  return {
    id,
    user_id: userId,
    request,
    status: 'PENDING',
    file_name: null,
    file_path: null,
    rows: 0,
    attempts: 0,
    error: null,
    created_at: now,
    updated_at: now,
  };
}

/** An export that has a file. */
export interface FinishedExport {
  id: string;
  user_id: string;
  file_path: string;
  /** Null for files of earlier releases. */
  bytes: number | null;
  updated_at: number;
}

/** Result of a finished export. */
export interface ExportResult {
  /** Name of its file in the store. */
  filePath: string;
  /** Name of its file for the user. */
  fileName: string;
  rows: number;
  bytes: number;
}

/** Progress of a task in this process. */
export interface RunningTask {
  id: string;
  rows: number;
  /** Null until known. */
  totalRows: number | null;
}

/**
 * Export tasks in the database. All times are milliseconds since the epoch. Several processes may share them: a process
 * leases a started task and renews the lease while it works on it.
 */
export class ExportTaskStore {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #metrics: Pick<Metrics, 'exportEnded'>;
  /** Identifies this process for operators. */
  readonly #owner = `${hostname()} ${process.pid} ${randomBytes(6).toString('hex')}`;

  /** `metrics`: counts the outcome of each attempt; default none. */
  constructor(database: Database, now: () => number, metrics: Pick<Metrics, 'exportEnded'> = noMetrics) {
    this.#database = database;
    this.#now = now;
    this.#metrics = metrics;
  }

  /**
   * Adds a waiting task. Returns false if the user already has `maximum` unfinished ones. Ignores a task with a known
   * id.
   */
  async add({ id, userId, request }: NewExportTask, maximum: number): Promise<boolean> {
    return this.#database.db.transaction().execute(async (transaction) => {
      await this.#oneAtATime(transaction, userId);
      const { count } = await transaction
        .selectFrom('export_tasks')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .where('status', 'in', unfinished)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maximum) return false;
      await transaction
        .insertInto('export_tasks')
        .values(waitingTask({ id, userId, request }, this.#now()))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }

  /** Finds a task of a user; undefined if it belongs to another one. */
  find(userId: string, id: string): Promise<ExportTaskRow | undefined> {
    return this.#database.db
      .selectFrom('export_tasks')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  /** Starts the task that has waited longest, including abandoned ones. Assigns each once. */
  async begin(): Promise<ExportTaskRow | undefined> {
    const { db } = this.#database;
    for (;;) {
      const isDue = this.#isDue();
      const next = await db
        .selectFrom('export_tasks')
        .select('id')
        .where(isDue)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!next) return undefined;
      const begun = await db
        .updateTable('export_tasks')
        .set((column) => ({
          status: 'STARTED',
          attempts: column('attempts', '+', 1),
          rows: 0,
          total_rows: null,
          owner: this.#owner,
          lease_until: this.#now() + leaseMs,
          updated_at: this.#now(),
        }))
        .where('id', '=', next.id)
        .where(isDue)
        .returningAll()
        .executeTakeFirst();
      if (begun) return begun;
    }
  }

  /**
   * Renews the leases of this process's tasks, with their progress. Returns the ids of lost tasks: deleted, or taken
   * over by another process.
   */
  async keep(running: readonly RunningTask[]): Promise<string[]> {
    const lost: string[] = [];
    for (const { id, rows, totalRows } of running) {
      const { numUpdatedRows } = await this.#database.db
        .updateTable('export_tasks')
        .set({ rows, total_rows: totalRows, lease_until: this.#now() + leaseMs })
        .where('id', '=', id)
        .where(this.#isOurs)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) lost.push(id);
    }
    return lost;
  }

  /** Returns the ids of tasks that neither wait nor run. */
  async ended(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#database.db
      .selectFrom('export_tasks')
      .select('id')
      .where(isAmong(this.#database, 'id', ids))
      .where('status', 'in', ['PENDING', 'STARTED'])
      .execute();
    return ids.filter((id) => !rows.some((row) => row.id === id));
  }

  /** Marks a task as done. Returns false if it was deleted or taken over. */
  async succeed(id: string, result: ExportResult): Promise<boolean> {
    return this.#finish(id, {
      status: 'SUCCESS',
      file_path: result.filePath,
      file_name: result.fileName,
      rows: result.rows,
      bytes: result.bytes,
      error: null,
    });
  }

  /** Marks a task as failed; `error`: message for the user. */
  async fail(id: string, error: string): Promise<void> {
    await this.#finish(id, { status: 'FAILURE', error });
  }

  /** Schedules a failed task for another attempt after a delay, by any process. */
  async postpone(id: string, delayMs: number): Promise<void> {
    await this.#finish(id, { status: 'RETRY', lease_until: this.#now() + delayMs });
  }

  /** Requeues a postponed task after its delay. */
  async requeue(id: string): Promise<void> {
    await this.#database.db
      .updateTable('export_tasks')
      .set({ status: 'PENDING', updated_at: this.#now() })
      .where('id', '=', id)
      .where('status', '=', 'RETRY')
      .execute();
  }

  /** Returns a started task to the queue without counting an attempt, when the platform stops. */
  async giveBack(id: string): Promise<void> {
    await this.#database.db
      .updateTable('export_tasks')
      .set((column) => ({ status: 'PENDING', attempts: column('attempts', '-', 1), updated_at: this.#now() }))
      .where('id', '=', id)
      .where(this.#isOurs)
      .execute();
  }

  /**
   * Requeues started or postponed tasks that are not running, after a restart or failure. Fails those with
   * `maxAttempts` attempts. Ignores tasks of other processes.
   */
  async requeueAll(maxAttempts: number, error: string, running: readonly string[] = []): Promise<void> {
    const now = this.#now();
    const left = () =>
      this.#database.db
        .updateTable('export_tasks')
        .where('status', 'in', ['STARTED', 'RETRY'])
        .where((where) => (this.isShared ? this.#isOursOrNone(where) : where.lit(true)))
        .where(({ not }) => not(isAmong(this.#database, 'id', running)));
    await left().set({ status: 'FAILURE', error, updated_at: now }).where('attempts', '>=', maxAttempts).execute();
    await left().set({ status: 'PENDING', updated_at: now }).execute();
  }

  /** Fails tasks that crashed their process in all `maxAttempts` attempts. */
  async failAbandoned(maxAttempts: number, error: string): Promise<void> {
    await this.#database.db
      .updateTable('export_tasks')
      .set({ status: 'FAILURE', error, updated_at: this.#now() })
      .where('status', '=', 'STARTED')
      .where('attempts', '>=', maxAttempts)
      .where(this.#isDue())
      .execute();
  }

  /** Deletes finished tasks last changed before `beforeMs`. */
  async removeFinished(beforeMs: number): Promise<void> {
    await this.#database.db
      .deleteFrom('export_tasks')
      .where('status', 'in', ['SUCCESS', 'FAILURE'])
      .where('updated_at', '<', beforeMs)
      .execute();
  }

  /** Lists the newest tasks of a user. */
  list(userId: string, limit: number): Promise<ExportTaskRow[]> {
    return this.#database.db
      .selectFrom('export_tasks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  /**
   * Deletes a task of a user. Returns the name of its file, which may be null; undefined if the task does not exist.
   */
  async remove(userId: string, id: string): Promise<{ filePath: string | null } | undefined> {
    const task = await this.#database.db
      .deleteFrom('export_tasks')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('file_path')
      .executeTakeFirst();
    return task && { filePath: task.file_path };
  }

  /** Deletes all tasks of a user. Returns the names of their files. */
  async removeAllOf(userId: string): Promise<string[]> {
    const tasks = await this.#database.db
      .deleteFrom('export_tasks')
      .where('user_id', '=', userId)
      .returning('file_path')
      .execute();
    return tasks.flatMap(({ file_path }) => file_path ?? []);
  }

  /** Lists exports with a file, of all users or one, oldest first. */
  async finished(userId?: string): Promise<FinishedExport[]> {
    let query = this.#database.db
      .selectFrom('export_tasks')
      .select(['id', 'user_id', 'file_path', 'bytes', 'updated_at'])
      .where('status', '=', 'SUCCESS')
      .where('file_path', 'is not', null)
      .$narrowType<{ file_path: NotNull }>()
      .orderBy('updated_at')
      .orderBy('id');
    if (userId !== undefined) query = query.where('user_id', '=', userId);
    return query.execute();
  }

  /** Returns the names of all referenced files. */
  async filePaths(): Promise<Set<string>> {
    const rows = await this.#database.db
      .selectFrom('export_tasks')
      .select('file_path')
      .where('file_path', 'is not', null)
      .execute();
    return new Set(rows.flatMap((row) => row.file_path ?? []));
  }

  /** Counts the tasks of all users by status. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.db
      .selectFrom('export_tasks')
      .select(({ fn }) => ['status', fn.countAll().as('count')])
      .groupBy('status')
      .execute();
    const counts = new Map<string, number>([...unfinished, 'SUCCESS', 'FAILURE'].map((status) => [status, 0]));
    for (const { status, count } of rows) counts.set(status, Number(count));
    return counts;
  }

  /** Whether other processes may work on the tasks. */
  get isShared(): boolean {
    return this.#database.kind !== 'sqlite';
  }

  /** Condition of waiting, due and abandoned tasks. */
  #isDue(): Condition {
    const now = this.#now();
    return (where) =>
      where.or([
        where('status', '=', 'PENDING'),
        where.and([where('status', '=', 'RETRY'), where('lease_until', '<=', now)]),
        where.and([
          where('status', '=', 'STARTED'),
          where('lease_until', '<=', now),
          where('owner', '!=', this.#owner),
        ]),
      ]);
  }

  readonly #isOurs: Condition = (where) =>
    where.and([where('status', '=', 'STARTED'), where('owner', '=', this.#owner)]);

  /** Earlier releases had a single process and stored no owner. */
  readonly #isOursOrNone: Condition = (where) =>
    where.or([where('owner', '=', this.#owner), where('lease_until', 'is', null)]);

  async #finish(id: string, change: Updateable<ExportTasksTable>): Promise<boolean> {
    const { status } = change;
    const { numUpdatedRows } = await this.#database.db
      .updateTable('export_tasks')
      .set({ owner: null, lease_until: null, total_rows: null, ...change, updated_at: this.#now() })
      .where('id', '=', id)
      .where(this.#isOurs)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (status === 'SUCCESS') this.#metrics.exportEnded('finished');
    if (status === 'FAILURE') this.#metrics.exportEnded('failed');
    if (status === 'RETRY') this.#metrics.exportEnded('postponed');
    return true;
  }

  /** Serialises counting and adding for one user; SQLite's transactions are serial anyway. */
  async #oneAtATime(transaction: Kysely<Tables>, userId: string): Promise<void> {
    if (this.#database.kind === 'sqlite') return;
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  }
}
