import type { ExportStoreConfig } from '../config/PlatformConfig.ts';
import type { Database } from '../database/Database.ts';
import { readDatabaseId } from '../database/readDatabaseId.ts';
import type { ExportFiles } from './ExportFiles.ts';
import { ExportFolder } from './ExportFolder.ts';

/** Opens the store of finished exports. Throws a StartProblem if it cannot be reached. */
export async function openExportFiles(store: ExportStoreConfig, database: Database): Promise<ExportFiles> {
  const databaseId = () => readDatabaseId(database);
  if (store.kind === 'folder') return new ExportFolder(store.folder, databaseId);
  // The client is large, so it is loaded only if configured.
  const { openExportBucket } = await import('./ExportBucket.ts');
  return openExportBucket({ store, drafts: new ExportFolder(store.drafts, databaseId), databaseId });
}
