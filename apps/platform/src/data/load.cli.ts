import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgressPrinter } from './cli/createProgressPrinter.ts';
import { printCount } from './cli/printCount.ts';
import { printable } from './cli/printable.ts';
import { runCommand, UsageError } from './cli/runCommand.ts';
import { csvEncodings, type CsvEncoding } from './load/openCsvSource.ts';
import { builtInMappings } from './load/readMapping.ts';
import { defaultMaxRejectedPercent, loadFile, type LoadSummary } from './loadFile.ts';
import { warehouseFolder, type CurrentSet } from './set/CurrentSet.ts';
import { takeLoadLock } from './set/LoadLock.ts';
import { restorePreviousSet } from './set/swapSet.ts';

const help = `Loads a file of policies and puts it into use atomically.

  npm run data:load -- FILE [--add] [--map MAPPING] [--data-dir DIR] [--max-rejected PERCENT] [--as-of DATE] [--encoding NAME]
  npm run data:load -- --previous [--data-dir DIR]

  FILE                    CSV (with a header) or Parquet
  --add                   add the rows to the data in use; a row replaces the policy with the same policy_id. Without
                          it, the file replaces all data
  --map MAPPING           a JSON file that maps the columns, or one of: ${builtInMappings.join(', ')}
  --data-dir DIR          the platform's data folder (default DATA_DIR, else .data)
  --max-rejected PERCENT  refuse the file if more rows are refused (default ${defaultMaxRejectedPercent})
  --as-of DATE            last day of the data (default: the last day on which a policy begins, at most today)
  --encoding NAME         encoding of a CSV file: ${csvEncodings.join(', ')} (default utf-8)
  --previous              restore the previous data
  --help                  print this help

Refused rows are listed in DIR/reports/<FILE>.rejected.csv with line, column, value and reason.
docs/loading-data.md explains the columns and the mapping.
`;

/** npm runs scripts in the project's folder; paths are relative to the caller's. */
const caller = process.env.INIT_CWD ?? process.cwd();

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      add: { type: 'boolean' },
      map: { type: 'string' },
      'data-dir': { type: 'string' },
      'max-rejected': { type: 'string' },
      'as-of': { type: 'string' },
      encoding: { type: 'string' },
      previous: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(help);
    return;
  }
  const dataDir =
    values['data-dir'] === undefined ? resolve(process.env.DATA_DIR ?? '.data') : resolve(caller, values['data-dir']);
  if (values.previous === true) return goBack(dataDir);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Name one FILE to load.');

  const progress = createProgressPrinter(process.stderr);
  const { set } = await loadFile({
    file: resolve(caller, file),
    dataDir,
    isAdded: values.add === true,
    map: values.map === undefined ? undefined : mappingPath(values.map),
    encoding: readEncoding(values.encoding),
    maxRejectedPercent: readPercent(values['max-rejected']),
    asOf: readDate(values['as-of']),
    onProgress: progress.report,
    onChecked(summary) {
      progress.finish();
      process.stdout.write(printable(describe(summary)));
    },
  }).finally(progress.finish);
  process.stdout.write(`${describeSet(set)} in use now.\n`);
});

/** Resolves the path of a mapping; built-in ones keep their name. */
function mappingPath(map: string): string {
  return builtInMappings.some((name) => name === map) ? map : resolve(caller, map);
}

async function goBack(dataDir: string): Promise<void> {
  const warehouse = join(dataDir, warehouseFolder);
  const lock = await takeLoadLock(warehouse);
  try {
    const set = await restorePreviousSet(warehouse);
    if (set === null) throw new Error(`There is no previous data in ${warehouse} to restore.`);
    process.stdout.write(`${describeSet(set)} in use again.\n`);
  } finally {
    await lock.release();
  }
}

function describeSet({ policies, agencies, asOf }: CurrentSet): string {
  return `${printCount(policies, 'policy', 'policies')} of ${printCount(agencies, 'agency', 'agencies')}, up to ${asOf}, are`;
}

function describe({ rows, rejected, replaced, reasons, report, ...counts }: LoadSummary): string {
  const { differences, clampedExpirations, ignored } = counts;
  const lines = [`${printCount(rows, 'row', 'rows')} read, ${rejected.toLocaleString('en-US')} refused.`];
  if (replaced !== null)
    lines.push(
      `${printCount(rows - rejected - replaced, 'policy is', 'policies are')} new, ${replaced.toLocaleString('en-US')} replaced.`,
    );
  for (const { column, reason, rows: times } of reasons)
    lines.push(`  ${times.toLocaleString('en-US').padStart(9)} × ${column === '' ? 'row' : column} ${reason}`);
  if (report !== null) lines.push(`Refused rows are listed in ${report}`);
  if (differences > 0)
    lines.push(
      `${printCount(differences, 'row contradicts', 'rows contradict')} the first row of the same agency, which was used.`,
    );
  if (clampedExpirations > 0)
    lines.push(
      `${printCount(clampedExpirations, 'policy expires after 2199-12-31 and was', 'policies expire after 2199-12-31 and were')} set to expire on that day.`,
    );
  if (ignored.length > 0) lines.push(`Columns not used: ${shorten(ignored)}`);
  return `${lines.join('\n')}\n`;
}

/** Lists the first few names, and the number of others. */
function shorten(names: readonly string[], most = 8): string {
  return names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}

function readEncoding(text: string | undefined): CsvEncoding | undefined {
  const encoding = csvEncodings.find((name) => name === text?.toLowerCase());
  if (text !== undefined && encoding === undefined)
    throw new UsageError(`--encoding must be one of ${csvEncodings.join(', ')}.`);
  return encoding;
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d+(\.\d+)?%?$/.test(text) ? Number(text.replace('%', '')) : Number.NaN;
  if (!(percent >= 0 && percent <= 100)) throw new UsageError('--max-rejected must be a percentage from 0 to 100.');
  return percent;
}

function readDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isFinite(time) || !new Date(time).toISOString().startsWith(text))
    throw new UsageError('--as-of must be a date such as 2026-10-31.');
  return text;
}
