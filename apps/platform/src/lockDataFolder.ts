import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from './config/StartProblem.ts';

/** Options of the lock. */
export interface LockDataFolderOptions {
  /** Whether other processes with the same option may also use the folder. */
  isShared: boolean;
}

/**
 * Prevents other platform processes from using a data folder until `release` is called or this process ends: they would
 * delete each other's unfinished files. Processes that share a PostgreSQL database coordinate this themselves. The lock
 * is on an empty SQLite file, which the operating system releases if a process is killed. Throws a StartProblem if
 * another process has it.
 */
export function lockDataFolder(dataDir: string, { isShared }: LockDataFolderOptions): { release: () => void } {
  const lock = new DatabaseSync(path.join(dataDir, 'platform.lock'));
  try {
    lock.exec(
      isShared ? 'begin; select count(*) from sqlite_schema;' : 'pragma locking_mode = exclusive; begin exclusive;',
    );
  } catch (cause) {
    lock.close();
    throw new StartProblem(
      `DATA_DIR: another platform process uses the folder ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.isOpen && lock.close() };
}
