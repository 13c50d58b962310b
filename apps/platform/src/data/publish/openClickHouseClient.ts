import { ClickHouseLogLevel, type ClickHouseClient, createClient } from '@clickhouse/client';
import type { ClickHouseAddress } from '../../config/ClickHouseAddress.ts';

/** Options of a client. */
export interface ClickHouseClientOptions {
  /** Default database of statements. Default: the user's. */
  database?: string;
  /** Max concurrent requests. */
  maxConnections: number;
  /** Time limit of a request without a byte from the server. */
  requestTimeoutMs: number;
}

/** Opens a client of a server; sends nothing before the first request. Throws errors and does not log them. */
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
