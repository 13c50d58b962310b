import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { version as duckDbVersion } from '@duckdb/node-api';
import { format, resolveConfig } from 'prettier';
import type { LoadTimes } from './LoadTimes.ts';

/** What `npm run bench:ingest` measured. */
export interface LoadReport {
  /** Loads of the same rows without policy numbers, transactions, insured and losses. */
  without: readonly LoadTimes[];
  withTerms: readonly LoadTimes[];
  policies: number;
  agencies: number;
  largestRatio: number;
}

/** Prints the tables, writes them into a Markdown file if there is one, and returns the ratio of processor times. */
export async function writeReport(file: string | null, report: LoadReport): Promise<number> {
  const ratio = medianOf(report.withTerms, 'cpu') / medianOf(report.without, 'cpu');
  const text = reportText(report, ratio);
  process.stdout.write(text);
  if (file !== null) await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  return ratio;
}

function reportText({ without, withTerms, policies, agencies, largestRatio }: LoadReport, ratio: number): string {
  const row = (title: string, key: NumberKey, unit: string) => {
    const [before, after] = [medianOf(without, key), medianOf(withTerms, key)];
    return `| ${title}, ${unit} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${(after / before).toFixed(2)} |`;
  };
  const [cpu] = cpus();
  const steps = medianLoad(withTerms).steps.map(({ title, seconds }) => `| ${title} | ${seconds.toFixed(1)} |`);
  return `# Loading: what it costs to link terms

Written by \`npm run bench:ingest\`; do not edit.

${policies.toLocaleString('en-US')} generated rows of ${agencies.toLocaleString('en-US')} agencies, from Parquet. The same file is loaded in turn as it is, and with a mapping that leaves out \`policy_number\`, \`transaction\`, \`insured_id\` and \`incurred\`, so that no terms are linked. Each load runs in a process of its own. Medians of ${withTerms.length}.

| | without terms | with terms | ratio |
|---|--:|--:|--:|
${row('time', 'wall', 's')}
${row('processor time of all threads', 'cpu', 's')}
${row('largest memory', 'peakMiB', 'MiB')}
${row('file of the set', 'fileMiB', 'MiB')}

With terms, the load takes **${ratio.toFixed(2)}** times the processor time (${largestRatio} at most, or the command fails).

| step, with terms | s |
|---|--:|
${steps.join('\n')}

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Node ${process.version}, DuckDB ${duckDbVersion()}.
`;
}

type NumberKey = 'wall' | 'cpu' | 'peakMiB' | 'fileMiB';

function medianOf(loads: readonly LoadTimes[], key: NumberKey): number {
  const values = loads.map((load) => load[key]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

function medianLoad(loads: readonly LoadTimes[]): LoadTimes {
  const sorted = [...loads].sort((a, b) => a.wall - b.wall);
  return sorted[Math.floor(sorted.length / 2)] as LoadTimes;
}
