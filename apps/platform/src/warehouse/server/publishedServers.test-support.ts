import {
  findPostgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
  withClient,
} from '../../database/throwawayPostgres.test-support.ts';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { openClickHouseWarehouse } from '../clickhouse/openClickHouseWarehouse.ts';
import {
  noClickHouse,
  runClickHouse,
  startThrowawayClickHouse,
  type ThrowawayClickHouse,
} from '../clickhouse/throwawayClickHouse.test-support.ts';
import { openPostgresWarehouse } from '../postgres/openPostgresWarehouse.ts';
import type { ServerWarehouseOptions } from '../server/openServerWarehouse.ts';
import type { Warehouse } from '../Warehouse.ts';

/** Changes of a copy on the server. */
export type Damage =
  | 'a changed value'
  | 'a changed text'
  | 'a missing row'
  | 'a missing policy'
  | 'another policy number'
  | 'another sum of a month'
  | 'doubled rows'
  | 'two rows that swap premiums';

/** A server that sets are published to. */
export interface PublishedServer {
  /** Returns the address of a database without anything. */
  createDatabase(): Promise<string>;
  /** The schemas or databases of the sets there. */
  places(url: string): Promise<string[]>;
  /** Changes an existing set. */
  damage(url: string, place: string, damage: Damage): Promise<void>;
  /** Saves a table of an existing set, to restore it later. Default: the policies. */
  keep(url: string, place: string, table?: 'policy' | 'agency_month'): Promise<void>;
  putBack(url: string, place: string, table?: 'policy' | 'agency_month'): Promise<void>;
  /** Marks the set in use as one of another version. */
  outdate(url: string): Promise<void>;
  /** Opens the warehouse of an address. */
  open(url: string, options: ServerWarehouseOptions): Warehouse;
  /** The address with another password. */
  withWrongPassword(url: string): string;
  /** Message of the server about a refused password. */
  refusal: RegExp;
  /** Kills it immediately. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The kinds of servers; `skip` says why one is absent. */
export const serverKinds: readonly { name: string; skip: string | false; start(): Promise<PublishedServer> }[] = [
  {
    name: 'PostgreSQL',
    skip: findPostgresBinaries() ? false : 'no PostgreSQL: install initdb and postgres',
    start: async () => postgres(await startThrowawayPostgres(findPostgresBinaries() ?? '')),
  },
  { name: 'ClickHouse', skip: noClickHouse, start: async () => clickHouse(await startThrowawayClickHouse()) },
];

const inPostgres: Readonly<Record<Damage, string>> = {
  'a changed value': 'UPDATE policy SET premium_cents = premium_cents + 1 WHERE ctid = (SELECT min(ctid) FROM policy)',
  'a changed text': `UPDATE agency SET agency_name = agency_name || 'x' WHERE agency_id = 7`,
  'a missing row': 'DELETE FROM agency_month WHERE ctid = (SELECT max(ctid) FROM agency_month)',
  'a missing policy': 'DELETE FROM policy WHERE ctid = (SELECT max(ctid) FROM policy)',
  'another policy number': `UPDATE policy SET policy_number = 'other' WHERE ctid = (SELECT min(ctid) FROM policy)`,
  'another sum of a month':
    'UPDATE agency_month SET new_cents = new_cents + 1 WHERE ctid = (SELECT min(ctid) FROM agency_month)',
  'doubled rows': 'INSERT INTO policy SELECT * FROM policy LIMIT 1000',
  'two rows that swap premiums': `UPDATE policy p SET premium_cents = o.premium_cents FROM (SELECT ctid, lead(premium_cents, 1, first) OVER (ORDER BY ctid) AS premium_cents
    FROM (SELECT ctid, premium_cents, first_value(premium_cents) OVER (ORDER BY ctid) AS first FROM policy ORDER BY ctid LIMIT 2) t) o WHERE p.ctid = o.ctid`,
};

function postgres(server: ThrowawayPostgres): PublishedServer {
  return {
    createDatabase: () => server.createDatabase(),
    async places(url) {
      const { rows } = await withClient(url, (client) =>
        client.query<{ nspname: string }>(`SELECT nspname FROM pg_namespace WHERE nspname LIKE 'set\\_%'`),
      );
      return rows.map(({ nspname }) => nspname);
    },
    async damage(url, place, damage) {
      await withClient(url, (client) => client.query(`SET search_path = ${place}; ${inPostgres[damage]}`));
    },
    async keep(url, place, table = 'policy') {
      await withClient(url, (client) => client.query(`CREATE TABLE ${place}.kept AS SELECT * FROM ${place}.${table}`));
    },
    async putBack(url, place, table = 'policy') {
      await withClient(url, (client) =>
        client.query(
          `SET search_path = ${place}; TRUNCATE ${table}; INSERT INTO ${table} SELECT * FROM kept; DROP TABLE kept`,
        ),
      );
    },
    async outdate(url) {
      await withClient(url, (client) => client.query('UPDATE agency_insights.data_set SET layout = layout + 1'));
    },
    open: (url, options) => openPostgresWarehouse({ url, ...options }),
    withWrongPassword: (url) => url.replace('throwaway', 'wrong'),
    refusal: /^PostgreSQL at 127\.0\.0\.1:\d+\/test_\d+ cannot be used: password authentication failed/,
    crash: () => server.crash(),
    start: () => server.start(),
    stop: () => server.stop(),
  };
}

/** `P`: the database of the set. */
const inClickHouse: Readonly<Record<Damage, readonly string[]>> = {
  'a changed value': [
    'ALTER TABLE P.policy UPDATE premium_cents = premium_cents + 1 WHERE policy_code = (SELECT min(policy_code) FROM P.policy)',
  ],
  'a changed text': [`ALTER TABLE P.agency UPDATE agency_name = concat(agency_name, 'x') WHERE agency_id = 7`],
  'a missing row': [
    'ALTER TABLE P.agency_month DELETE WHERE (agency_id, eff_month, product_id) = (SELECT max((agency_id, eff_month, product_id)) FROM P.agency_month)',
  ],
  'a missing policy': ['ALTER TABLE P.policy DELETE WHERE policy_code = (SELECT max(policy_code) FROM P.policy)'],
  'another policy number': [
    `ALTER TABLE P.policy UPDATE policy_number = 'other' WHERE policy_code = (SELECT min(policy_code) FROM P.policy)`,
  ],
  'another sum of a month': [
    'ALTER TABLE P.agency_month UPDATE new_cents = new_cents + 1 WHERE (agency_id, eff_month, product_id) = (SELECT max((agency_id, eff_month, product_id)) FROM P.agency_month)',
  ],
  'doubled rows': ['INSERT INTO P.policy SELECT * FROM P.policy LIMIT 1000'],
  'two rows that swap premiums': [
    'CREATE TABLE P.swapped ENGINE = Memory AS SELECT policy_code, premium_cents FROM P.policy ORDER BY policy_code LIMIT 1 BY premium_cents LIMIT 2',
    `ALTER TABLE P.policy UPDATE premium_cents = if(policy_code = (SELECT min(policy_code) FROM P.swapped), (SELECT argMax(premium_cents, policy_code) FROM P.swapped),
      (SELECT argMin(premium_cents, policy_code) FROM P.swapped)) WHERE policy_code IN (SELECT policy_code FROM P.swapped)`,
  ],
};

function clickHouse(server: ThrowawayClickHouse): PublishedServer {
  return {
    createDatabase: () => server.createDatabase(),
    async places(url) {
      const registry = new URL(url).pathname.slice(1);
      const text = await runClickHouse(
        url,
        `SELECT name FROM system.databases WHERE startsWith(name, '${registry}_set_') ORDER BY name FORMAT TSV`,
      );
      return text.split('\n').filter((name) => name !== '');
    },
    async damage(url, place, damage) {
      for (const sql of inClickHouse[damage])
        await runClickHouse(url, sql.replaceAll('P.', `${place}.`), { mutations_sync: 1 });
    },
    async keep(url, place, table = 'policy') {
      await runClickHouse(url, `CREATE TABLE ${place}.kept ENGINE = Memory AS SELECT * FROM ${place}.${table}`);
    },
    async putBack(url, place, table = 'policy') {
      for (const sql of [
        `TRUNCATE TABLE P.${table}`,
        `INSERT INTO P.${table} SELECT * FROM P.kept`,
        'DROP TABLE P.kept',
      ])
        await runClickHouse(url, sql.replaceAll('P.', `${place}.`));
    },
    async outdate(url) {
      const table = `${new URL(url).pathname.slice(1)}.data_set_in_use`;
      await runClickHouse(
        url,
        `INSERT INTO ${table} SELECT * REPLACE (number + 1 AS number, layout + 1 AS layout) FROM ${table} ORDER BY number DESC LIMIT 1`,
      );
    },
    open(url, options) {
      const address = readClickHouseAddress(url);
      if (address === null) throw new Error(`${url} is not the address of a ClickHouse`);
      return openClickHouseWarehouse({ address, ...options });
    },
    withWrongPassword: (url) => url.replace('throwaway', 'wrong'),
    refusal: /^ClickHouse at 127\.0\.0\.1:\d+\/test_\d+ cannot be used: .*Authentication failed/,
    crash: () => server.crash(),
    start: () => server.start(),
    stop: () => server.stop(),
  };
}
