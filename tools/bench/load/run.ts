/* eslint-disable @nx/enforce-module-boundaries -- the set is made by the platform's own generator, which no package exports */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildSampleSet } from '../../../apps/platform/src/data/ensureSampleSet.ts';
import { readCurrentSet } from '../../../apps/platform/src/data/set/readCurrentSet.ts';
import type { Person } from './Person.ts';
import { idle, mixed, searching } from './phases.ts';
import { type LoadReport, missedGoals, writeReport } from './writeReport.ts';

const { values: options } = parseArgs({
  options: {
    policies: { type: 'string', default: '500000' },
    agencies: { type: 'string', default: '5000' },
    'data-dir': { type: 'string', default: '.data/bench-load' },
    report: { type: 'string', default: 'docs/benchmarks-load.md' },
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    tabs: { type: 'string', default: '500' },
    'idle-minutes': { type: 'string', default: '10' },
    /** Prints the tables without changing the document. */
    trial: { type: 'boolean', default: false },
  },
});

const normalPeople = 20;
const policies = Number(options.policies);
const agencies = Number(options.agencies);
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const minutes = Number(options['idle-minutes']);
const dataDir = join(process.cwd(), options['data-dir']);

const current = await readCurrentSet(join(dataDir, 'warehouse'));
if (current?.policies !== policies || current.agencies !== agencies) {
  process.stdout.write(`Making ${policies} policies of ${agencies} agencies in ${options['data-dir']}\n`);
  await buildSampleSet({ dataDir, policies, agencies });
}

const tabs = Math.max(Number(options.tabs), connections, normalPeople + 1);
const child = fork(join(import.meta.dirname, 'servePlatform.mjs'), [dataDir, String(tabs)], {
  execArgv: [...process.execArgv, '--expose-gc'],
});
const message = async <T>() => ((await once(child, 'message')) as [T])[0];
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
try {
  const { url, people } = await message<{ url: string; people: Person[] }>();
  const target = { url, agent };
  const rss = async () => {
    const answer = message<{ rss: number }>();
    child.send('rss');
    return (await answer).rss;
  };
  const tell = (text: string) => process.stderr.write(`${text}\n`);
  tell(`${connections} connections for ${seconds} s`);
  const mix = await mixed(target, people.slice(0, connections), seconds);
  const some = people.slice(0, normalPeople);
  tell(`${normalPeople} people alone, and beside a greedy one, for ${seconds} s each`);
  const alone = await searching(target, some, { seconds, greedy: null });
  const beside = await searching(target, some, { seconds, greedy: people[normalPeople] ?? null });
  tell(`${options.tabs} idle tabs for ${minutes} minutes`);
  const tabsIdle = await idle(target, people.slice(0, Number(options.tabs)), { minutes, rss });
  const report: LoadReport = {
    policies,
    agencies,
    connections,
    seconds,
    minutes,
    tabs: Number(options.tabs),
    mix,
    alone,
    beside,
    tabsIdle,
  };
  if (beside.greedy.firstError !== null) tell(`The greedy person: ${beside.greedy.firstError}`);
  await writeReport(options.trial ? null : options.report, report);
  for (const missed of missedGoals(report)) {
    process.stderr.write(`${missed}\n`);
    process.exitCode = 1;
  }
} finally {
  agent.destroy();
  child.disconnect();
}
