import { mkdir } from 'node:fs/promises';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { shareOfMemory } from './shareOfMemory.ts';

/** A private engine in which rows are gathered and checked; nothing of it outlives `close`. */
export interface StagingConnection {
  connection: DuckDBConnection;
  close(): void;
}

/** Most memory that the engine takes before it goes on in files. A platform on the same machine has its own share. */
const memoryLimit = shareOfMemory(0.4, 4 * 2 ** 30);

export interface StagingOptions {
  /** Folder for what does not fit into memory; created if missing, removed by the caller. */
  spillDirectory: string;
  /** Default: as many as the machine has. One makes the order of the answer that of its source. */
  threads?: number;
}

/** Opens an engine in memory that spills into a folder. */
export async function createStagingConnection({ spillDirectory, threads }: StagingOptions): Promise<StagingConnection> {
  await mkdir(spillDirectory, { recursive: true });
  const instance = await DuckDBInstance.create(':memory:', {
    temp_directory: spillDirectory,
    memory_limit: memoryLimit,
    ...(threads === undefined ? {} : { threads: String(threads) }),
  });
  const connection = await instance.connect();
  return {
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
