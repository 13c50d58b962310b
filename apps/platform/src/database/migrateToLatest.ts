import { Migrator } from 'kysely/migration';
import type { Database } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { migrationsFor } from './migrations/migrationsFor.ts';

/** PostgreSQL's code for a missing privilege. */
const noPermission = '42501';

/** Runs pending migrations, all or none. Throws a DatabaseError. */
export async function migrateToLatest(database: Database): Promise<void> {
  const migrations = migrationsFor(database.kind);
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('corrupted migrations')) {
    throw new DatabaseError(
      'database_newer',
      `The database was written by a newer version of the platform (${reason}). Start that version, or restore a backup.`,
      { cause: error },
    );
  }
  if ((error as { code?: unknown }).code === noPermission) {
    throw new DatabaseError(
      'database_refused',
      `The user may not create tables in the database (${reason}). As an administrator of the database, run GRANT CREATE, USAGE ON SCHEMA public TO the user, or make the user the owner of the database.`,
      { cause: error },
    );
  }
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new DatabaseError(
    'database_migration_failed',
    `The database could not be brought up to date${failed ? ` (step ${failed})` : ''}: ${reason}. Nothing was changed; restore a backup if it was edited by hand.`,
    { cause: error },
  );
}
