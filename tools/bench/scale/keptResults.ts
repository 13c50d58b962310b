import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineNames } from './EngineName.ts';
import type { EngineResult } from './measureEngine.ts';

const folderOf = (dataDir: string): string => join(dataDir, 'results');

/** Stores the result of an engine with a size; replaces that of an earlier run. */
export async function keepResult(dataDir: string, result: EngineResult): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(join(folderOf(dataDir), `${result.policies}-${result.engine}.json`), JSON.stringify(result));
}

/** Returns all stored results, by size and engine. */
export async function readKeptResults(dataDir: string): Promise<EngineResult[]> {
  const names = await readdir(folderOf(dataDir));
  const results = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folderOf(dataDir), name), 'utf8')) as EngineResult),
  );
  return results.toSorted(
    (one, other) =>
      one.policies - other.policies || engineNames.indexOf(one.engine) - engineNames.indexOf(other.engine),
  );
}
