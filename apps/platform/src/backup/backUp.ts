import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup as backUpSqlite, DatabaseSync } from 'node:sqlite';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { currentSetFile, warehouseFolder } from '../data/set/CurrentSet.ts';
import { readCurrentSet } from '../data/set/readCurrentSet.ts';
import { replaceFile, syncPath } from '../data/set/replaceFile.ts';

const keys = join('secrets', 'keys.json');

/** Contents of a backup. */
export interface BackedUp {
  /** Whether it contains the database; false with PostgreSQL. */
  database: boolean;
  /** Id of the policy set; null without one in the data folder. */
  setId: string | null;
}

/**
 * Copies the data of a running platform: a snapshot of the SQLite database, the keys, and the policy set in use. The
 * folder appears only when complete. Throws an Error if `to` is not empty, or the data folder has no platform.
 * @param to absolute path of the folder to make; only this user may read it
 */
export async function backUp(
  { database, dataDir }: Pick<PlatformConfig, 'database' | 'dataDir'>,
  to: string,
): Promise<BackedUp> {
  if ((await readdir(to).catch(() => [])).length > 0)
    throw new Error(`${to} is not empty. Name a new folder for each backup.`);
  if (!existsSync(join(dataDir, keys)))
    throw new Error(`DATA_DIR: the folder ${dataDir} is not that of a platform. Set DATA_DIR as for the platform.`);
  const partial = `${to}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    const copied = await copyAll({ database, dataDir }, partial);
    await rm(to, { recursive: true, force: true });
    await rename(partial, to);
    await syncPath(dirname(to));
    return copied;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function copyAll(
  { database, dataDir }: Pick<PlatformConfig, 'database' | 'dataDir'>,
  partial: string,
): Promise<BackedUp> {
  await mkdir(join(partial, 'secrets'), { recursive: true, mode: 0o700 });
  await copyFile(join(dataDir, keys), join(partial, keys));
  const setId = await copySet(join(dataDir, warehouseFolder), join(partial, warehouseFolder));
  if (database.kind === 'sqlite') await copySqlite(database.file, join(partial, 'insights.sqlite'));
  return { database: database.kind === 'sqlite', setId };
}

async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backUpSqlite(source, to);
  } finally {
    source.close();
  }
}

/** Copies the current set. Sets are immutable, but loading data twice during the copy deletes the file. */
async function copySet(from: string, to: string): Promise<string | null> {
  const set = await readCurrentSet(from);
  if (set === null) return null;
  await mkdir(to, { recursive: true, mode: 0o700 });
  // On file systems with copy-on-write, the copy takes neither time nor space.
  await copyFile(join(from, set.file), join(to, set.file), constants.COPYFILE_FICLONE);
  await replaceFile(join(to, currentSetFile), `${JSON.stringify(set, null, 2)}\n`);
  return set.setId;
}
