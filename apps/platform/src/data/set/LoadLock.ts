import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from './makePrivateFolder.ts';

/** Thrown when another process creates a set in the same folder. */
export class LoadInProgressError extends Error {
  override readonly name = 'LoadInProgressError';
  readonly code = 'load_in_progress';
}

/** Lock of a warehouse folder, held while a set is created. */
export interface LoadLock {
  release(): Promise<void>;
}

/**
 * Acquires the lock of a warehouse folder (created if missing). Takes over the lock of a killed process. Throws
 * LoadInProgressError while another process holds it.
 */
export async function takeLoadLock(warehouse: string, processId: number = process.pid): Promise<LoadLock> {
  await makePrivateFolder(warehouse);
  const path = join(warehouse, 'loading.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await claim(path, processId)) return { release: () => rm(path, { force: true }) };
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (isRunning(holder)) {
      throw new LoadInProgressError(
        `Another load into ${warehouse} is running (process ${holder}). Wait until it has finished; if that process is another program, delete ${path}.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new LoadInProgressError(`Another load into ${warehouse} has just started. Try again when it has finished.`);
}

/** Creates the lock with its holder's process id in one step: a link fails if one exists. */
async function claim(path: string, processId: number): Promise<boolean> {
  const own = `${path}.${processId}`;
  await writeFile(own, String(processId), { mode: 0o600 });
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
