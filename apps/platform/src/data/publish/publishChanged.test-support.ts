import { join } from 'node:path';
import { openTarget } from './openTarget.ts';
import { publishSet } from './publishSet.ts';
import type { PublishTarget } from './PublishTarget.ts';

/** Options of a changed publishing. */
export interface ChangedPublishing {
  url: string;
  /** The folder whose set is published. */
  dataDir?: string;
  /** Max rows of a part. */
  partRows: number;
  /** Replaces parts of the target, such as one that fails. */
  change?: (target: PublishTarget) => Partial<PublishTarget>;
}

/** Publishes a set to a target with replaced parts, and closes the target. */
export async function publishChanged({ url, dataDir = '', partRows, change }: ChangedPublishing): Promise<void> {
  const target = await openTarget(url);
  try {
    await publishSet({ warehouse: join(dataDir, 'warehouse'), target: { ...target, ...change?.(target) }, partRows });
  } finally {
    await target.close();
  }
}
