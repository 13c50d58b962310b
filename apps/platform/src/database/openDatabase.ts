import type { Database, DatabaseConfig } from './Database.ts';
import { migrateToLatest } from './migrateToLatest.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';

/** Opens the transactional database and updates its schema. Throws a DatabaseError with one line for the operator. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = config.kind === 'sqlite' ? openSqlite(config.file) : await openPostgres(config);
  try {
    await migrateToLatest(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
