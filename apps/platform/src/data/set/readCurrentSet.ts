import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { currentSetFile, type CurrentSet } from './CurrentSet.ts';
import { DataSetError } from './DataSetError.ts';

const currentSetSchema = z.object({
  setId: z.string().min(1),
  // Sets of the first version have no id.
  layout: z.int().default(1),
  file: z.string().regex(/^[\w.-]+\.duckdb$/),
  loadedAt: z.string(),
  policies: z.int(),
  agencies: z.int(),
  asOf: z.string(),
});

/**
 * Reads the set in use; null if no data was loaded. Throws a DataSetError with the path of an invalid file.
 *
 * @param warehouse folder of the sets
 * @param name `current.json` by default
 */
export async function readCurrentSet(warehouse: string, name: string = currentSetFile): Promise<CurrentSet | null> {
  const path = join(warehouse, name);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return currentSetSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DataSetError(`${path} does not name a data set. Load the data again with npm run data:load.`, { cause });
  }
}
