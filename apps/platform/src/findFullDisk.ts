import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from './database/isDiskFull.ts';

/** Less room than this counts as none: a save takes some kilobytes of the database's log. */
const neededBytes = 64 * 1024;

/** Whether the disk of a data folder has no room for a save. It is tried, since quotas and reserves count as well. */
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
