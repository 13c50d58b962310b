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
import { type DashboardResult, measureDashboard, people } from './measure.ts';
import { measureScatter } from './measureScatter.ts';
import { longestTask } from './measureTasks.ts';
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
    /** Warm-up rounds, which are not counted. */
    'warm-ups': { type: 'string', default: '3' },
    rounds: { type: 'string', default: '15' },
    /** Prints the table without changing the document. */
    trial: { type: 'boolean', default: false },
  },
});

const policies = Number(options.policies);
const agencies = Number(options.agencies ?? Math.round(policies / 500));
const dataDir = join(process.cwd(), options['data-dir']);
const dashboardsDist = join(process.cwd(), 'apps/dashboards/dist');
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
  const agencyIds = await recorder.withPeers(await largestAgencies(engine));
  for (const dashboard of dashboardsUnderTest(agencyIds)) results.push(await measureDashboard(dashboard, measuring));
  const firstView = await firstViewSize(dashboardsDist);
  const tasks = [
    {
      title: 'agency profile',
      longestMs: await longestTask(await platform.sign(`/embed/dashboards/agency?agency_id=${agencyIds[0]}`)),
    },
    { title: 'benchmarks', longestMs: await longestTask(await platform.sign('/embed/dashboards/benchmarks?')) },
  ];
  const scatter = await measureScatter({ rounds, warmUps: measuring.warmUps });
  const report = { results, policies, agencies, rounds, warmUps: measuring.warmUps, firstView, tasks, scatter };
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

interface FrameTokens {
  url: string;
  tokens: string[];
}

async function startPlatform(): Promise<{
  child: ChildProcess;
  signedIn(person: number): Promise<{ url: string; token: string }>;
  /** Signs the address of a dashboard, given its path and query. */
  sign(target: string): Promise<string>;
}> {
  const child = fork(join(import.meta.dirname, 'servePlatform.mjs'), [dataDir, String(people), dashboardsDist]);
  const message = async <T>() => ((await once(child, 'message')) as [T])[0];
  const ask = <T>(question: string) => {
    const answer = message<T>();
    child.send(question);
    return answer;
  };
  let newest = message<FrameTokens>();
  let askedAt = Date.now();
  await newest;
  return {
    child,
    // A token is good for ten minutes.
    async signedIn(person) {
      if (Date.now() - askedAt > 5 * 60_000) {
        askedAt = Date.now();
        newest = ask<FrameTokens>('tokens');
      }
      const { url, tokens } = await newest;
      return { url, token: tokens[person] ?? '' };
    },
    sign: async (target) => (await ask<{ address: string }>(target)).address,
  };
}
