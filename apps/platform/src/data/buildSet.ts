import { randomBytes } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { createStagingConnection } from './set/createStagingConnection.ts';
import { setLayout, type CurrentSet } from './set/CurrentSet.ts';
import { takeLoadLock } from './set/LoadLock.ts';
import { syncPath } from './set/replaceFile.ts';
import { asOfSql, setInfoSql, setStatements } from './set/setTables.ts';
import { removePartialSets, swapSet } from './set/swapSet.ts';

/** Progress of a set. */
export interface SetProgress {
  /** Readable name of the current step: `Sorting policies`. */
  title: string;
  /** Completed and total rows or bytes; left out if unknown. */
  done?: number;
  total?: number;
}

export type OnSetProgress = (progress: SetProgress) => void;

export interface BuildSetOptions {
  /** Folder of the sets, created if missing. */
  warehouse: string;
  /** Source of the data, for `set_info`. */
  source: string;
  /** Last day of the data, `yyyy-mm-dd`. Default: the last day on which a policy begins, at most today. */
  asOf?: string | undefined;
  /**
   * Creates the staging tables: those of `stageDimensions`, and `staged_policy`, a table or view that is read several
   * times, with row_id (distinct), policy_code, policy_number, transaction (see `transactionIds`), agency_id,
   * account_id, carrier_id, product_id, line, state_id, naics, insured_id, effective, expiration, premium_cents,
   * incurred_cents. Throws to cancel.
   */
  stage: (connection: DuckDBConnection) => Promise<void>;
  onProgress?: OnSetProgress;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * Creates a set and puts it into use, atomically: writes it under a temporary name, flushes it to disk, and then names
 * it in `current.json`. A running platform switches to it. Throws a LoadInProgressError while another process does the
 * same.
 */
export async function buildSet({
  warehouse,
  source,
  asOf,
  stage,
  onProgress = () => {},
  now = Date.now,
}: BuildSetOptions): Promise<CurrentSet> {
  const lock = await takeLoadLock(warehouse);
  try {
    await removePartialSets(warehouse);
    const loadedAt = new Date(now()).toISOString();
    const setId = `set-${loadedAt.replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`;
    const partial = join(warehouse, `${setId}.duckdb.partial`);
    const spillDirectory = join(warehouse, `${setId}.spill.partial`);
    try {
      const info = await writeSetFile({
        partial,
        spillDirectory,
        stage,
        onProgress,
        description: { setId, source, asOf: asOf ?? null, loadedAt },
      });
      onProgress({ title: 'Putting the set into use' });
      await chmod(partial, 0o600);
      await syncPath(partial);
      const set: CurrentSet = { setId, layout: setLayout, file: `${setId}.duckdb`, loadedAt, ...info };
      await swapSet(warehouse, partial, set);
      return set;
    } finally {
      await rm(spillDirectory, { recursive: true, force: true });
      await rm(partial, { force: true });
      await rm(`${partial}.wal`, { force: true });
    }
  } finally {
    await lock.release();
  }
}

interface SetFileOptions {
  partial: string;
  spillDirectory: string;
  stage: (connection: DuckDBConnection) => Promise<void>;
  onProgress: OnSetProgress;
  description: { setId: string; source: string; asOf: string | null; loadedAt: string };
}

type SetCounts = Pick<CurrentSet, 'policies' | 'agencies' | 'asOf'>;

async function writeSetFile({
  partial,
  spillDirectory,
  stage,
  onProgress,
  description,
}: SetFileOptions): Promise<SetCounts> {
  const staging = await createStagingConnection({ spillDirectory });
  const { connection } = staging;
  try {
    await stage(connection);
    await connection.run(`ATTACH '${partial.replaceAll("'", "''")}' AS target`);
    // A TIMESTAMP has no time zone, so drop the Z of the ISO form.
    const loadedAt = description.loadedAt.replace('Z', '');
    await connection.run(asOfSql, { asOf: description.asOf, today: loadedAt.slice(0, 10) });
    for (const { title, sql } of setStatements) {
      onProgress({ title });
      await connection.run(sql);
    }
    await connection.run(setInfoSql, { setId: description.setId, source: description.source, loadedAt });
    const counts = await readCounts(connection);
    await connection.run('CHECKPOINT target; DETACH target');
    return counts;
  } finally {
    staging.close();
  }
}

async function readCounts(connection: DuckDBConnection): Promise<SetCounts> {
  const answer = await connection.runAndReadAll('SELECT policies, agencies, as_of::VARCHAR FROM target.set_info');
  const [policies, agencies, asOf] = answer.getRows()[0] ?? [];
  if (policies === 0n) throw new Error('There are no policies to load.');
  return { policies: Number(policies), agencies: Number(agencies), asOf: String(asOf) };
}
