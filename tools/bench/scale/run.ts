// `npm run bench:scale`: the platform on each engine, beside the engine itself, with sets of several sizes.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type EngineName, engineNames } from './EngineName.ts';
import { makeSets, type Sets } from './makeSets.ts';
import { type EngineResult, measureEngine } from './measureEngine.ts';
import { missedGoals, writeReport } from './writeReport.ts';

const { values: options } = parseArgs({
  options: {
    /** Sizes of the sets, separated by commas. */
    policies: { type: 'string', default: '1000000' },
    agencies: { type: 'string', default: '5000' },
    engines: { type: 'string', default: engineNames.join(',') },
    rounds: { type: 'string', default: '7' },
    people: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    'data-dir': { type: 'string', default: '.data/bench-scale' },
    report: { type: 'string', default: 'docs/benchmarks-scale.md' },
    /** Prints the tables and leaves the document as it is. */
    trial: { type: 'boolean', default: false },
  },
});

const engines = options.engines.split(',').map(engineOf);
const [rounds, people, seconds] = [options.rounds, options.people, options.seconds].map(Number) as [
  number,
  number,
  number,
];
const tell = (text: string) => void process.stderr.write(`${text}\n`);
const results: EngineResult[] = [];
const sets = new Map<number, Sets>();
for (const policies of options.policies.split(',').map(Number)) {
  tell(`${policies.toLocaleString('en-US')} policies`);
  const folder = join(process.cwd(), options['data-dir'], String(policies));
  const made = await makeSets(folder, policies, Number(options.agencies));
  sets.set(made.after.set.policies, made);
  for (const engine of engines) {
    tell(engine);
    results.push(await measureEngine(engine, made, { rounds, people, seconds, tell }));
  }
}
await writeReport(options.trial ? null : options.report, { results, sets, rounds, seconds });
for (const missed of missedGoals(results)) {
  tell(missed);
  process.exitCode = 1;
}

function engineOf(text: string): EngineName {
  const name = engineNames.find((known) => known === text);
  if (name === undefined) throw new RangeError(`"${text}" is no engine. Engines: ${engineNames.join(', ')}.`);
  return name;
}
