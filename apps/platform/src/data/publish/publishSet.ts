import { join } from 'node:path';
import type { OnSetProgress } from '../buildSet.ts';
import { setLayout, type CurrentSet } from '../set/CurrentSet.ts';
import { readCurrentSet } from '../set/readCurrentSet.ts';
import { controlSql, describeDifference, duckDbControls, readControlTotals, watchedTable } from './controlTotals.ts';
import { PublishError, type PublishTarget } from './PublishTarget.ts';
import { openSetFile, type SetFile } from './SetFile.ts';

export interface PublishOptions {
  /** Folder of the sets; the one in use is published. */
  warehouse: string;
  target: PublishTarget;
  /** A role of the server that is granted the right to read the set. Default: no right is granted. */
  reader?: string | undefined;
  onProgress?: OnSetProgress;
  /** Rows that are copied at a time; a command that was stopped goes on after the last whole part. Default 250,000. */
  partRows?: number;
}

/**
 * Copies the set in use to a database server, compares control totals and puts it into use there: whole, or not at all. A second
 * call after a stop goes on where the first one was. Throws a PublishError.
 */
export async function publishSet({ warehouse, target, ...options }: PublishOptions): Promise<CurrentSet> {
  const set = await readCurrentSet(warehouse);
  if (set === null)
    throw new PublishError(`There is no policy data in ${warehouse}. Load a file first: npm run data:load -- FILE.`);
  if (set.layout !== setLayout)
    throw new PublishError(
      'The policy data was loaded by another version of Agency Insights. Load its file again with npm run data:load -- FILE.',
    );
  const file = await openSetFile(join(warehouse, set.file));
  try {
    await target.prepare(set, file.tables);
    await copyTables(file, set, target, options);
    options.onProgress?.({ title: 'Making indexes' });
    await target.finish(set.setId, file.tables);
    await compareTotals(file, set, target, options);
    const watched = await file.query(controlSql(watchedTable, '"policy"', duckDbControls));
    await target.keepTotals(set.setId, readControlTotals(watched));
    await target.putIntoUse(set.setId, options.reader);
    await target.removeOld();
    return set;
  } finally {
    file.close();
  }
}

type Options = Omit<PublishOptions, 'warehouse' | 'target'>;

async function copyTables(
  file: SetFile,
  { setId }: CurrentSet,
  target: PublishTarget,
  { onProgress, partRows = 250_000 }: Options,
): Promise<void> {
  const total = file.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const table of file.tables) {
    const copied = await target.copiedParts(setId, table);
    for (let first = 0; first < table.rows; first += partRows) {
      onProgress?.({ title: 'Copying rows', done, total });
      if (!copied.has(first))
        await target.copyPart(setId, table, first, file.readText(table, first, partRows, target.textOf));
      done += Math.min(partRows, table.rows - first);
    }
  }
  onProgress?.({ title: 'Copying rows', done, total });
}

/** A set that is not the same on both sides is removed, so that the next call copies it again. */
async function compareTotals(
  file: SetFile,
  { setId }: CurrentSet,
  target: PublishTarget,
  { onProgress }: Options,
): Promise<void> {
  for (const [at, table] of file.tables.entries()) {
    onProgress?.({ title: 'Comparing totals', done: at, total: file.tables.length });
    const expected = readControlTotals(await file.query(controlSql(table, `"${table.name}"`, duckDbControls)));
    const difference = describeDifference(table.name, expected, await target.readTotals(setId, table));
    if (difference === null) continue;
    await target.remove(setId);
    throw new PublishError(
      `The copy is not the same as the data here, and was removed; the set before stays in use. ${difference}. Publish again.`,
    );
  }
}
