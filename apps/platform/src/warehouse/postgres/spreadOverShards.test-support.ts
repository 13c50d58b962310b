import { withClient } from '../../database/throwawayPostgres.test-support.ts';

/** A shard: its database's own address, and how the coordinator reaches it. */
export interface Shard {
  url: string;
  port: number;
}

/** Moves the policies of a set to other servers, by a hash of the agency; the set's server asks them by postgres_fdw. */
export async function spreadOverShards(url: string, schema: string, shards: readonly Shard[]): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ columns: string }>(
      `SELECT string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' ORDER BY attnum) AS columns
       FROM pg_attribute WHERE attrelid = '${schema}.policy'::regclass AND attnum > 0`,
    );
    await client.query(`CREATE EXTENSION IF NOT EXISTS postgres_fdw; SET search_path = ${schema};
      ALTER TABLE policy RENAME TO policy_whole; CREATE TABLE policy (LIKE policy_whole) PARTITION BY HASH (agency_id)`);
    for (const [at, shard] of shards.entries()) {
      const { username, password, hostname, pathname } = new URL(shard.url);
      await withClient(shard.url, (other) => other.query(`CREATE TABLE policy (${rows[0]?.columns})`));
      await client.query(`
        CREATE SERVER shard_${at} FOREIGN DATA WRAPPER postgres_fdw
          OPTIONS (host '${hostname}', port '${shard.port}', dbname '${pathname.slice(1)}', fetch_size '10000', async_capable 'true');
        CREATE USER MAPPING FOR CURRENT_USER SERVER shard_${at} OPTIONS (user '${username}', password '${password}');
        CREATE FOREIGN TABLE policy_${at} PARTITION OF policy FOR VALUES WITH (MODULUS ${shards.length}, REMAINDER ${at})
          SERVER shard_${at} OPTIONS (schema_name 'public', table_name 'policy')`);
    }
    await client.query('INSERT INTO policy SELECT * FROM policy_whole; DROP TABLE policy_whole');
  });
}
