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

/** Max percentage of refused rows before a file is refused. */
export const defaultMaxRejectedPercent = 5;

export interface LoadFileOptions {
  /** CSV or Parquet. */
  file: string;
  /** The platform's data folder. */
  dataDir: string;
  /**
   * Adds the file to the data in use: a row replaces the policy with its `policy_id`, or is added. Default false: the
   * file replaces all data.
   */
  isAdded?: boolean | undefined;
  /** A built-in mapping, or a JSON file. Without one, columns have our names. */
  map?: string | undefined;
  /** Encoding of a CSV file without a byte order mark. Default UTF-8. */
  encoding?: CsvEncoding | undefined;
  /** Percent. Default 5. */
  maxRejectedPercent?: number | undefined;
  /**
   * Last day of the data. Default: the mapping's, else the last day on which a policy begins, at most today; that of the data in use
   * where it is later and the file is added.
   */
  asOf?: string | undefined;
  onProgress?: OnSetProgress;
  /** Called with the counts before the file is accepted or refused. */
  onChecked?: (summary: LoadSummary) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Result of a load. */
export interface LoadSummary {
  rows: number;
  rejected: number;
  reasons: readonly RejectionCount[];
  /** Path of the report of refused rows; null without any. */
  report: string | null;
  /** Rows that contradict their agency's first row, which wins. */
  differences: number;
  /** Policies whose expiration was clamped to 2199-12-31. */
  clampedExpirations: number;
  /** Earlier policies that a row replaced; null for a complete file. */
  replaced: number | null;
  /** Unused columns. */
  ignored: readonly string[];
}

/**
 * Loads a file of policies and puts it into use, whole or not at all.
 * Throws a LoadError if the file is unreadable, lacks columns, or has too many refused rows; the data in use stays.
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
    if (summary === null) throw new Error('The file was accepted without being checked.');
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
