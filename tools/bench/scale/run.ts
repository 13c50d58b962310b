// `npm run bench:scale`: the platform on each engine, beside the engine itself, with sets of several sizes.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type EngineName, engineNames } from './EngineName.ts';
import { keepResult, readKeptResults } from './keptResults.ts';
import { makeSets } from './makeSets.ts';
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
    /** Prints the tables without changing the document. */
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
const dataDir = join(process.cwd(), options['data-dir']);
for (const policies of options.policies.split(',').map(Number)) {
  tell(`${policies.toLocaleString('en-US')} policies`);
  const made = await makeSets(join(dataDir, String(policies)), policies, Number(options.agencies));
  for (const engine of engines) {
    tell(engine);
    const result = await measureEngine(engine, made, { rounds, people, seconds, tell });
    results.push(result);
    await keepResult(dataDir, result);
  }
}
// Large sets take long: a run may measure one engine, and finds the others of earlier runs.
await writeReport(options.trial ? null : options.report, await readKeptResults(dataDir));
for (const missed of missedGoals(results)) {
  tell(missed);
  process.exitCode = 1;
}

function engineOf(text: string): EngineName {
  const name = engineNames.find((known) => known === text);
  if (name === undefined) throw new RangeError(`"${text}" is no engine. Engines: ${engineNames.join(', ')}.`);
  return name;
}
