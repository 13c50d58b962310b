import { mkdir } from 'node:fs/promises';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { shareOfMemory } from './shareOfMemory.ts';

/** A temporary engine for collecting and checking rows; `close` discards everything. */
export interface StagingConnection {
  connection: DuckDBConnection;
  close(): void;
}

/** Max memory of the engine before it spills to files. Leaves a share to a platform on the same machine. */
const memoryLimit = shareOfMemory(0.4, 4 * 2 ** 30);

export interface StagingOptions {
  /** Folder for spilled data; created if missing, removed by the caller. */
  spillDirectory: string;
  /** Default: all of the machine. With one thread, results keep the order of the source. */
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
