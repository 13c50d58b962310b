/* eslint-disable @nx/enforce-module-boundaries -- the sets are made by the platform's own commands, which no package exports */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { DuckDBInstance } from '@duckdb/node-api';
import { generatorDefaults } from '../../../apps/platform/src/data/generate/GeneratorOptions.ts';
import { writeGeneratedFile } from '../../../apps/platform/src/data/generate/writeGeneratedFile.ts';
import { loadFile } from '../../../apps/platform/src/data/loadFile.ts';
import type { CurrentSet } from '../../../apps/platform/src/data/set/CurrentSet.ts';
import { readCurrentSet } from '../../../apps/platform/src/data/set/readCurrentSet.ts';

/** A folder of the platform with a set in use. */
export interface LoadedSet {
  dataDir: string;
  warehouse: string;
  /** The file of the set, and its bytes. */
  file: string;
  bytes: number;
  set: CurrentSet;
}

/** A set without its last day, the same with that day added, and what making them took. */
export interface Sets {
  before: LoadedSet;
  after: LoadedSet;
  times: {
    loadSeconds: number;
    addSeconds: number;
    dayRows: number;
    /** Most resident memory of the process that generated, loaded and added, bytes. Absent from results of earlier runs. */
    peakBytes?: number;
  };
}

/** Makes the sets of a size in a folder, or finds them there. */
export async function makeSets(folder: string, policies: number, agencies: number): Promise<Sets> {
  const path = (name: string) => join(folder, name);
  const timesFile = path('times.json');
  if (!existsSync(timesFile)) {
    for (const name of ['before', 'after']) await rm(path(name), { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    // The file exists only once it is complete, which takes minutes.
    if (!existsSync(path('policies.parquet')))
      await writeGeneratedFile({ ...generatorDefaults, policies, agencies }, path('policies.parquet'));
    await splitLastDay(path);
    const loading = await seconds(() => loadFile({ file: path('before.parquet'), dataDir: path('before') }));
    await cp(path('before/warehouse'), path('after/warehouse'), { recursive: true });
    const adding = await seconds(() => loadFile({ file: path('day.parquet'), dataDir: path('after'), isAdded: true }));
    const dayRows = adding.result.summary.rows;
    const times: Sets['times'] = {
      loadSeconds: loading.taken,
      addSeconds: adding.taken,
      dayRows,
      peakBytes: process.resourceUsage().maxRSS * 1_024,
    };
    await writeFile(timesFile, JSON.stringify(times));
  }
  return {
    before: await openLoaded(path('before')),
    after: await openLoaded(path('after')),
    times: JSON.parse(await readFile(timesFile, 'utf8')) as Sets['times'],
  };
}

async function splitLastDay(path: (name: string) => string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const all = `read_parquet('${path('policies.parquet')}')`;
    await connection.run(`
      SET VARIABLE last_day = (SELECT max(effective_date) FROM ${all});
      COPY (FROM ${all} WHERE effective_date < getvariable('last_day')) TO '${path('before.parquet')}' (FORMAT parquet);
      COPY (FROM ${all} WHERE effective_date = getvariable('last_day')) TO '${path('day.parquet')}' (FORMAT parquet)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function openLoaded(dataDir: string): Promise<LoadedSet> {
  const warehouse = join(dataDir, 'warehouse');
  const set = await readCurrentSet(warehouse);
  if (set === null) throw new Error(`No set is in use in ${warehouse}; delete the folder and run again.`);
  const file = join(warehouse, set.file);
  return { dataDir, warehouse, file, bytes: (await stat(file)).size, set };
}

/** Result and duration of work. */
export async function seconds<T>(work: () => Promise<T>): Promise<{ result: T; taken: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, taken: (performance.now() - startedAt) / 1_000 };
}
