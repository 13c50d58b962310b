import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from './config/StartProblem.ts';

/** Options of the lock. */
export interface LockDataFolderOptions {
  /** Whether other processes with the same option may use the folder; else none may. */
  isShared: boolean;
}

/**
 * Keeps other platform processes from working with a data folder until `release` is called or this process ends: they
 * would delete each other's unfinished files. Processes that share a PostgreSQL database take care of that themselves. The
 * lock is that of an empty SQLite file, which the operating system takes back from a process that was killed. Throws a
 * StartProblem where another process has it.
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
      `DATA_DIR: another platform process works with the folder ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.isOpen && lock.close() };
}
