/* eslint-disable @nx/enforce-module-boundaries -- the file is made by the platform's own generator, which no package exports */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { generatorDefaults } from '../../../apps/platform/src/data/generate/GeneratorOptions.ts';
import { writeGeneratedFile } from '../../../apps/platform/src/data/generate/writeGeneratedFile.ts';
import { recordFieldNames } from '../../../apps/platform/src/data/recordFields.ts';
import type { LoadTimes } from './LoadTimes.ts';
import { writeReport } from './writeReport.ts';

/** Processor time of a load with policy numbers over that of the same rows without them, at most. */
const largestRatio = 1.6;

/** The columns that older files do not have. */
const termColumns: readonly string[] = ['policy_number', 'transaction', 'insured_id', 'incurred'];

const { values: options } = parseArgs({
  options: {
    policies: { type: 'string', default: '10000000' },
    agencies: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    'data-dir': { type: 'string', default: '.data/bench-ingest' },
    report: { type: 'string', default: 'docs/benchmarks-ingest.md' },
    /** Prints the tables without changing the document. */
    trial: { type: 'boolean', default: false },
  },
});

const policies = Number(options.policies);
const agencies = Number(options.agencies);
const folder = join(process.cwd(), options['data-dir']);
await mkdir(folder, { recursive: true });
const file = join(folder, `${policies}-of-${agencies}.parquet`);
if (!existsSync(file)) {
  process.stdout.write(`Generating ${policies} policies of ${agencies} agencies in ${options['data-dir']}\n`);
  await writeGeneratedFile({ ...generatorDefaults, policies, agencies }, file);
}
const mapping = join(folder, 'without-terms.json');
const fields = Object.fromEntries(
  recordFieldNames.filter((name) => !termColumns.includes(name)).map((name) => [name, name]),
);
await writeFile(mapping, JSON.stringify({ fields }));

const without: LoadTimes[] = [];
const withTerms: LoadTimes[] = [];
for (let round = 0; round < Number(options.rounds); round += 1) {
  without.push(await load(mapping));
  withTerms.push(await load());
}
const ratio = await writeReport(options.trial ? null : options.report, {
  without,
  withTerms,
  policies,
  agencies,
  largestRatio,
});
if (ratio > largestRatio) {
  process.stderr.write(
    `Linking terms takes ${ratio.toFixed(2)} times the processor time; ${largestRatio} is the limit.\n`,
  );
  process.exitCode = 1;
}

/** Loads the file in a new process into a new folder. */
async function load(map?: string): Promise<LoadTimes> {
  const dataDir = join(folder, 'set');
  await rm(dataDir, { recursive: true, force: true });
  const args = [join(import.meta.dirname, 'loadOnce.ts'), file, dataDir, ...(map === undefined ? [] : [map])];
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@agency-insights/source', ...args]);
  await rm(dataDir, { recursive: true, force: true });
  return JSON.parse(stdout) as LoadTimes;
}
