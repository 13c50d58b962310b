/* eslint-disable @nx/enforce-module-boundaries -- tools/bench is no package: its parts share these files */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import type { SetSize } from '../loadedSet.ts';
import type { Summary } from '../search/statistics.ts';
import type { ApplyResult } from './measureApply.ts';
import type { CountResult } from './measureCounts.ts';

/** The goals, milliseconds. */
const goals = {
  /** Counts beside the options of a field, at the server. */
  counts: 80,
  /** Results on screen after Apply. */
  apply: 150,
};

/** What `npm run bench:find-agencies` measured. */
export interface FindAgenciesReport {
  counts: readonly CountResult[];
  apply: ApplyResult;
  /** Size of the set that counts are asked of. */
  large: SetSize;
  /** Size of the sample set, on which Apply is measured. */
  sample: SetSize;
  rounds: number;
  warmUps: number;
}

/** Prints the tables, and writes them into a Markdown file if there is one. */
export async function writeReport(file: string | null, report: FindAgenciesReport): Promise<void> {
  const text = reportText(report);
  process.stdout.write(text);
  if (file !== null) await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** The goals that were missed, one line each. */
export function missedGoals({ counts, apply }: Pick<FindAgenciesReport, 'counts' | 'apply'>): string[] {
  const slow = counts.filter(({ platform }) => platform.median > goals.counts);
  return [
    ...slow.map(({ title, platform }) => lineOf(`Counts of ${title} take`, platform, goals.counts)),
    ...(apply.shown.median > goals.apply ? [lineOf('Results come after', apply.shown, goals.apply)] : []),
  ];
}

function lineOf(what: string, { median }: Summary, goal: number): string {
  return `${what} ${median.toFixed(0)} ms; the goal is ${goal} ms.`;
}

function reportText({ counts, apply, large, sample, rounds, warmUps }: FindAgenciesReport): string {
  const [cpu] = cpus();
  const within = counts.filter(({ platform }) => platform.median <= goals.counts).length;
  return `# Find agencies: counts beside options, and results after Apply

Written by \`npm run bench:find-agencies\`; do not edit. Milliseconds, medians ± median deviations.

## Counts beside options

${sizeText(large)}. The panel asks for the counts of a field when its list opens. Each is asked under the other filters of a draft.

- **Engine**: DuckDB alone, a statement with the same answer that was written by hand, to its last row.
- **Platform**: the request over HTTP on loopback, to the last byte of its answer. Before the measuring each answer was compared
  with that of the statement.

${warmUps} warm-up rounds and ${rounds} measured ones, all questions in turn. ${within} of ${counts.length} are within the goal of ${goals.counts} ms.

| field: draft | options | engine | platform | to engine |
|---|--:|--:|--:|--:|
${counts.map((result) => countRow(result)).join('\n')}

## Results after Apply

${sizeText(sample)}: the sample set. A browser of 1440 × 900 px opens commercial lines with premiums of $500 to $20,000, and adds a
state to the filters before each Apply. The time goes from the click's time stamp until the frame is drawn that shows the right
count and the right first agency. ${apply.rounds} searches after 5 that warm up.

| request alone | on screen | to the request | goal |
|--:|--:|--:|--:|
| ${timeOf(apply.request)} | ${timeOf(apply.shown)} | ${(apply.shown.median / apply.request.median).toFixed(2)} | ${goals.apply} |

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Node ${process.version}.
`;
}

function sizeText({ policies, agencies }: SetSize): string {
  return `${policies.toLocaleString('en-US')} generated policies of ${agencies.toLocaleString('en-US')} agencies`;
}

function countRow({ title, options, engine, platform }: CountResult): string {
  const ratio = (platform.median / engine.median).toFixed(2);
  return `| ${title} | ${options.toLocaleString('en-US')} | ${timeOf(engine)} | ${timeOf(platform)} | ${ratio} |`;
}

function timeOf({ median, deviation }: Summary): string {
  return `${median.toFixed(1)} ± ${deviation.toFixed(1)}`;
}
