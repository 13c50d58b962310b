import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Deletes the saved searches of all people, in the database of a platform that may be running. */
export function deleteSavedSearches(dataFolder: string): void {
  const database = new DatabaseSync(path.join(dataFolder, 'insights.sqlite'), { timeout: 5_000 });
  database.exec('DELETE FROM saved_filters');
  database.close();
}
