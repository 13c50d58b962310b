import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';
import type { Expression, ExpressionBuilder, Insertable, Kysely, NotNull, SqlBool, Updateable } from 'kysely';
import type { Database } from '../database/Database.ts';
import { isAmong } from '../database/isAmong.ts';
import type { ExportTaskRow, ExportTasksTable, Tables } from '../database/Tables.ts';
import { type Metrics, noMetrics } from '../observability/Metrics.ts';

/** Tasks that a person still waits for. */
const unfinished = ['PENDING', 'STARTED', 'RETRY'] as const;

/** How long a begun task is left to its process after that has last said that it works on it. */
const leaseMs = 10_000;

type Condition = (where: ExpressionBuilder<Tables, 'export_tasks'>) => Expression<SqlBool>;

export interface NewExportTask {
  id: string;
  userId: string;
  /** JSON of an ExportOrder. */
  request: string;
}

/** The row of a task that waits. `now`: milliseconds since the epoch. */
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

/** What a finished export ended with. */
export interface ExportResult {
  /** Name of its file in the store. */
  filePath: string;
  /** Name of its file for the person. */
  fileName: string;
  rows: number;
  bytes: number;
}

/** How far a task is that runs in this process. */
export interface RunningTask {
  id: string;
  rows: number;
  /** Null until it is known. */
  totalRows: number | null;
}

/**
 * Export tasks in the database. All times are milliseconds since the epoch. Several processes may work on them: a task
 * that is begun is left to its process, as long as that says again and again that it works on it.
 */
export class ExportTaskStore {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #metrics: Pick<Metrics, 'exportEnded'>;
  /** This process, in words that an operator finds it by. */
  readonly #owner = `${hostname()} ${process.pid} ${randomBytes(6).toString('hex')}`;

  /** `metrics`: receives what comes of each attempt; default none. */
  constructor(database: Database, now: () => number, metrics: Pick<Metrics, 'exportEnded'> = noMetrics) {
    this.#database = database;
    this.#now = now;
    this.#metrics = metrics;
  }

  /**
   * Adds a task that waits. False, and nothing added, where the person has `maximum` unfinished ones already. A task whose
   * id is known is not added again.
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

  /** A task of one person; undefined for everybody else. */
  find(userId: string, id: string): Promise<ExportTaskRow | undefined> {
    return this.#database.db
      .selectFrom('export_tasks')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  /** Begins the task that has waited longest, also one that another process has left. Each is handed out once. */
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
   * Says of the tasks that run in this process that it works on them, and how far they are. Returns the ids of those that
   * it has lost: they were forgotten, or another process has taken them over.
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

  /** Returns those of the tasks that are neither waiting nor running any more. */
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

  /** The task is done. False where it was forgotten or taken over meanwhile. */
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

  /** The task is over without a file; `error` is for a person. */
  async fail(id: string, error: string): Promise<void> {
    await this.#finish(id, { status: 'FAILURE', error });
  }

  /** The task broke and is to be tried once more, after a while, by whichever process is there then. */
  async postpone(id: string, delayMs: number): Promise<void> {
    await this.#finish(id, { status: 'RETRY', lease_until: this.#now() + delayMs });
  }

  /** The while is over. */
  async requeue(id: string): Promise<void> {
    await this.#database.db
      .updateTable('export_tasks')
      .set({ status: 'PENDING', updated_at: this.#now() })
      .where('id', '=', id)
      .where('status', '=', 'RETRY')
      .execute();
  }

  /** Gives a begun task back as if it had not been begun: the platform is being stopped. */
  async giveBack(id: string): Promise<void> {
    await this.#database.db
      .updateTable('export_tasks')
      .set((column) => ({ status: 'PENDING', attempts: column('attempts', '-', 1), updated_at: this.#now() }))
      .where('id', '=', id)
      .where(this.#isOurs)
      .execute();
  }

  /**
   * After a restart or a failure: tasks that were begun or postponed and are not among the running ones wait again, unless
   * they were begun `maxAttempts` times. Those of other processes are left alone.
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

  /** Gives up what ended the process of each of its `maxAttempts` attempts. */
  async failAbandoned(maxAttempts: number, error: string): Promise<void> {
    await this.#database.db
      .updateTable('export_tasks')
      .set({ status: 'FAILURE', error, updated_at: this.#now() })
      .where('status', '=', 'STARTED')
      .where('attempts', '>=', maxAttempts)
      .where(this.#isDue())
      .execute();
  }

  /** Forgets finished tasks that were last changed before `beforeMs`. */
  async removeFinished(beforeMs: number): Promise<void> {
    await this.#database.db
      .deleteFrom('export_tasks')
      .where('status', 'in', ['SUCCESS', 'FAILURE'])
      .where('updated_at', '<', beforeMs)
      .execute();
  }

  /** The newest tasks of a person. */
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

  /** Forgets a task of a person. Returns the name on the disk of its file, which may be none; undefined where there is no such task. */
  async remove(userId: string, id: string): Promise<{ filePath: string | null } | undefined> {
    const task = await this.#database.db
      .deleteFrom('export_tasks')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('file_path')
      .executeTakeFirst();
    return task && { filePath: task.file_path };
  }

  /** Forgets all tasks of a person. Returns the names on the disk of their files. */
  async removeAllOf(userId: string): Promise<string[]> {
    const tasks = await this.#database.db
      .deleteFrom('export_tasks')
      .where('user_id', '=', userId)
      .returning('file_path')
      .execute();
    return tasks.flatMap(({ file_path }) => file_path ?? []);
  }

  /** The exports that have a file, of all people or of one, oldest first. */
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

  /** Names on the disk of all files that a task still refers to. */
  async filePaths(): Promise<Set<string>> {
    const rows = await this.#database.db
      .selectFrom('export_tasks')
      .select('file_path')
      .where('file_path', 'is not', null)
      .execute();
    return new Set(rows.flatMap((row) => row.file_path ?? []));
  }

  /** The number of tasks of all people by status. */
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

  /** Tasks that wait, those whose next attempt has come, and those that another process has left. */
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

  /** Earlier releases, of which there was one process, named none. */
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

  /** Counting and adding are one step only if no other request does the same for this person: SQLite's transactions wait for each other anyway. */
  async #oneAtATime(transaction: Kysely<Tables>, userId: string): Promise<void> {
    if (this.#database.kind === 'sqlite') return;
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  }
}
