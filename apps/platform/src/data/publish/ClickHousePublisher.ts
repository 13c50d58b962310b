import { Readable } from 'node:stream';
import type { ClickHouseClient } from '@clickhouse/client';
import { setTable } from './clickHouseRegistry.ts';
import type { PublishLock } from './PublishLock.ts';

/** Inserts return once the rows are stored on all shards: by default, newer servers batch and forward inserts later. */
const rowSettings = { async_insert: 0, distributed_foreground_insert: 1 } as const;

/** Inserts a part as one block: each month is stored atomically, and once even if it is sent again. */
const partSettings = {
  ...rowSettings,
  input_format_null_as_default: 0,
  insert_deduplicate: 1,
  min_insert_block_size_rows: '100000000',
  min_insert_block_size_bytes: '0',
  max_insert_block_size: '100000000',
  max_partitions_per_insert_block: '0',
} as const;

/** Calls of publishing to a ClickHouse server. Writes fail once the lock is lost. */
export interface ClickHousePublisher {
  command(query: string): Promise<void>;
  /** Returns the rows of a query as objects by column. */
  rows<T>(query: string, parameters?: Record<string, unknown>): Promise<T[]>;
  insert(table: string, values: Record<string, unknown>[]): Promise<void>;
  /** Inserts rows as tab-separated text. `token`: deduplicates repeated inserts. */
  insertText(table: string, text: AsyncIterable<string>, token: string): Promise<void>;
  /** Returns the version of a set's tables in a database; 0 if unknown. */
  readLayout(place: string): Promise<number>;
}

/** Creates the calls to a server, which need the lock. */
export function createPublisher(client: ClickHouseClient, lock: PublishLock): ClickHousePublisher {
  const rows = async <T>(query: string, query_params: Record<string, unknown> = {}): Promise<T[]> =>
    (await client.query({ query, query_params, format: 'JSONEachRow' })).json<T>();
  return {
    async command(query) {
      lock.check();
      await client.command({ query });
    },
    rows,
    async insert(table, values) {
      lock.check();
      await client.insert({ table, values, format: 'JSONEachRow', clickhouse_settings: rowSettings });
    },
    async insertText(table, text, token) {
      lock.check();
      await client.insert({
        table,
        values: Readable.from(text, { objectMode: false }),
        format: 'TabSeparated',
        clickhouse_settings: { ...partSettings, insert_deduplication_token: token },
      });
    },
    async readLayout(place) {
      const [row] = await rows<{ layout: number }>(`SELECT layout FROM ${place}.${setTable} LIMIT 1`);
      return row?.layout ?? 0;
    },
  };
}
