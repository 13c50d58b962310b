import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { version as duckDbVersion } from '@duckdb/node-api';

/** What was measured of one mix of filters. Times are medians, milliseconds; deviations are median deviations. */
export interface MixResult {
  title: string;
  rows: number;
  bytes: number;
  engineMs: number;
  engineDeviation: number;
  platformMs: number;
  platformDeviation: number;
  ratio: number;
}

export interface Report {
  results: readonly MixResult[];
  policies: number;
  agencies: number;
  rounds: number;
  largestRatio: number;
}

/** Writes the table into a Markdown file and onto the screen. */
export async function writeReport(file: string, report: Report): Promise<void> {
  const table = tableOf(report.results);
  process.stdout.write(`${table}\n`);
  await writeFile(file, `${headOf(report)}\n\n${table}\n`);
}

function headOf({ results, policies, agencies, rounds, largestRatio }: Report): string {
  const [cpu] = cpus();
  const worst = Math.max(...results.map(({ ratio }) => ratio));
  return [
    '# Agency search: the platform against its engine',
    '',
    'Written by `npm run bench:search`; do not edit.',
    '',
    `${policies.toLocaleString('en-US')} generated policies of ${agencies.toLocaleString('en-US')} agencies. "Platform" is a Find agencies request to the whole platform`,
    'over HTTP on loopback, from sending it to the last byte of the Arrow answer: token and session check, validation, query, names, encoding.',
    '"Engine" is DuckDB alone with the same SQL on the same file, to its last row. Both in turn for every mix of filters,',
    `5 warm-up rounds and ${rounds} measured ones, medians ± median deviations. Each answer was compared row by row with a statement written by hand.`,
    `The goal is a ratio of ${largestRatio} at most; the largest here is ${worst.toFixed(2)}.`,
    '',
    `Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB. Node ${process.version}, DuckDB ${duckDbVersion()}.`,
  ].join('\n');
}

function tableOf(results: readonly MixResult[]): string {
  const rows = results.map(({ title, rows: count, bytes, engineMs, engineDeviation, platformMs, platformDeviation, ratio }) =>
    `| ${title} | ${count.toLocaleString('en-US')} | ${Math.round(bytes / 1024).toLocaleString('en-US')} | ${timeOf(engineMs, engineDeviation)} | ${timeOf(platformMs, platformDeviation)} | ${ratio.toFixed(2)} |`);
  return ['| filters | agencies | answer, KB | engine, ms | platform, ms | ratio |', '|---|--:|--:|--:|--:|--:|', ...rows].join('\n');
}

function timeOf(ms: number, deviation: number): string {
  return `${ms.toFixed(1)} ± ${deviation.toFixed(1)}`;
}
