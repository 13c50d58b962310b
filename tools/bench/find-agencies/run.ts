/* eslint-disable @nx/enforce-module-boundaries -- tools/bench is no package: its parts share these files */
import { Agent } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadedSet, type SetSize } from '../loadedSet.ts';
import { openBareEngine, type BareEngine } from '../search/engine.ts';
import { forkPlatform, type ForkedPlatform } from '../search/forkPlatform.ts';
import { measureApply } from './measureApply.ts';
import { measureCounts } from './measureCounts.ts';
import { missedGoals, writeReport } from './writeReport.ts';

const { values: options } = parseArgs({
  options: {
    /** Size of the set that counts are asked of. */
    policies: { type: 'string', default: '10000000' },
    agencies: { type: 'string', default: '20000' },
    /** The data folder with that set; that of `npm run bench:search` unless another is named. */
    'data-dir': { type: 'string', default: '.data/bench-search' },
    report: { type: 'string', default: 'docs/benchmarks-find-agencies.md' },
    /** Rounds of counts that run first and are not counted. */
    'warm-ups': { type: 'string', default: '3' },
    rounds: { type: 'string', default: '9' },
    /** Prints the tables without changing the document. */
    trial: { type: 'boolean', default: false },
  },
});

/** The set that the product makes at its first start. */
const sample: SetSize = { policies: 500_000, agencies: 5_000 };
const large: SetSize = { policies: Number(options.policies), agencies: Number(options.agencies) };
const rounds = { rounds: Number(options.rounds), warmUps: Number(options['warm-ups']) };
const webDir = join(process.cwd(), 'apps/insights/dist');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const counts = await over(options['data-dir'], large, (served) => measureCounts({ ...served, agent, ...rounds }));
const apply = await over('.data/bench-find-agencies', sample, (served) => measureApply({ ...served, agent }));
agent.destroy();
const report = { counts, apply, large, sample, ...rounds };
await writeReport(options.trial ? null : options.report, report);
for (const missed of missedGoals(report)) {
  process.stderr.write(`${missed}\n`);
  process.exitCode = 1;
}

/** Measures over a set: the engine on its file, and a platform that serves it. */
async function over<T>(
  folder: string,
  size: SetSize,
  measure: (served: { engine: BareEngine; platform: ForkedPlatform }) => Promise<T>,
): Promise<T> {
  const engine = await openBareEngine(await loadedSet(folder, size));
  const platform = await forkPlatform(join(process.cwd(), folder), webDir);
  try {
    return await measure({ engine, platform });
  } finally {
    await engine.close();
    platform.child.disconnect();
  }
}
