import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { engineNames, engineTitles } from './EngineName.ts';
import { type Crowd, thinkMs } from './measureCrowd.ts';
import type { EngineResult } from './measureEngine.ts';
import { coresOfTwo, type TwoPlatforms } from './measureTwo.ts';

/** The platform's time over the engine's, all searches together, at most. */
const maxToEngine = 1.5;
/** p99 of many users over that of one alone, at most. */
const maxToAlone = 5;
/** Questions a second of two platforms over those of one, at least. */
const minOfTwo = 1.6;
/** Memory at the end over that in the middle, at most. */
const maxMemoryRatio = 1.1;

/** Prints the tables, and writes them into a Markdown file if there is one. */
export async function writeReport(file: string | null, results: readonly EngineResult[]): Promise<void> {
  const text = reportText(results);
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
      ...(result.two !== undefined && result.two.two < minOfTwo * result.two.one
        ? [
            `${name}: two platforms answer ${ofTwo(result.two)} times as many questions as one; ${minOfTwo} is the limit.`,
          ]
        : []),
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
    memory: together.memory.end.rss / together.memory.middle.rss,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function reportText(results: readonly EngineResult[]): string {
  const [cpu] = cpus();
  return `# Engines and sizes

Written by \`npm run bench:scale\`; do not edit.

Generated policies, one set for all engines. DuckDB reads its file inside the platform; PostgreSQL and ClickHouse are servers of the
tests on the same machine (PostgreSQL with the settings of [operating](operating.md#policy-data-in-postgresql) and 2 GB of buffers,
ClickHouse as chdb in a process), filled by \`data:publish\`. All share the cores with the platform and with the program that asks. A run may measure one size of one engine; lines
of earlier runs stay.

Load is that of the machine at the end of a line's measuring: far above ${cpus().length}, other programs shared the cores, and its times
are too long.

## Searches: the platform beside its engine

Rounds of the eight searches of [the search benchmark](benchmarks-search.md) that read policies, in turn with the same
statement sent by the engine's own client, its rows read. The rows of the first round are compared with a statement that was written by hand.
The limit is ${maxToEngine} times the engine's time, all searches together.

| policies | engine | measured | engine, ms, sum of medians | slowest search, ms | platform, ms | to engine | load of the machine |
|--:|---|---|--:|--:|--:|--:|--:|
${results.map(searchRow).join('\n')}

## People

A person makes three searches, then opens the benchmarks' dashboard with all its tiles, which counts as one question, and begins again. After
each answer the person looks at it for ${thinkMs / 1_000} s on average (${thinkMs / 2_000} to ${(thinkMs * 3) / 2_000} s) before the next question. That pause is an assumption,
no measurement of real people; a tab that is left alone asks for nothing but its session. Limits: no error, p99 at
most ${maxToAlone} times that of one person alone, who asks again at once, and memory at the end at most ${maxMemoryRatio} times that in the middle.

| policies | engine | people | s | questions | errors | p50, ms | p99, ms | p99 of one alone, ms | ratio | memory in the middle, at the end, MiB | of it held by JavaScript, MiB |
|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${results.map(crowdRow).join('\n')}

### As much as the machine does

The same people without any pause: each asks again at once, so that as many questions wait as there are people. This is the
throughput of one platform with its engine on this machine, and how long a question waits then. No limit holds for it. Processor time
depends least on what else the machine does; the platform's has that of DuckDB in it, and not that of a server.

| policies | engine | people | questions a second | questions | errors | p50, ms | p99, ms | processor time a question, ms | of the program that asks, ms |
|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|
${results.map(saturatedRow).join('\n')}

### Two platforms

${twoText(results)}

## Loading and publishing

A day: the policies of the last day, added with \`data:load --add\` and published again. Sent: rows of all tables of that second
publishing that did not come from the set before. Memory: the most that the process which made DuckDB's set had.

| policies | engine | bytes a policy | whole set, s | policies a second | rows of a day | a day, s | sent | memory, MiB |
|--:|---|--:|--:|--:|--:|--:|--:|--:|
${results.map(publishRow).join('\n')}

## A billion, on paper

Multiplied from the largest set above; nothing of it was measured. Disk for three sets; a day's work is not in it. The slowest search on
this machine, and how many cores like its answer it in two seconds where they share the work evenly.

| policies | engine | disk, TB | first loading or publishing, hours | slowest search here, s | cores for two seconds |
|--:|---|--:|--:|--:|--:|
${largestOfEach(results)
  .flatMap((result) => [1e9, 1e10].map((size) => paperRow(result, size)))
  .join('\n')}

${hundredMillionText(results)}

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB. Node ${process.version}.
`;
}

function twoText(results: readonly EngineResult[]): string {
  const measured = results.flatMap((result) => (result.two === undefined ? [] : [twoRow(result, result.two)]));
  if (measured.length === 0)
    return `Not measured: needs ${coresOfTwo} cores. The goal is ${minOfTwo} times the questions a second of one platform; these ${cpus().length} cores are full with one platform, its engine and the program that asks.`;
  return `The same people ask one platform, and half of them each of two on one database and set. Each platform has cores of its own, as on
a machine of its own; DuckDB works inside it. The goal is ${minOfTwo} times the questions a second of one.

| policies | engine | cores of each | questions a second of one | of two | ratio |
|--:|---|--:|--:|--:|--:|
${measured.join('\n')}`;
}

function twoRow(result: EngineResult, two: TwoPlatforms): string {
  return `${start(result)} | ${[two.coresEach, two.one.toFixed(1), two.two.toFixed(1), ofTwo(two)].join(' | ')} |`;
}

function ofTwo({ one, two }: TwoPlatforms): string {
  return (two / one).toFixed(2);
}

function hundredMillionText(results: readonly EngineResult[]): string {
  const largest = Math.max(...results.map(({ policies }) => policies));
  const { policies, times } = results.find((result) => result.policies === largest) ?? {};
  if (policies === undefined || times === undefined || policies >= 1e8) return '';
  const minutes = (times.loadSeconds * 1e8) / policies / 60;
  return `100 million policies were not measured: at the rate above, loading them takes ${minutes.toFixed(0)} minutes on this machine before anything is published or asked.`;
}

function start({ policies, engine }: EngineResult): string {
  return `| ${policies.toLocaleString('en-US')} | ${engineTitles[engine]}`;
}

function slowestMs({ searches }: EngineResult): number {
  return Math.max(...searches.map(({ engine }) => engine.median));
}

function searchRow(result: EngineResult): string {
  const cells = [
    result.day,
    sum(result.searches.map((search) => search.engine.median)).toFixed(0),
    slowestMs(result).toFixed(0),
    sum(result.searches.map((search) => search.platform.median)).toFixed(0),
    ratiosOf(result).toEngine.toFixed(2),
    result.machineLoad.toFixed(1),
  ];
  return `${start(result)} | ${cells.join(' | ')} |`;
}

function crowdRow(result: EngineResult): string {
  const { load, memory, people, seconds } = result.together;
  const mib = (kind: 'rss' | 'used') =>
    [memory.middle, memory.end].map((found) => (found[kind] / 2 ** 20).toFixed(0)).join(', ');
  const cells = [
    people,
    seconds.toFixed(0),
    ...loadCells(load),
    result.alone.load.p99Ms.toFixed(0),
    ratiosOf(result).toAlone.toFixed(2),
    mib('rss'),
    mib('used'),
  ];
  return `${start(result)} | ${cells.join(' | ')} |`;
}

function saturatedRow(result: EngineResult): string {
  const { load, people, seconds, processor } = result.saturated;
  const aQuestion = (ms: number | undefined) => (ms === undefined ? '' : (ms / load.requests).toFixed(1));
  const processorCells = [aQuestion(processor?.platformMs), aQuestion(processor?.askerMs)];
  const cells = [people, (load.requests / seconds).toFixed(1), ...loadCells(load), ...processorCells];
  return `${start(result)} | ${cells.join(' | ')} |`;
}

function loadCells({ requests, errors, p50Ms, p99Ms }: Crowd['load']): (string | number)[] {
  return [requests.toLocaleString('en-US'), errors, p50Ms.toFixed(0), p99Ms.toFixed(0)];
}

function publishRow(result: EngineResult): string {
  const { whole, day } = makingOf(result);
  const cells = [
    (result.bytes / result.policies).toFixed(0),
    whole.toFixed(0),
    Math.round(result.policies / whole).toLocaleString('en-US'),
    result.times.dayRows.toLocaleString('en-US'),
    day.toFixed(0),
    result.publishing === null
      ? ''
      : `${result.publishing.dayRows.toLocaleString('en-US')} of ${result.publishing.rows.toLocaleString('en-US')}`,
    result.publishing !== null || result.times.peakBytes === undefined
      ? ''
      : (result.times.peakBytes / 2 ** 20).toFixed(0),
  ];
  return `${start(result)} | ${cells.join(' | ')} |`;
}

/** Seconds to load a set, or to publish it. */
function makingOf({ publishing, times }: EngineResult): { whole: number; day: number } {
  return publishing === null
    ? { whole: times.loadSeconds, day: times.addSeconds }
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

/** Cores that a search here works on: of PostgreSQL one, by its settings. */
function coresOfSearch({ engine }: EngineResult): number {
  return engine === 'postgresql' ? 1 : cpus().length;
}

function paperRow(result: EngineResult, size: number): string {
  const times = size / result.policies;
  const slowest = (slowestMs(result) * times) / 1_000;
  const cells = [
    ((3 * result.bytes * times) / 1e12).toFixed(2),
    ((makingOf(result).whole * times) / 3_600).toFixed(1),
    slowest.toFixed(0),
    Math.ceil((coresOfSearch(result) * slowest) / 2).toLocaleString('en-US'),
  ];
  return `| ${size.toLocaleString('en-US')} | ${engineTitles[result.engine]} | ${cells.join(' | ')} |`;
}
