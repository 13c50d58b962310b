import process from 'node:process';
import type { DatabaseConfig } from '../../database/Database.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { createEmbeddedStores } from './createEmbeddedStores.ts';

/** Number of relationships that one write adds. */
export const tuplesOfWrite = 40;

/** Adds a store whose documents have viewers; returns its id. */
export async function writeModelForWrites(stores: AuthorizationStores): Promise<string> {
  const { id } = await stores.createStore('writes');
  await stores.writeModel(id, {
    schema_version: '1.1',
    type_definitions: [
      { type: 'user' },
      {
        type: 'document',
        relations: { viewer: { this: {} } },
        metadata: { relations: { viewer: { directly_related_user_types: [{ type: 'user' }] } } },
      },
    ],
  });
  return id;
}

const writes = process.env['WRITES'];
if (writes !== undefined)
  await writeForEver(JSON.parse(writes) as { config: DatabaseConfig; store: string; run: number });

/** Adds whole documents and prints each completed one, until its process is killed. */
async function writeForEver({
  config,
  store,
  run,
}: {
  config: DatabaseConfig;
  store: string;
  run: number;
}): Promise<void> {
  const stores = createEmbeddedStores(await openDatabase(config), Date.now);
  const writer = async (name: string): Promise<void> => {
    for (let index = 0; ; index += 1) {
      const object = `document:${run}-${name}-${index}`;
      const tuple_keys = Array.from({ length: tuplesOfWrite }, (_one, user) => ({
        user: `user:${user}`,
        relation: 'viewer',
        object,
      }));
      await stores.write(store, { writes: { tuple_keys } });
      process.stdout.write(`${object}\n`);
    }
  };
  await Promise.all([writer('a'), writer('b'), writer('c')]);
}
