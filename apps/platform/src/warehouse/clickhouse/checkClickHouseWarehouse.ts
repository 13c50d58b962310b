import { text } from 'node:stream/consumers';
import { ClickHouseError } from '@clickhouse/client';
import { StartProblem } from '../../config/StartProblem.ts';
import { type ClickHouseAddress, describeClickHouse } from '../../config/ClickHouseAddress.ts';
import { openClickHouseClient } from '../../data/publish/openClickHouseClient.ts';

/** A missing server fails immediately; a busy one may take a while. */
const connectTimeoutMs = 15_000;
/** Each of these rights changes the rows of a table. */
const writes = ['INSERT', 'ALTER UPDATE', 'ALTER DELETE', 'TRUNCATE', 'DROP TABLE'];
/** Errors for a refused user or password. */
const refusals = [
  'AUTHENTICATION_FAILED',
  'UNKNOWN_USER',
  'WRONG_PASSWORD',
  'REQUIRED_PASSWORD',
  'IP_ADDRESS_NOT_ALLOWED',
];

/**
 * Connects once, and returns descriptions of the user's rights besides reading. Throws a StartProblem with one line
 * that names the server, never the password.
 */
export async function checkClickHouseWarehouse(address: ClickHouseAddress): Promise<string[]> {
  const client = openClickHouseClient(address, { maxConnections: 1, requestTimeoutMs: connectTimeoutMs });
  /** Returns a statement's single value, as tab-separated text. */
  const ask = async (query: string): Promise<string> => (await text((await client.exec({ query })).stream)).trim();
  try {
    // Such a user cannot write, regardless of its grants.
    if ((await ask(`SELECT getSetting('readonly')`)) !== '0') return [];
    const has = async (right: string): Promise<boolean> => (await ask(`CHECK GRANT ${right}`)) === '1';
    const excess = (await has('CREATE DATABASE ON *.*')) ? ['may create databases'] : [];
    const sets = await ask(`SELECT name FROM system.databases WHERE startsWith(name, '${address.registry}_set_')`);
    for (const place of [address.registry, ...sets.split('\n').filter((name) => name !== '')]) {
      const held = await Promise.all(writes.map((write) => has(`${write} ON ${place}.*`)));
      if (held.includes(true)) excess.push(`may write to ${place}`);
    }
    return excess;
  } catch (error) {
    throw new StartProblem(`WAREHOUSE_URL: ${describe(error, address)}`, { cause: error });
  } finally {
    await client.close();
  }
}

function describe(error: unknown, address: ClickHouseAddress): string {
  const place = describeClickHouse(address);
  const reason =
    error instanceof AggregateError
      ? error.errors.map(String).join('; ')
      : error instanceof Error
        ? error.message.split('\n')[0]
        : String(error);
  return error instanceof ClickHouseError && refusals.includes(error.type ?? '')
    ? `${place} refuses the connection (${reason}). Check the user and the password.`
    : `${place} cannot be reached (${reason}). Check that the server runs and that the address is its HTTP interface.`;
}
