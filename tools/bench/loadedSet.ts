/* eslint-disable @nx/enforce-module-boundaries -- the set is made by the platform's own generator, which no package exports */
import { join } from 'node:path';
import process from 'node:process';
import { buildSampleSet } from '../../apps/platform/src/data/ensureSampleSet.ts';
import { setLayout } from '../../apps/platform/src/data/set/CurrentSet.ts';
import { readCurrentSet } from '../../apps/platform/src/data/set/readCurrentSet.ts';

/** Size of a generated policy set. */
export interface SetSize {
  policies: number;
  agencies: number;
}

/** Returns the path of the set in a data folder, which is named from the working folder; makes a set of this size if there is none. */
export async function loadedSet(folder: string, { policies, agencies }: SetSize): Promise<string> {
  const dataDir = join(process.cwd(), folder);
  const fileOf = (file: string) => join(dataDir, 'warehouse', file);
  const current = await readCurrentSet(join(dataDir, 'warehouse'));
  if (current?.layout === setLayout && current.policies === policies && current.agencies === agencies)
    return fileOf(current.file);
  process.stdout.write(`Making ${policies} policies of ${agencies} agencies in ${folder}\n`);
  return fileOf((await buildSampleSet({ dataDir, policies, agencies })).file);
}
