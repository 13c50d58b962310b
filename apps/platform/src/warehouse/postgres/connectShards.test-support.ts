import { withClient } from '../../database/throwawayPostgres.test-support.ts';

/** A shard: its database's own address, and how the coordinator reaches it. */
export interface Shard {
  url: string;
  port: number;
}

/** Names other servers to a coordinator as docs/operating.md says: `shard_0`, `shard_1`. */
export async function connectShards(url: string, shards: readonly Shard[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('CREATE EXTENSION postgres_fdw; CREATE EXTENSION dblink');
    for (const [at, shard] of shards.entries()) {
      const { username, password, hostname, pathname } = new URL(shard.url);
      await client.query(`
        CREATE SERVER shard_${at} FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '${hostname}', port '${shard.port}',
          dbname '${pathname.slice(1)}', fetch_size '10000', batch_size '1000', async_capable 'true');
        CREATE USER MAPPING FOR CURRENT_USER SERVER shard_${at} OPTIONS (user '${username}', password '${password}')`);
    }
  });
}
