import { basename, join } from 'node:path';
import { buildSet, type OnSetProgress } from './buildSet.ts';
import { attachSetInUse } from './load/attachSetInUse.ts';
import type { RejectionCount } from './load/createRejectionLog.ts';
import { LoadError } from './load/LoadError.ts';
import type { CsvEncoding } from './load/openCsvSource.ts';
import { openRowSource } from './load/openRowSource.ts';
import { readMapping } from './load/readMapping.ts';
import { stageLoadedFile, type StagedFile } from './load/stageLoadedFile.ts';
import { reportsFolder, warehouseFolder, type CurrentSet } from './set/CurrentSet.ts';

/** Share of rows, in percent, that may be refused before a file is not taken at all. */
export const defaultMaxRejectedPercent = 5;

export interface LoadFileOptions {
  /** CSV or Parquet. */
  file: string;
  /** The platform's data folder. */
  dataDir: string;
  /**
   * Adds the file to the data in use: a row takes the place of the policy with its `policy_id`, or is added. Default false: the file
   * is the whole data.
   */
  isAdded?: boolean | undefined;
  /** A mapping that comes with the loader, or a JSON file. Without one the columns bear our own names. */
  map?: string | undefined;
  /** Of a CSV file without a byte order mark. Default UTF-8. */
  encoding?: CsvEncoding | undefined;
  /** Percent. Default 5. */
  maxRejectedPercent?: number | undefined;
  /**
   * Last day of the data. Default: the mapping's, else the last day on which a policy begins, at most today; that of the data in use
   * where it is later and the file is added.
   */
  asOf?: string | undefined;
  onProgress?: OnSetProgress;
  /** Told before the file is taken or given up, so that the counts are known in both cases. */
  onChecked?: (summary: LoadSummary) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** What came of the rows of a file. */
export interface LoadSummary {
  rows: number;
  rejected: number;
  reasons: readonly RejectionCount[];
  /** The report of refused rows; null where there are none. */
  report: string | null;
  /** Rows that say something else about their agency than its first row did; the first counts. */
  differences: number;
  /** Policies whose expiration was after 2199-12-31 and was taken as that day. */
  clampedExpirations: number;
  /** Policies of the data before whose place was taken by a row; null for a file that is the whole data. */
  replaced: number | null;
  /** Columns that nothing reads. */
  ignored: readonly string[];
}

/**
 * Loads a file of policies and puts it into use, whole or not at all.
 * Throws a LoadError if the file cannot be read, lacks columns, or more rows are refused than allowed: what was in use stays.
 */
export async function loadFile(options: LoadFileOptions): Promise<{ set: CurrentSet; summary: LoadSummary }> {
  const { file, dataDir, map, encoding, isAdded = false, onProgress = () => {}, now = Date.now } = options;
  const warehouse = join(dataDir, warehouseFolder);
  const mapping = map === undefined ? null : await readMapping(map);
  const source = await openRowSource(file, encoding);
  let summary: LoadSummary | null = null;
  try {
    const set = await buildSet({
      warehouse,
      source: describeSource(basename(file), mapping?.description, isAdded),
      asOf: options.asOf ?? mapping?.asOf,
      onProgress,
      now,
      async stage(connection) {
        const base = isAdded ? await attachSetInUse(connection, warehouse) : null;
        const staged = await stageLoadedFile({ connection, source, mapping, file, base, onProgress });
        summary = await summarize(staged, join(dataDir, reportsFolder, `${basename(file)}.rejected.csv`));
        options.onChecked?.(summary);
        refuseBadFile(summary, file, options.maxRejectedPercent ?? defaultMaxRejectedPercent);
      },
    });
    if (summary === null) throw new Error('The file was taken without being checked.');
    return { set, summary };
  } finally {
    source.close();
  }
}

function describeSource(name: string, description: string | undefined, isAdded: boolean): string {
  const source = description === undefined ? name : `${description} (${name})`;
  return isAdded ? `${source}, added to the data before` : source;
}

async function summarize({ rejections, ...staged }: StagedFile, report: string): Promise<LoadSummary> {
  const rejected = await rejections.rejectedRows();
  await rejections.writeReport(report);
  return { ...staged, rejected, reasons: await rejections.counts(), report: rejected > 0 ? report : null };
}

function refuseBadFile({ rows, rejected, report }: LoadSummary, file: string, maxPercent: number): void {
  if (rows === 0)
    throw new LoadError('nothing_to_load', `${file} has a header but no rows. The data in use stays in use.`);
  const seeReport = `See ${report}. The data in use stays in use.`;
  if (rejected === rows)
    throw new LoadError(
      'nothing_to_load',
      `Every one of the ${rows.toLocaleString('en-US')} rows of ${file} was refused. ${seeReport}`,
    );
  if ((100 * rejected) / rows <= maxPercent) return;
  const counts = `${rejected.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows of ${file} were refused, more than ${maxPercent} %.`;
  throw new LoadError('too_many_rejected', `${counts} ${seeReport} Fix the file, or raise --max-rejected.`);
}
