import { Readable } from 'node:stream';
import type { ClickHouseClient } from '@clickhouse/client';
import { setTable } from './clickHouseRegistry.ts';
import type { PublishLock } from './PublishLock.ts';

/** Rows are there once their insert is answered, on all shards: newer servers gather rows of several inserts, and send them on, later. */
const rowSettings = { async_insert: 0, distributed_foreground_insert: 1 } as const;

/** A part is inserted as one block, of which each month is there whole or not at all, and only once however often it is sent. */
const partSettings = {
  ...rowSettings,
  input_format_null_as_default: 0,
  insert_deduplicate: 1,
  min_insert_block_size_rows: '100000000',
  min_insert_block_size_bytes: '0',
  max_insert_block_size: '100000000',
  max_partitions_per_insert_block: '0',
} as const;

/** What publishing asks of a ClickHouse server. Whatever changes something fails once the lock is lost. */
export interface ClickHousePublisher {
  command(query: string): Promise<void>;
  /** The rows of a query, each an object by column. */
  rows<T>(query: string, parameters?: Record<string, unknown>): Promise<T[]>;
  insert(table: string, values: Record<string, unknown>[]): Promise<void>;
  /** Inserts rows as tab-separated text. `token`: what was inserted with it is not inserted again. */
  insertText(table: string, text: AsyncIterable<string>, token: string): Promise<void>;
  /** Version of the tables of the set in a database; 0 where it is not said. */
  readLayout(place: string): Promise<number>;
}

/** Asks a server while a lock is held. */
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
