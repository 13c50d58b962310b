/* eslint-disable @nx/enforce-module-boundaries -- the set is made by the platform's own generator, which no package exports */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildSampleSet } from '../../../apps/platform/src/data/ensureSampleSet.ts';
import { setLayout } from '../../../apps/platform/src/data/set/CurrentSet.ts';
import { readCurrentSet } from '../../../apps/platform/src/data/set/readCurrentSet.ts';
import { openBareEngine, type BareEngine } from '../search/engine.ts';
import { dashboardsUnderTest } from './DashboardUnderTest.ts';
import { firstViewSize } from './firstViewSize.ts';
import { type DashboardResult, measureDashboard } from './measure.ts';
import { openPageEngine } from './openPageEngine.ts';
import { openRecorder } from './recordStatements.ts';
import { missedGoals, writeReport } from './writeReport.ts';

const { values: options } = parseArgs({
  options: {
    policies: { type: 'string', default: '1000000' },
    /** Default: one for 500 policies. */
    agencies: { type: 'string' },
    'data-dir': { type: 'string', default: '.data/bench-dashboards' },
    report: { type: 'string', default: 'docs/benchmarks-dashboards.md' },
    /** Rounds that run first and are not counted. */
    'warm-ups': { type: 'string', default: '3' },
    rounds: { type: 'string', default: '15' },
    /** Prints the table and leaves the document as it is. */
    trial: { type: 'boolean', default: false },
  },
});

const policies = Number(options.policies);
const agencies = Number(options.agencies ?? Math.round(policies / 500));
const dataDir = join(process.cwd(), options['data-dir']);
const file = join(dataDir, 'warehouse', (await loadedSet()).file);
const engine = await openBareEngine(file);
const pageEngine = await openPageEngine(file);
const recorder = await openRecorder(file);
const platform = await startPlatform();
try {
  const rounds = Number(options.rounds);
  const measuring = {
    engine,
    pageEngine,
    recorder,
    signedIn: platform.signedIn,
    rounds,
    warmUps: Number(options['warm-ups']),
  };
  const results: DashboardResult[] = [];
  for (const dashboard of dashboardsUnderTest(await recorder.withPeers(await largestAgencies(engine))))
    results.push(await measureDashboard(dashboard, measuring));
  const firstView = await firstViewSize(join(process.cwd(), 'apps/dashboards/dist'));
  const report = { results, policies, agencies, rounds, warmUps: measuring.warmUps, firstView };
  await writeReport(options.trial ? null : options.report, report);
  for (const missed of missedGoals(report)) {
    process.stderr.write(`${missed}\n`);
    process.exitCode = 1;
  }
} finally {
  await recorder.close();
  pageEngine.close();
  await engine.close();
  platform.child.disconnect();
}

async function loadedSet(): Promise<{ file: string }> {
  const current = await readCurrentSet(join(dataDir, 'warehouse'));
  if (current?.layout === setLayout && current.policies === policies && current.agencies === agencies) return current;
  process.stdout.write(`Making ${policies} policies of ${agencies} agencies in ${options['data-dir']}\n`);
  return buildSampleSet({ dataDir, policies, agencies });
}

async function largestAgencies(bare: BareEngine): Promise<number[]> {
  const { columns } = await bare.ask(
    'SELECT agency_id FROM agency_total WHERE scope = 2 ORDER BY policies DESC, agency_id LIMIT 500',
  );
  return Array.from((columns[0]?.values ?? []) as ArrayLike<number>, Number);
}

async function startPlatform(): Promise<{
  child: ChildProcess;
  signedIn(): Promise<{ url: string; token: string }>;
}> {
  const child = fork(join(import.meta.dirname, 'servePlatform.mjs'), [dataDir]);
  const message = async () => ((await once(child, 'message')) as [{ url: string; token: string }])[0];
  let newest = { ...(await message()), at: Date.now() };
  return {
    child,
    // A token is good for ten minutes; a session serves all frames.
    async signedIn() {
      if (Date.now() - newest.at > 5 * 60_000) {
        const answer = message();
        child.send('token');
        newest = { ...(await answer), at: Date.now() };
      }
      return newest;
    },
  };
}
