import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from './database/isDiskFull.ts';

/** Min free space: a save needs some kilobytes of the database's log. */
const neededBytes = 64 * 1024;

/**
 * Whether the disk of a data folder is too full for a save. Tries to write, because quotas and reserved space also
 * apply.
 */
export async function findFullDisk(dataDir: string): Promise<boolean> {
  const file = path.join(dataDir, `disk-check-${process.pid}.partial`);
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.write(Buffer.alloc(neededBytes));
    } finally {
      await handle.close();
    }
    return false;
  } catch (error) {
    return isDiskFull(error);
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
