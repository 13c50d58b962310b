import { join } from 'node:path';
import { buildSet, type OnSetProgress } from './buildSet.ts';
import { createAgencies } from './generate/createAgencies.ts';
import { generatedDimensions } from './generate/generatedDimensions.ts';
import { checkGeneratorOptions, generatorDefaults } from './generate/GeneratorOptions.ts';
import { registerGeneratedPolicies } from './generate/registerGeneratedPolicies.ts';
import { warehouseFolder, type CurrentSet } from './set/CurrentSet.ts';
import { readCurrentSet } from './set/readCurrentSet.ts';
import { stageDimensions } from './set/stagedTables.ts';

export interface SampleSetOptions {
  /** The platform's data folder; sets live in its `warehouse`. */
  dataDir: string;
  /** Last day of the data, `yyyy-mm-dd`. Default 2026-10-31. */
  asOf?: string;
  /** Default 5,000. */
  agencies?: number;
  /** Policy records. Default 500,000. */
  policies?: number;
  /** Default 7. */
  seed?: number;
  onProgress?: OnSetProgress;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Answers the set in use; where there is none, makes the sample set and puts it into use. */
export async function ensureSampleSet(options: SampleSetOptions): Promise<CurrentSet> {
  const current = await readCurrentSet(join(options.dataDir, warehouseFolder));
  return current ?? buildSampleSet(options);
}

/** Makes a generated set and puts it into use, whatever was in use before. Throws a RangeError for options out of range. */
export async function buildSampleSet({
  dataDir,
  onProgress = () => {},
  now = Date.now,
  ...given
}: SampleSetOptions): Promise<CurrentSet> {
  const options = { ...generatorDefaults, ...given };
  const faults = checkGeneratorOptions(options);
  if (faults.length > 0) throw new RangeError(faults.join(' '));
  return buildSet({
    warehouse: join(dataDir, warehouseFolder),
    source: `Sample of ${options.policies.toLocaleString('en-US')} policies, seed ${options.seed}`,
    asOf: options.asOf,
    onProgress,
    now,
    async stage(connection) {
      onProgress({ title: 'Making agencies' });
      const agencies = createAgencies(options);
      await stageDimensions(connection, generatedDimensions(agencies));
      const report = (done: number) => onProgress({ title: 'Making policies', done, total: options.policies });
      await registerGeneratedPolicies(connection, options, agencies, report);
    },
  });
}
