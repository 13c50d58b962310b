import { type Kysely, sql } from 'kysely';

/** Scheduled exports, once or repeated. */
export async function createExportSchedules({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('export_schedules')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) =>
      column.notNull().check(sql`frequency in ('once', 'daily', 'weekly', 'monthly')`),
    )
    .addColumn('first_run_at', 'bigint', (column) => column.notNull())
    .addColumn('next_run_at', 'bigint')
    .addColumn('last_run_at', 'bigint')
    .addColumn('last_task_id', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('export_schedules_next_run_at').on('export_schedules').column('next_run_at').execute();
  await schema.createIndex('export_schedules_user_id').on('export_schedules').column('user_id').execute();
}
