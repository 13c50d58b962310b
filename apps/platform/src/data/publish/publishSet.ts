import { join } from 'node:path';
import type { OnSetProgress } from '../buildSet.ts';
import { setLayout, type CurrentSet } from '../set/CurrentSet.ts';
import { readCurrentSet } from '../set/readCurrentSet.ts';
import {
  type ControlTotals,
  controlSql,
  describeDifference,
  duckDbControls,
  equalMonths,
  readControlTotals,
  watchedTable,
} from './controlTotals.ts';
import { PublishError, type PublishTarget } from './PublishTarget.ts';
import { openSetFile, type SetFile, type SetTable } from './SetFile.ts';
import { planParts, type SetPart } from './SetPart.ts';

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

/** A set that is in use on a server. */
export interface PublishedSet extends CurrentSet {
  /** Rows of all tables, and those of them that were not copied, as the set that was in use there had them. */
  rows: number;
  rowsTaken: number;
}

/**
 * Brings the set in use to a database server, compares control totals and puts it into use there: whole, or not at all. Months that
 * are the same in the set in use on the server are taken from there, all others are copied. A second call after a stop goes on where
 * the first one was. Throws a PublishError.
 */
export async function publishSet({ warehouse, target, ...options }: PublishOptions): Promise<PublishedSet> {
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
    const expected = await readExpected(file);
    const counts = await fillTables({ file, setId: set.setId, target, expected, ...options });
    options.onProgress?.({ title: 'Making indexes' });
    await target.finish(set.setId, file.tables);
    await compareTotals(expected, set, target, options);
    const watched = await file.query(controlSql(watchedTable, '"policy"', duckDbControls));
    await target.keepTotals(set.setId, readControlTotals(watched));
    await target.putIntoUse(set.setId, options.reader);
    await target.removeOld();
    return { ...set, ...counts };
  } finally {
    file.close();
  }
}

/** The control totals of each table of the file. */
type Expected = ReadonlyMap<SetTable, ControlTotals>;

async function readExpected({ tables, query }: SetFile): Promise<Expected> {
  const expected = new Map<SetTable, ControlTotals>();
  for (const table of tables)
    expected.set(table, readControlTotals(await query(controlSql(table, `"${table.name}"`, duckDbControls))));
  return expected;
}

interface Filling extends Omit<PublishOptions, 'warehouse' | 'reader'> {
  file: SetFile;
  setId: string;
  expected: Expected;
}

async function fillTables(filling: Filling): Promise<{ rows: number; rowsTaken: number }> {
  const { file, setId, target, expected, onProgress, partRows = 250_000 } = filling;
  const rows = file.tables.reduce((sum, table) => sum + table.rows, 0);
  const from = await target.setToTakeFrom();
  let done = 0;
  let rowsTaken = 0;
  const report = () => onProgress?.({ title: 'Copying rows', done, total: rows });
  for (const [table, totals] of expected) {
    const parts = await planParts(file.query, table, partRows);
    const copied = await target.copiedParts(setId, table);
    const taken =
      from === null || from === setId ? [] : await partsToTake({ target, table, parts, copied, totals, from });
    if (taken.length > 0 && from !== null) {
      onProgress?.({ title: 'Taking months that are the same', done, total: rows });
      await target.takeParts(setId, table, taken, from);
      rowsTaken += taken.reduce((sum, part) => sum + part.rows, 0);
    }
    for (const part of parts) {
      report();
      if (!copied.has(part.first) && !taken.includes(part))
        await target.copyPart(setId, table, part.first, file.readText(table, part, target.textOf));
      done += part.rows;
    }
  }
  report();
  return { rows, rowsTaken };
}

interface Choice {
  target: PublishTarget;
  table: SetTable;
  parts: readonly SetPart[];
  copied: ReadonlySet<number>;
  totals: ControlTotals;
  from: string;
}

/** The parts whose months are the same in another set of the server. A month that was begun to be copied is copied to its end. */
async function partsToTake({ target, table, parts, copied, totals, from }: Choice): Promise<SetPart[]> {
  const begun = new Set(parts.filter(({ first }) => copied.has(first)).flatMap(({ months }) => months));
  const open = parts.filter(({ months }) => months.length > 0 && !months.some((month) => begun.has(month)));
  if (open.length === 0) return [];
  const equal = equalMonths(totals, await target.readTotals(from, table));
  return open.filter(({ months }) => months.every((month) => equal.has(month)));
}

/** A set that is not the same on both sides is removed, so that the next call copies it again. */
async function compareTotals(
  expected: Expected,
  { setId }: CurrentSet,
  target: PublishTarget,
  { onProgress }: Pick<PublishOptions, 'onProgress'>,
): Promise<void> {
  let done = 0;
  for (const [table, totals] of expected) {
    onProgress?.({ title: 'Comparing totals', done, total: expected.size });
    done += 1;
    const difference = describeDifference(table.name, totals, await target.readTotals(setId, table));
    if (difference === null) continue;
    await target.remove(setId);
    throw new PublishError(
      `The copy is not the same as the data here, and was removed; the set before stays in use. ${difference}. Publish again.`,
    );
  }
}
