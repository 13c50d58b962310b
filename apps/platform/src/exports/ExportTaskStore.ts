import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../database/Database.ts';
import { isAmong } from '../database/isAmong.ts';
import type { ExportTaskRow, Tables } from '../database/Tables.ts';
import { type Metrics, noMetrics } from '../observability/Metrics.ts';

/** Tasks that a person still waits for. */
const unfinished = ['PENDING', 'STARTED', 'RETRY'] as const;

export interface NewExportTask {
  id: string;
  userId: string;
  /** JSON of an ExportOrder. */
  request: string;
}

/** An export that has a file. */
export interface FinishedExport {
  id: string;
  user_id: string;
  file_path: string;
  updated_at: number;
}

/** Export tasks in the database. All times are milliseconds since the epoch. */
export class ExportTaskStore {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #metrics: Pick<Metrics, 'exportEnded'>;

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
    const now = this.#now();
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
        .values({
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
        })
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

  /** Begins the task that has waited longest. Each is handed out once. */
  async begin(): Promise<ExportTaskRow | undefined> {
    const { db } = this.#database;
    for (;;) {
      const next = await db
        .selectFrom('export_tasks')
        .select('id')
        .where('status', '=', 'PENDING')
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
          updated_at: this.#now(),
        }))
        .where('id', '=', next.id)
        .where('status', '=', 'PENDING')
        .returningAll()
        .executeTakeFirst();
      if (begun) return begun;
    }
  }

  /** The task is done: what its file is called on the disk and for the person. False where the task was forgotten meanwhile. */
  async succeed(id: string, result: { filePath: string; fileName: string; rows: number }): Promise<boolean> {
    return this.#finish(id, {
      status: 'SUCCESS',
      file_path: result.filePath,
      file_name: result.fileName,
      rows: result.rows,
      error: null,
    });
  }

  /** The task is over without a file; `error` is for a person. */
  async fail(id: string, error: string): Promise<void> {
    await this.#finish(id, { status: 'FAILURE', error });
  }

  /** The task broke and is to be tried once more, after a while. */
  async postpone(id: string): Promise<void> {
    await this.#finish(id, { status: 'RETRY' });
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
      .where('status', '=', 'STARTED')
      .execute();
  }

  /**
   * After a restart or a failure: tasks that were begun or postponed and are not among the running ones wait again, unless
   * they were begun `maxAttempts` times.
   */
  async requeueAll(maxAttempts: number, error: string, running: readonly string[] = []): Promise<void> {
    const now = this.#now();
    const left = () =>
      this.#database.db
        .updateTable('export_tasks')
        .where('status', 'in', ['STARTED', 'RETRY'])
        .where(({ not }) => not(isAmong(this.#database, 'id', running)));
    await left().set({ status: 'FAILURE', error, updated_at: now }).where('attempts', '>=', maxAttempts).execute();
    await left().set({ status: 'PENDING', updated_at: now }).execute();
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
      .select(['id', 'user_id', 'file_path', 'updated_at'])
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

  async #finish(id: string, change: Partial<ExportTaskRow>): Promise<boolean> {
    const { status, file_path, file_name, rows, error } = change;
    const { numUpdatedRows } = await this.#database.db
      .updateTable('export_tasks')
      .set({ status, file_path, file_name, rows, error, updated_at: this.#now() })
      .where('id', '=', id)
      .where('status', '=', 'STARTED')
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
