import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { buildSet, type OnSetProgress } from './buildSet.ts';
import { createAgencies } from './generate/createAgencies.ts';
import { drawnTruth } from './generate/drawnTruth.ts';
import { generatedDimensions } from './generate/generatedDimensions.ts';
import { checkGeneratorOptions, generatorDefaults } from './generate/GeneratorOptions.ts';
import { registerGeneratedPolicies } from './generate/registerGeneratedPolicies.ts';
import { reportsFolder, sampleSource, setLayout, warehouseFolder, type CurrentSet } from './set/CurrentSet.ts';
import { DataSetError } from './set/DataSetError.ts';
import { LoadInProgressError } from './set/LoadLock.ts';
import { readCurrentSet } from './set/readCurrentSet.ts';
import { replaceFile } from './set/replaceFile.ts';
import { stageDimensions } from './set/stagedTables.ts';

/** Path of the sample set's drawn rates, inside the platform's data folder. */
export const sampleTruthFile = join(reportsFolder, 'sample.truth.json');

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
  /** Waits while another process creates a set in the same folder. Default false: throws a LoadInProgressError. */
  waitsForOthers?: boolean;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

const lookAgainMs = 1_000;

/**
 * Returns the set in use, or creates the sample set if no data was loaded. Recreates a sample set of another version.
 * Keeps loaded data of another version; the platform asks to load it again. Throws a DataSetError if the file of the
 * set in use is missing.
 */
export async function ensureSampleSet({ waitsForOthers = false, ...options }: SampleSetOptions): Promise<CurrentSet> {
  for (;;) {
    try {
      return await findOrBuild(options);
    } catch (error) {
      if (!waitsForOthers || !(error instanceof LoadInProgressError)) throw error;
      await delay(lookAgainMs);
    }
  }
}

async function findOrBuild(options: SampleSetOptions): Promise<CurrentSet> {
  const warehouse = join(options.dataDir, warehouseFolder);
  const current = await readCurrentSet(warehouse);
  if (current === null) return buildSampleSet(options);
  const file = join(warehouse, current.file);
  if (!existsSync(file))
    throw new DataSetError(
      `The data set ${current.file} is missing from ${warehouse}. Load the data again with npm run data:load, or delete that folder to begin with the sample.`,
    );
  if (current.layout !== setLayout && (await sourceOf(file)).startsWith(sampleSource)) return buildSampleSet(options);
  return current;
}

/** Reads the source of a set from its file; all versions have it. */
async function sourceOf(file: string): Promise<string> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  try {
    const [source] = (await connection.runAndReadAll('SELECT source FROM set_info')).getRows();
    return String(source);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Creates a generated set and puts it into use, replacing any other. Throws a RangeError for options out of range. */
export async function buildSampleSet({
  dataDir,
  onProgress = () => {},
  now = Date.now,
  ...given
}: SampleSetOptions): Promise<CurrentSet> {
  const options = { ...generatorDefaults, ...given };
  const faults = checkGeneratorOptions(options);
  if (faults.length > 0) throw new RangeError(faults.join(' '));
  const agencies = createAgencies(options);
  const set = await buildSet({
    warehouse: join(dataDir, warehouseFolder),
    source: `${sampleSource}${options.policies.toLocaleString('en-US')} policies, seed ${options.seed}`,
    asOf: options.asOf,
    onProgress,
    now,
    async stage(connection) {
      onProgress({ title: 'Making agencies' });
      await stageDimensions(connection, generatedDimensions(agencies));
      const report = (done: number) => onProgress({ title: 'Making policies', done, total: options.policies });
      await registerGeneratedPolicies(connection, options, agencies, report);
      await connection.run(`
        CREATE TABLE made_policy AS FROM generated_row;
        CREATE VIEW staged_policy AS SELECT rowid AS row_id, * FROM made_policy`);
    },
  });
  await mkdir(join(dataDir, reportsFolder), { recursive: true });
  await replaceFile(join(dataDir, sampleTruthFile), `${JSON.stringify(drawnTruth(options, agencies), null, 2)}\n`);
  return set;
}
