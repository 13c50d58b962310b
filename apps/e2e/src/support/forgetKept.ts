import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Deletes what people keep for their next visit, saved searches and languages, in the database of a platform that may be running. */
export function forgetKept(dataFolder: string): void {
  const database = new DatabaseSync(path.join(dataFolder, 'insights.sqlite'), { timeout: 5_000 });
  database.exec('DELETE FROM saved_filters; UPDATE users SET language = NULL');
  database.close();
}
