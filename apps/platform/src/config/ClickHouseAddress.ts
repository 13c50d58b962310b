/** The parts of `clickhouse://user:password@host:8123/policies`. */
export interface ClickHouseAddress {
  /** Scheme, host and port of its HTTP interface. */
  origin: string;
  username: string;
  password: string;
  /** The database that records the set in use; its name is the prefix of the sets' databases. */
  registry: string;
}

/** Example of an address. */
export const clickHouseExample = 'clickhouse://user:password@host:8123/policies';

const registryName = /^[a-z][a-z0-9_]{0,31}$/;
const defaultRegistry = 'agency_insights';

/**
 * Reads the address of a ClickHouse server; null for anything else. The port is that of the HTTP interface (8123, or 8443 with
 * `?secure=true`); without a path the database is `agency_insights`.
 */
export function readClickHouseAddress(text: string): ClickHouseAddress | null {
  if (!/^clickhouse:\/\/./.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const secure = url.searchParams.get('secure');
  const registry = url.pathname.replace(/^\//, '') || defaultRegistry;
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'secure') && url.hash === '';
  if (!isKnown || !['true', 'false', null].includes(secure) || !registryName.test(registry) || url.hostname === '')
    return null;
  const port = url.port || (secure === 'true' ? '8443' : '8123');
  return {
    origin: `${secure === 'true' ? 'https' : 'http'}://${url.hostname}:${port}`,
    username: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
    registry,
  };
}

/** Describes an address for messages, without user and password. */
export function describeClickHouse({ origin, registry }: ClickHouseAddress): string {
  return `ClickHouse at ${origin.replace(/^https?:\/\//, '')}/${registry}`;
}
