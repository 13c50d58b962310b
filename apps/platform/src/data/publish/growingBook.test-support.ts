import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { generatorDefaults } from '../generate/GeneratorOptions.ts';
import { writeGeneratedFile } from '../generate/writeGeneratedFile.ts';
import { loadFile } from '../loadFile.ts';
import { readCurrentSet } from '../set/readCurrentSet.ts';

/**
 * Loads 4,000 policies of about twenty months into one folder, and into another the same and then 2,000 that begin in the
 * ten months after them, as a file that is added.
 */
export async function loadGrowingBook(before: string, after: string): Promise<void> {
  const path = (name: string) => join(after, name);
  await writeGeneratedFile({ ...generatorDefaults, policies: 10_000, agencies: 30 }, path('book.csv'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const book = `FROM read_csv('${path('book.csv')}', all_varchar = true) ORDER BY effective_date, policy_id`;
    await connection.run(`
      COPY (${book} LIMIT 4000 OFFSET 4000) TO '${path('before.csv')}' (HEADER true);
      COPY (${book} OFFSET 8000) TO '${path('later.csv')}' (HEADER true)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  await loadFile({ file: path('before.csv'), dataDir: before });
  await cp(join(before, 'warehouse'), path('warehouse'), { recursive: true });
  await loadFile({ file: path('later.csv'), dataDir: after, isAdded: true });
}

/** The months of a table in which the sets of two folders differ, in order. */
export async function differingMonths(one: string, other: string, table: string): Promise<number[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    for (const [name, dataDir] of Object.entries({ one, other })) {
      const set = await readCurrentSet(join(dataDir, 'warehouse'));
      await connection.run(`ATTACH '${join(dataDir, 'warehouse', set?.file ?? '')}' AS ${name} (READ_ONLY)`);
    }
    const result = await connection.runAndReadAll(`
      SELECT DISTINCT eff_month FROM (
        (FROM one.${table} EXCEPT ALL FROM other.${table}) UNION ALL (FROM other.${table} EXCEPT ALL FROM one.${table})) ORDER BY ALL`);
    return result.getRows().map(([month]) => Number(month));
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
