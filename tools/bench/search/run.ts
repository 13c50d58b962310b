/* eslint-disable @nx/enforce-module-boundaries -- the statements are the platform's own, which no package exports */
import { Agent } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import { checkAnswer } from './checkAnswer.ts';
import { collectGarbage } from './collectGarbage.ts';
import { openBareEngine, type BareEngine } from './engine.ts';
import { filterMixes, type FilterMix } from './filterMixes.ts';
import { forkPlatform, type Served } from './forkPlatform.ts';
import { loadedSet } from '../loadedSet.ts';
import { postJson } from '../postJson.ts';
import { findAgenciesPath } from './findAgenciesPath.ts';
import { measurePermissionCheck } from './permissionCheck.ts';
import { ratiosOf, ratioToNeeded, type MixResult } from './MixResult.ts';
import { summarize } from './statistics.ts';
import { writeReport } from './writeReport.ts';

/** Limits of the platform's time. */
const limits = {
  /**
   * Over the engine's, for all searches together. Up to November 2026 it was 1.25: the last quarter took 873 lines that wrote
   * answers by hand.
   */
  toEngine: 1.5,
  /** Over the engine's with its rows read and the floor's together, for each mix. */
  toNeeded: 1.25,
};

/** What the check of permissions may cost a request, milliseconds. */
const maxPermissionCheckMs = 0.3;

const { values: options } = parseArgs({
  options: {
    policies: { type: 'string', default: '10000000' },
    agencies: { type: 'string', default: '20000' },
    'data-dir': { type: 'string', default: '.data/bench-search' },
    report: { type: 'string', default: 'docs/benchmarks-search.md' },
    /** Rounds of all mixes that run first and are not counted. */
    'warm-ups': { type: 'string', default: '20' },
    rounds: { type: 'string', default: '15' },
    /** Part of the titles of the mixes to measure. Default: all of them. */
    only: { type: 'string' },
    /** Prints the table without changing the document. */
    trial: { type: 'boolean', default: false },
  },
});

const policies = Number(options.policies);
const agencies = Number(options.agencies);
const warmUps = Number(options['warm-ups']);
const measured = Number(options.rounds);
const mixes = filterMixes.filter(({ title }) => title.includes(options.only ?? ''));
if (mixes.length === 0) throw new RangeError(`No mix of filters has "${options.only}" in its title.`);
const engine = await openBareEngine(await loadedSet(options['data-dir'], { policies, agencies }));
const platform = await forkPlatform(join(process.cwd(), options['data-dir']));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const results = await measureAll(engine);
  const file = options.trial ? null : options.report;
  const check = await measurePermissionCheck({ ...(await platform.signedIn()), agent });
  const permissionCheck = { ...check, maxPermissionCheckMs };
  await writeReport(file, { results, policies, agencies, rounds: measured, warmUps, limits, permissionCheck });
  const { toEngine } = ratiosOf(results.filter(({ fromTotals }) => !fromTotals));
  if (toEngine > limits.toEngine)
    fail(
      `Over all searches that read policies the platform takes ${toEngine.toFixed(2)} times the engine's own time`,
      limits.toEngine,
    );
  for (const result of results) {
    const ratio = ratioToNeeded(result);
    if (ratio > limits.toNeeded)
      fail(
        `${result.title}: the platform takes ${ratio.toFixed(2)} times the engine's and the floor's time together`,
        limits.toNeeded,
      );
  }
  if (permissionCheck.median > maxPermissionCheckMs)
    fail(
      `The check of permissions takes ${permissionCheck.median.toFixed(2)} ms of a request`,
      `${maxPermissionCheckMs} ms`,
    );
} finally {
  agent.destroy();
  await engine.close();
  platform.child.disconnect();
}

function fail(message: string, limit: number | string): void {
  process.stderr.write(`${message}; the limit is ${limit}.\n`);
  process.exitCode = 1;
}

/** The measurements of one mix, round by round. */
interface Run {
  mix: FilterMix;
  statement: Statement;
  engine: number[];
  engineRead: number[];
  floor: number[];
  platform: number[];
  rows: number;
  bytes: number;
}

/**
 * All mixes in turn, and for each the engine before the platform in one round and behind it in the next: what else the machine
 * does, and what each leaves in the processor's caches, hits all of them alike.
 */
async function measureAll(bare: BareEngine): Promise<MixResult[]> {
  const runs: Run[] = [];
  for (const mix of mixes) {
    const statement =
      mix.totals === undefined ? await bare.statementFor(mix.filters) : { sql: mix.totals, parameters: [] };
    runs.push({ mix, statement, engine: [], engineRead: [], floor: [], platform: [], rows: 0, bytes: 0 });
  }
  for (let round = 0; round < warmUps + measured; round++) {
    const served = await platform.signedIn();
    for (const [index, run] of runs.entries()) {
      if (round === 0) await checkAndKeep(bare, run, served, index);
      const engineFirst = round % 2 === 0;
      if (engineFirst) await measureEngine(bare, run);
      await measurePlatform(run, served, index);
      if (!engineFirst) await measureEngine(bare, run);
      if (round < warmUps) for (const times of [run.engine, run.engineRead, run.floor, run.platform]) times.length = 0;
    }
  }
  return runs.map(({ mix, engine: e, engineRead, floor, platform: p, rows, bytes }) => ({
    title: mix.title,
    fromTotals: mix.totals !== undefined,
    rows,
    bytes,
    engine: summarize(e),
    engineRead: summarize(engineRead),
    floor: summarize(floor),
    platform: summarize(p),
  }));
}

async function measureEngine(bare: BareEngine, run: Run): Promise<void> {
  collectGarbage();
  const engineTime = await bare.time(run.statement);
  run.engine.push(engineTime.run);
  run.engineRead.push(engineTime.run + engineTime.read);
}

async function measurePlatform(run: Run, { url, floorUrl, token }: Served, index: number): Promise<void> {
  collectGarbage();
  run.platform.push((await postJson({ url: url + findAgenciesPath, token, agent }, { filters: run.mix.filters })).ms);
  run.floor.push((await postJson({ url: `${floorUrl}/${index}`, token, agent }, { filters: run.mix.filters })).ms);
}

/** Checks the platform's answer once, and has the floor answer with the same bytes. */
async function checkAndKeep(
  bare: BareEngine,
  run: Run,
  { url, floorUrl, token }: Served,
  index: number,
): Promise<void> {
  const { body } = await postJson({ url: url + findAgenciesPath, token, agent }, { filters: run.mix.filters });
  run.rows = await checkAnswer(bare, run.mix, body);
  run.bytes = body.length;
  await fetch(`${floorUrl}/${index}`, { method: 'PUT', body: new Uint8Array(body) });
}
