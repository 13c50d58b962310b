import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { engineNames, engineTitles } from './EngineName.ts';
import type { Sets } from './makeSets.ts';
import { pauseMs } from './measureCrowd.ts';
import type { EngineResult } from './measureEngine.ts';

/** The platform's time over the engine's, all searches together, at most. */
const maxToEngine = 1.5;
/** p99 of many people over that of one alone, at most. */
const maxToAlone = 5;
/** Memory at the end over that in the middle, at most. */
const maxMemoryRatio = 1.1;

/** What `npm run bench:scale` measured. */
export interface ScaleReport {
  results: readonly EngineResult[];
  /** The sets by their number of policies. */
  sets: ReadonlyMap<number, Sets>;
  rounds: number;
  seconds: number;
}

/** Prints the tables, and writes them into a Markdown file if there is one. */
export async function writeReport(file: string | null, report: ScaleReport): Promise<void> {
  const text = reportText(report);
  process.stdout.write(text);
  if (file !== null) await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** The goals that were not held, one line each. */
export function missedGoals(results: readonly EngineResult[]): string[] {
  return results.flatMap((result) => {
    const name = `${engineTitles[result.engine]}, ${result.policies.toLocaleString('en-US')} policies`;
    const { errors, firstError } = result.together.load;
    const { toEngine, toAlone, memory } = ratiosOf(result);
    return [
      ...(errors > 0 ? [`${name}: ${errors} errors; the first: ${firstError}`] : []),
      ...above(`${name}: the platform's time over the engine's`, toEngine, maxToEngine),
      ...above(`${name}: p99 of many people over that of one`, toAlone, maxToAlone),
      ...above(`${name}: memory at the end over that in the middle`, memory, maxMemoryRatio),
    ];
  });
}

function above(what: string, ratio: number, max: number): string[] {
  return ratio > max ? [`${what} is ${ratio.toFixed(2)}; ${max} is the limit.`] : [];
}

function ratiosOf({ searches, alone, together }: EngineResult): { toEngine: number; toAlone: number; memory: number } {
  return {
    toEngine: sum(searches.map(({ platform }) => platform.median)) / sum(searches.map(({ engine }) => engine.median)),
    toAlone: together.load.p99Ms / alone.load.p99Ms,
    memory: together.memory.end / together.memory.middle,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function reportText({ results, sets, rounds, seconds }: ScaleReport): string {
  const [cpu] = cpus();
  return `# Engines and sizes

Written by \`npm run bench:scale\`; do not edit.

Generated policies, one set for all engines. DuckDB reads its file inside the platform; PostgreSQL and ClickHouse are servers of the
tests on the same machine (PostgreSQL with 16 MB of buffers of its own and \`jit = off\`, ClickHouse as chdb in a process), filled by
\`data:publish\`. All share the cores with the platform and with the program that asks.

## Searches: the platform beside its engine

${rounds} rounds of the eight searches of [the search benchmark](benchmarks-search.md) that read policies, in turn with the same
statement sent by the engine's own client, its rows read. The rows of the first round are compared with a statement that was written by hand.
The limit is ${maxToEngine} times the engine's time, all searches together.

| policies | engine | engine, ms, sum of medians | slowest search, ms | platform, ms | to engine |
|--:|---|--:|--:|--:|--:|
${results.map(searchRow).join('\n')}

## People

Each asks again ${pauseMs / 1_000} s after the answer: three searches, then the benchmarks' dashboard with all its tiles, which counts as one. Many people
ask for ${seconds} s. Limits: no error, p99 at most ${maxToAlone} times that of one person alone, memory at the end at most ${maxMemoryRatio} times that in the middle.

| policies | engine | people | questions | errors | p50, ms | p99, ms | p99 of one alone, ms | ratio | memory in the middle, at the end, MiB |
|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|
${results.map(crowdRow).join('\n')}

## Loading and publishing

A day: the policies of the last day, added with \`data:load --add\` and published again. Sent: rows of all tables of that second
publishing that did not come from the set before.

| policies | engine | bytes a policy | whole set, s | policies a second | rows of a day | a day, s | sent |
|--:|---|--:|--:|--:|--:|--:|--:|
${results.map((result) => publishRow(result, sets)).join('\n')}

## A billion, on paper

Multiplied from the largest set above; nothing of it was measured. Disk for three sets; a day's work is not in it. The slowest search on
this machine, and how many cores like its answer it in two seconds where they share the work evenly.

| policies | engine | disk, TB | first loading or publishing, hours | slowest search here, s | cores for two seconds |
|--:|---|--:|--:|--:|--:|
${largestOfEach(results)
  .flatMap((result) => [1e9, 1e10].map((size) => paperRow(result, size, sets)))
  .join('\n')}

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Node ${process.version}.
`;
}

function start({ policies, engine }: EngineResult): string {
  return `| ${policies.toLocaleString('en-US')} | ${engineTitles[engine]}`;
}

function slowestMs({ searches }: EngineResult): number {
  return Math.max(...searches.map(({ engine }) => engine.median));
}

function searchRow(result: EngineResult): string {
  const engine = sum(result.searches.map((search) => search.engine.median));
  const platform = sum(result.searches.map((search) => search.platform.median));
  return `${start(result)} | ${engine.toFixed(0)} | ${slowestMs(result).toFixed(0)} | ${platform.toFixed(0)} | ${ratiosOf(result).toEngine.toFixed(2)} |`;
}

function crowdRow(result: EngineResult): string {
  const { load, memory, people } = result.together;
  const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  const cells = [
    people,
    load.requests.toLocaleString('en-US'),
    load.errors,
    load.p50Ms.toFixed(0),
    load.p99Ms.toFixed(0),
    result.alone.load.p99Ms.toFixed(0),
    ratiosOf(result).toAlone.toFixed(2),
    `${mib(memory.middle)}, ${mib(memory.end)}`,
  ];
  return `${start(result)} | ${cells.join(' | ')} |`;
}

function publishRow(result: EngineResult, sets: ReadonlyMap<number, Sets>): string {
  const { whole, day } = makingOf(result, sets);
  const cells = [
    (result.bytes / result.policies).toFixed(0),
    whole.toFixed(0),
    Math.round(result.policies / whole).toLocaleString('en-US'),
    (sets.get(result.policies)?.times.dayRows ?? NaN).toLocaleString('en-US'),
    day.toFixed(0),
    result.publishing === null
      ? ''
      : `${result.publishing.dayRows.toLocaleString('en-US')} of ${result.publishing.rows.toLocaleString('en-US')}`,
  ];
  return `${start(result)} | ${cells.join(' | ')} |`;
}

/** Seconds to load a set, or to publish it. */
function makingOf(
  { publishing, policies }: EngineResult,
  sets: ReadonlyMap<number, Sets>,
): { whole: number; day: number } {
  const times = sets.get(policies)?.times;
  return publishing === null
    ? { whole: times?.loadSeconds ?? NaN, day: times?.addSeconds ?? NaN }
    : { whole: publishing.wholeSeconds, day: publishing.daySeconds };
}

function largestOfEach(results: readonly EngineResult[]): EngineResult[] {
  return engineNames.flatMap((name) =>
    results
      .filter(({ engine }) => engine === name)
      .toSorted((one, other) => other.policies - one.policies)
      .slice(0, 1),
  );
}

function paperRow(result: EngineResult, size: number, sets: ReadonlyMap<number, Sets>): string {
  const times = size / result.policies;
  const slowest = (slowestMs(result) * times) / 1_000;
  const cells = [
    ((3 * result.bytes * times) / 1e12).toFixed(2),
    ((makingOf(result, sets).whole * times) / 3_600).toFixed(1),
    slowest.toFixed(0),
    Math.ceil((cpus().length * slowest) / 2).toLocaleString('en-US'),
  ];
  return `| ${size.toLocaleString('en-US')} | ${engineTitles[result.engine]} | ${cells.join(' | ')} |`;
}
