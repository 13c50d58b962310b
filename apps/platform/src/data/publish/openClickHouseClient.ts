import { ClickHouseLogLevel, type ClickHouseClient, createClient } from '@clickhouse/client';
import type { ClickHouseAddress } from '../../config/ClickHouseAddress.ts';

/** How a client works. */
export interface ClickHouseClientOptions {
  /** The database whose tables statements name. Default: the user's own. */
  database?: string;
  /** Requests that are under way at the same time. */
  maxConnections: number;
  /** A request ends after this long without a byte from the server. */
  requestTimeoutMs: number;
}

/** Opens a client of a server; nothing is sent before the first request. What goes wrong is thrown and not logged. */
export function openClickHouseClient(
  { origin, username, password }: ClickHouseAddress,
  { database, maxConnections, requestTimeoutMs }: ClickHouseClientOptions,
): ClickHouseClient {
  return createClient({
    url: origin,
    username,
    password,
    ...(database !== undefined && { database }),
    application: 'agency-insights',
    max_open_connections: maxConnections,
    request_timeout: requestTimeoutMs,
    log: { level: ClickHouseLogLevel.OFF },
  });
}
