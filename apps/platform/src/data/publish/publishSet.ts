import { join } from 'node:path';
import type { OnSetProgress } from '../buildSet.ts';
import { setLayout, type CurrentSet } from '../set/CurrentSet.ts';
import { readCurrentSet } from '../set/readCurrentSet.ts';
import {
  type ControlTotals,
  controlSql,
  describeDifference,
  duckDbControls,
  readControlTotals,
  totalsByMonth,
  watchedTable,
  withoutMonths,
} from './controlTotals.ts';
import { fillTable } from './fillTable.ts';
import { type MonthMarks, PublishError, type PublishTarget } from './PublishTarget.ts';
import { openSetFile, type SetFile, type SetTable } from './SetFile.ts';
import { hasMonths } from './SetPart.ts';

export interface PublishOptions {
  /** Folder of the sets; the one in use is published. */
  warehouse: string;
  target: PublishTarget;
  /** A role of the server that is granted the right to read the set. Default: no right is granted. */
  reader?: string | undefined;
  onProgress?: OnSetProgress;
  /** Rows to copy at a time; an interrupted command continues after the last complete part. Default 250,000. */
  partRows?: number;
}

/** A set that is in use on a server. */
export interface PublishedSet extends CurrentSet {
  /** Rows of all tables, and those reused from the set in use. */
  rows: number;
  rowsTaken: number;
}

/**
 * Copies the set in use to a database server, compares control totals and puts it into use there atomically. Reuses
 * equal months of the set in use there; copies and compares all others. After an interruption, another call continues.
 * Throws a PublishError.
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
  let inUse = 'The previous set stays in use';
  try {
    await target.prepare(set, file.tables);
    const expected = await readExpected(file);
    const { taken, ...counts } = await fillTables({ file, setId: set.setId, target, expected, ...options });
    options.onProgress?.({ title: 'Making indexes' });
    await target.finish(set.setId, file.tables);
    await compareTables({ expected, taken, setId: set.setId, target, ...options });
    const watched = await file.query(controlSql(watchedTable, '"policy"', duckDbControls));
    await target.keepTotals(set.setId, readControlTotals(watched));
    inUse = 'The new or the previous set is in use, complete';
    await target.putIntoUse(set.setId, options.reader);
    await target.removeOld();
    return { ...set, ...counts };
  } catch (error) {
    throw error instanceof PublishError ? error : stopped(error, inUse);
  } finally {
    file.close();
  }
}

/** Creates the error for a failed server or connection. */
function stopped(cause: unknown, inUse: string): PublishError {
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return new PublishError(
    `Publishing stopped: ${reason.replace(/[.\s]+$/, '')}. ${inUse}. Fix the cause and run the command again: it resumes where it stopped.`,
    { cause },
  );
}

/** The control totals of each table of the file. */
type Expected = ReadonlyMap<SetTable, ControlTotals>;

async function readExpected({ tables, query }: SetFile): Promise<Expected> {
  const expected = new Map<SetTable, ControlTotals>();
  for (const table of tables)
    expected.set(table, readControlTotals(await query(controlSql(table, `"${table.name}"`, duckDbControls))));
  return expected;
}

const nothingTaken: MonthMarks = new Map();

/** Months of each table that came from the set in use on the server. */
type Taken = ReadonlyMap<SetTable, MonthMarks>;

interface Filling extends Omit<PublishOptions, 'warehouse' | 'reader'> {
  file: SetFile;
  setId: string;
  expected: Expected;
}

async function fillTables(filling: Filling): Promise<{ rows: number; rowsTaken: number; taken: Taken }> {
  const { file, setId, target, expected, onProgress, partRows = 250_000 } = filling;
  const total = file.tables.reduce((sum, table) => sum + table.rows, 0);
  const from = await target.setToTakeFrom();
  const taken = new Map<SetTable, MonthMarks>();
  let done = 0;
  let rowsTaken = 0;
  const onRows = (title: string, rows: number) => {
    done += rows;
    onProgress?.({ title, done, total });
  };
  for (const [table, totals] of expected) {
    const filled = await fillTable({ file, setId, target, table, totals, from, partRows, onRows });
    taken.set(table, filled.taken);
    rowsTaken += filled.rowsTaken;
  }
  return { rows: total, rowsTaken, taken };
}

interface Comparing extends Pick<PublishOptions, 'target' | 'onProgress'> {
  expected: Expected;
  taken: Taken;
  setId: string;
}

/** Compares both sides; removes a set that differs, so that the next call copies it again. */
async function compareTables({ expected, taken, setId, target, onProgress }: Comparing): Promise<void> {
  let done = 0;
  for (const [table, totals] of expected) {
    onProgress?.({ title: 'Comparing totals', done, total: expected.size });
    done += 1;
    const difference = await compareTable({ table, totals, taken: taken.get(table) ?? nothingTaken, setId, target });
    if (difference === null) continue;
    await target.remove(setId);
    throw new PublishError(
      `The copy differed from the local data and was removed; the previous set stays in use. ${difference}. Publish again.`,
    );
  }
}

interface TableComparing {
  table: SetTable;
  totals: ControlTotals;
  taken: MonthMarks;
  setId: string;
  target: PublishTarget;
}

/**
 * Describes the difference in words; null if there is none. Reused months with an unchanged mark still have the totals
 * compared at their publishing, so they are not added up again.
 */
async function compareTable({ table, totals, taken, setId, target }: TableComparing): Promise<string | null> {
  // Read marks before the totals: a change in between is in the totals, or changes the mark for the next set.
  const marks = hasMonths(table) ? await target.readMarks(setId, table) : nothingTaken;
  const unchanged = new Set([...taken].filter(([month, mark]) => marks.get(month) === mark).map(([month]) => month));
  const found = await target.readTotals(setId, table, unchanged);
  const difference = describeDifference(table.name, withoutMonths(totals, unchanged), found);
  if (difference !== null) return difference;
  if (hasMonths(table)) await target.keepMonths(setId, table, checkedMonths(totals, marks));
  return null;
}

function checkedMonths(totals: ControlTotals, marks: MonthMarks): Map<number, { totals: string; mark: string }> {
  const months = [...totalsByMonth(totals)].map(([month, text]) => [month, text, marks.get(month)] as const);
  return new Map(
    months.flatMap(([month, text, mark]) => (mark === undefined ? [] : [[month, { totals: text, mark }] as const])),
  );
}
