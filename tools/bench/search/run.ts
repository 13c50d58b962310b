/* eslint-disable @nx/enforce-module-boundaries -- the set is made by the platform's own generator, which no package exports */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { tableFromIPC } from 'apache-arrow';
import { buildSampleSet } from '../../../apps/platform/src/data/ensureSampleSet.ts';
import { readCurrentSet } from '../../../apps/platform/src/data/set/readCurrentSet.ts';
import { openBareEngine, type BareEngine } from './engine.ts';
import { checkingSql, filterMixes, type FilterMix } from './filterMixes.ts';
import { postSearch } from './postSearch.ts';
import { ratiosOf, type MixResult } from './MixResult.ts';
import { summarize } from './statistics.ts';
import { writeReport } from './writeReport.ts';

const warmUps = 5;
const measured = 9;
/** The platform's time over the engine's, at most. */
const largestRatio = 1.25;

const { values: options } = parseArgs({
  options: {
    policies: { type: 'string', default: '10000000' },
    agencies: { type: 'string', default: '20000' },
    'data-dir': { type: 'string', default: '.data/bench-search' },
    report: { type: 'string', default: 'docs/benchmarks-search.md' },
  },
});

const policies = Number(options.policies);
const agencies = Number(options.agencies);
const dataDir = join(process.cwd(), options['data-dir']);
const set = await loadedSet();
const engine = await openBareEngine(join(dataDir, 'warehouse', set.file));
const platform = await startPlatform();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const results = await measureAll(engine);
  await writeReport(options.report, { results, policies, agencies, rounds: measured, largestRatio });
  const { policies: overPolicies, totals } = ratiosOf(results);
  if (overPolicies > largestRatio)
    fail(
      `Over all searches that read policies the platform takes ${overPolicies.toFixed(2)} times the engine's own time for the same SQL`,
    );
  if (totals > largestRatio)
    fail(
      `Over all searches from totals the platform takes ${totals.toFixed(2)} times the engine's own time over the records`,
    );
} finally {
  agent.destroy();
  await engine.close();
  platform.child.disconnect();
}

function fail(message: string): void {
  process.stderr.write(`${message}; ${largestRatio} is the most.\n`);
  process.exitCode = 1;
}

async function loadedSet(): Promise<{ file: string }> {
  const current = await readCurrentSet(join(dataDir, 'warehouse'));
  if (current?.policies === policies && current.agencies === agencies) return current;
  process.stdout.write(`Making ${policies} policies of ${agencies} agencies in ${options['data-dir']}\n`);
  return buildSampleSet({ dataDir, policies, agencies });
}

async function startPlatform(): Promise<{ child: ChildProcess; signedIn(): Promise<{ url: string; token: string }> }> {
  const child = fork(join(import.meta.dirname, 'servePlatform.mjs'), [dataDir]);
  const message = async (): Promise<{ url: string; token: string }> =>
    ((await once(child, 'message')) as [{ url: string; token: string }])[0];
  await message();
  return {
    child,
    signedIn() {
      const answer = message();
      child.send('token');
      return answer;
    },
  };
}

/** All mixes in turn, engine and platform in turn: what else the machine does hits all of them alike. */
async function measureAll(bare: BareEngine): Promise<MixResult[]> {
  const runs = filterMixes.map((mix) => ({
    mix,
    statement: bare.statementFor(mix.filters),
    engine: [] as number[],
    records: [] as number[],
    platform: [] as number[],
    rows: 0,
    bytes: 0,
  }));
  for (let round = 0; round < warmUps + measured; round++) {
    // A token lives for minutes only.
    const { url, token } = await platform.signedIn();
    for (const run of runs) {
      const engineMs = await bare.time(run.statement);
      const recordsMs = await bare.timeSql(checkingSql(run.mix));
      const answer = await postSearch(url, token, agent, run.mix.filters);
      if (round === 0) run.rows = await checkAnswer(bare, run.mix, answer.body);
      if (round < warmUps) continue;
      run.engine.push(engineMs);
      run.records.push(recordsMs);
      run.platform.push(answer.ms);
      run.bytes = answer.body.length;
    }
  }
  return runs.map(({ mix, engine: e, records: r, platform: p, rows, bytes }) => ({
    title: mix.title,
    fromTotals: mix.fromTotals === true,
    rows,
    bytes,
    engine: summarize(e),
    records: summarize(r),
    platform: summarize(p),
  }));
}

/** Speed never comes from doing less: the rows must be those of the hand-written statement. */
async function checkAnswer(bare: BareEngine, mix: FilterMix, body: Buffer): Promise<number> {
  const expected = await bare.ask(checkingSql(mix));
  const table = tableFromIPC(body);
  for (const column of expected.columns) {
    const actual = table.getChild(column.name);
    for (let row = 0; row < expected.rowCount; row++) {
      if (actual?.get(row) !== column.values[row])
        throw new Error(`${mix.title}: row ${row}, ${column.name} is ${actual?.get(row)}, not ${column.values[row]}`);
    }
  }
  if (table.numRows !== expected.rowCount)
    throw new Error(`${mix.title}: ${table.numRows} rows, not ${expected.rowCount}`);
  return expected.rowCount;
}
