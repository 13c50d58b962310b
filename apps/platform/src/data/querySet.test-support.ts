import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type Json } from '@duckdb/node-api';
import { warehouseFolder } from './set/CurrentSet.ts';
import { readCurrentSet } from './set/readCurrentSet.ts';

/** Returns the rows of a query on the set in use, with 64-bit numbers as numbers. */
export async function querySet(dataDir: string, sql: string): Promise<Record<string, Json>[]> {
  const warehouse = join(dataDir, warehouseFolder);
  const current = await readCurrentSet(warehouse);
  if (current === null) throw new Error(`No set is in use in ${warehouse}.`);
  const instance = await DuckDBInstance.create(join(warehouse, current.file), { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql)).getRowObjectsJson().map(withNumbers);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Converts 64-bit integers, which are texts in JSON. */
function withNumbers(row: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) && !name.endsWith('code') ? Number(value) : value,
    ]),
  );
}

/** Creates a temporary folder for a test. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'agency-insights-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
