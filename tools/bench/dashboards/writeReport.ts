/* eslint-disable @nx/enforce-module-boundaries -- shares the bare engine, the clock and the calls of the other benchmarks, which no package exports */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { version as duckDbVersion } from '@duckdb/node-api';
import { format, resolveConfig } from 'prettier';
import type { Summary } from '../search/statistics.ts';
import { type DashboardResult, turns } from './measure.ts';
import { scatterPoints } from './measureScatter.ts';

/** Data of the document. */
export interface Report {
  results: readonly DashboardResult[];
  policies: number;
  agencies: number;
  rounds: number;
  warmUps: number;
  /** Gzip bytes of what the frame loads before it draws. */
  firstView: number;
  /** The longest task of each dashboard's page, while it opens and while filters change, in processor time. */
  tasks: readonly { title: string; longestMs: number }[];
  /** Drawing a scatter. */
  scatter: Summary;
}

/** Numbers are there after this many times the engine's slowest statement, and this many milliseconds more. */
const largestRatio = 1.5;
const largestOnTopMs = 100;
/** How much longer a filter change may take where ten users change filters at once. */
const largestCrowding = 3;
/** Gzip bytes. */
const largestFirstView = 150_000;
const longestTaskMs = 100;
const longestScatterMs = 60;

/** Returns the missed goals as sentences. */
export function missedGoals({ results, firstView, tasks, scatter }: Report): string[] {
  return [
    ...results.flatMap(({ title, engine, numbers, all, alone, together }) => [
      numbers.median > goalOf(engine) && `${title}: the numbers take ${ms(numbers.median)}, not ${ms(goalOf(engine))}.`,
      all.median > goalOf(engine) && `${title}: all tiles take ${ms(all.median)}, not ${ms(goalOf(engine))}.`,
      together > largestCrowding * alone &&
        `${title}: with ten people at once a change takes ${(together / alone).toFixed(1)} times as long, not ${largestCrowding}.`,
    ]),
    firstView > largestFirstView &&
      `The frame's first view has ${kilobytes(firstView)}, not ${kilobytes(largestFirstView)}.`,
    ...tasks.map(
      ({ title, longestMs }) =>
        longestMs > longestTaskMs && `The ${title}: a task takes ${ms(longestMs)}, not ${ms(longestTaskMs)}.`,
    ),
    scatter.median > longestScatterMs &&
      `A scatter of ${scatterPoints.toLocaleString('en-US')} points takes ${ms(scatter.median)}, not ${ms(longestScatterMs)}.`,
  ].filter((missed) => missed !== false);
}

/** Prints the table and, if there is one, writes it to a Markdown file. */
export async function writeReport(file: string | null, report: Report): Promise<void> {
  const text = `${headOf(report)}\n\n${tableOf(report)}\n\n${footOf(report)}\n`;
  process.stdout.write(text);
  if (file === null) return;
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

function headOf({ policies, agencies, rounds, warmUps }: Report): string {
  return `# Dashboards: the platform against its engine

Written by \`npm run bench:dashboards\`; do not edit.

${policies.toLocaleString('en-US')} generated policies of ${agencies.toLocaleString('en-US')} agencies.

- **Engine**: DuckDB alone through its own Node client, on the same file with the same settings: the slowest of all statements that
  the tiles of the dashboard ask, until it has made the last row.
- **Engine, whole page**: all those statements at once, over as many connections as the platform has; until the last has made its
  last row. No platform can be faster on this machine.
- **Numbers**: all tiles are asked for at once over HTTP on loopback, over six connections as a browser does; until the answer with
  the numbers at the top of the page is there.
- **All tiles**: until the last answer is there.
- **One person**, **ten people**: filter changes that each ask for all tiles again, each made as soon as the page shows the one
  before, and sent half a second later, as the page does; 95 of 100 took at most this from being sent. One person and ten take
  ${turns} turns, one after the other, so that a pause of the machine in one of them decides nothing.
- **Engine, ten people**: the engine alone in the same way: the statements of ten people's pages, with the same pauses, and how
  many times longer than those of one person. Where pages keep all cores busy, none can be answered sooner.

Every round has other filters, and what the platform keeps of earlier filters is of no use to it. The engine's turn comes before the
platform's in one round and behind it in the next. ${warmUps} warm-up rounds and ${rounds} measured ones, medians ± median deviations.
Premium and policies of every tile were compared with a statement that was written by hand, and their rows added up, to the cent.`;
}

function tableOf({ results }: Report): string {
  const rows = results.map((result) =>
    [
      `${result.title} (${result.tiles} tiles, ${result.statements} statements)`,
      spread(result.engine),
      ms(goalOf(result.engine)),
      spread(result.numbers),
      spread(result.all),
      spread(result.enginePage),
      ms(result.alone),
      timesAlone(result.together, result.alone),
      timesAlone(result.engineTogether, result.engineAlone),
    ].join(' | '),
  );
  return `| dashboard | engine, slowest statement | goal | numbers | all tiles | engine, whole page | one person | ten people | engine, ten people |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}`;
}

function footOf(report: Report): string {
  const missed = missedGoals(report);
  const [cpu] = cpus();
  const [load = 0] = loadavg();
  const tasks = report.tasks.map(({ title, longestMs }) => `${ms(longestMs)} (${title})`).join(' and ');
  return `The frame loads ${kilobytes(report.firstView)} (gzip) before it draws; the goal is ${kilobytes(largestFirstView)}.

In the browser, while a dashboard opens and while its filters change, the longest task takes ${tasks} of processor time; the goal is ${ms(longestTaskMs)}. A scatter of ${scatterPoints.toLocaleString('en-US')} points is drawn in ${spread(report.scatter)}, from being rendered to the end of the frame that shows it; the goal is ${ms(longestScatterMs)}.

Goals: numbers and all tiles within ${largestRatio} times the engine's slowest statement and ${largestOnTopMs} ms more; ten people at
once within ${largestCrowding} times one person. ${missed.length === 0 ? 'All are met.' : `Missed in this run:\n\n${missed.map((line) => `- ${line}`).join('\n')}`}

Measured on ${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory, load ${load.toFixed(1)} at the end, Node ${process.version}, DuckDB ${duckDbVersion()}.${load > 2 * cpus().length ? ' Other programs kept the machine busy: what takes many steps waits for a core at each of them, and takes a multiple of its own time. Run it again on an idle machine.' : ''}`;
}

function timesAlone(together: number, alone: number): string {
  return `${ms(together)} (${(together / alone).toFixed(1)} ×)`;
}

function goalOf({ median }: Summary): number {
  return largestRatio * median + largestOnTopMs;
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 1 : 0)} ms`;
}

function spread({ median, deviation }: Summary): string {
  return `${ms(median)} ± ${ms(deviation)}`;
}

/** With a decimal: a goal that is missed by a little must not read as the goal. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
