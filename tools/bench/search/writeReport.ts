import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { version as duckDbVersion } from '@duckdb/node-api';
import { format, resolveConfig } from 'prettier';
import { ratiosOf, type MixResult } from './MixResult.ts';
import type { Summary } from './statistics.ts';

export interface Report {
  results: readonly MixResult[];
  policies: number;
  agencies: number;
  rounds: number;
  largestRatio: number;
}

/** Writes the table into a Markdown file and onto the screen. */
export async function writeReport(file: string, report: Report): Promise<void> {
  const text = `${headOf(report)}\n\n${tableOf(report.results)}\n\n${footOf(report)}\n`;
  process.stdout.write(text);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

function headOf({ policies, agencies, rounds }: Report): string {
  return `# Agency search: the platform against its engine

Written by \`npm run bench:search\`; do not edit.

${policies.toLocaleString('en-US')} generated policies of ${agencies.toLocaleString('en-US')} agencies.

- **Platform**: a Find agencies request to the whole platform over HTTP on loopback, from sending it to the last byte of the Arrow answer:
  token and session check, validation, query, names, encoding, transport.
- **Engine, same SQL**: DuckDB alone on the same file with the statement that the platform sends, to its last row, nothing read out of it.
- **Engine, policies**: DuckDB alone with a statement over the policies that was written by hand and gives agencies, names, counts and premium.
  Every answer of the platform was compared with it row by row.

All three in turn for every mix of filters, 5 warm-up rounds and ${rounds} measured ones, medians ± median deviations.`;
}

function footOf({ results, largestRatio }: Report): string {
  const { policies, totals } = ratiosOf(results);
  const [cpu] = cpus();
  return `Searches that read policies, all together: the platform takes **${policies.toFixed(2)}** times the engine's own time for the same SQL (goal: ${largestRatio} at most).
Searches marked * ask for no single policies; the platform answers them from the agencies' totals, a look-up that is shorter than
the way of its answer over HTTP. All together they take **${totals.toFixed(2)}** times the engine's own time over the policies (goal: ${largestRatio} at most).

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Node ${process.version}, DuckDB ${duckDbVersion()}.`;
}

function tableOf(results: readonly MixResult[]): string {
  const rows = results.map(
    ({ title, fromTotals, rows: count, bytes, engine, records, platform }) =>
      `| ${title}${fromTotals ? ' *' : ''} | ${count.toLocaleString('en-US')} | ${Math.round(bytes / 1024).toLocaleString('en-US')} | ${timeOf(engine)} | ${timeOf(records)} | ${timeOf(platform)} ` +
      `| ${(platform.median / engine.median).toFixed(2)} | ${(platform.median / records.median).toFixed(2)} |`,
  );
  return [
    '| filters | agencies | answer, KB | engine, same SQL, ms | engine, policies, ms | platform, ms | to same SQL | to policies |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function timeOf({ median, deviation }: Summary): string {
  return `${median.toFixed(1)} ± ${deviation.toFixed(1)}`;
}
