/* eslint-disable @nx/enforce-module-boundaries -- the store is the platform's own part, which no package exports */
import type { Database } from '../../../apps/platform/src/database/Database.ts';
import { productModel } from '../../../apps/platform/src/authorization-store/product/productModel.ts';
import { createEmbeddedStores } from '../../../apps/platform/src/authorization-store/storage/createEmbeddedStores.ts';

const membersOfOrganization = 20;
const permissions = ['insights_pl', 'insights_cl', 'benchmarks'];

/** The id of a user of the filled store. */
export const personId = (index: number): string => `person-${index}`;
/** The user as relationships name them. */
export const user = (index: number): string => `user:${personId(index)}`;

/**
 * Makes a store with the product's model: `objects` features that one user sees, and users in organizations of
 * twenty whose organization or who themselves hold the product's three permissions. Returns its id.
 */
export async function fillStore(
  database: Database,
  { tuples, objects }: { tuples: number; objects: number },
): Promise<string> {
  const stores = createEmbeddedStores(database, Date.now);
  const { id } = await stores.createStore('benchmark');
  await stores.activateModel(id, await stores.writeModel(id, productModel));
  const rows = [...relationships(objects, tuples)].map((row) => ({ ...row, store_id: id, inserted_at: 0 }));
  for (let from = 0; from < rows.length; from += 1_000)
    await database.db
      .insertInto('authorization_tuples')
      .values(rows.slice(from, from + 1_000))
      .execute();
  await database.db
    .updateTable('authorization_stores')
    .set({ tuple_count: rows.length })
    .where('id', '=', id)
    .execute();
  return id;
}

function* relationships(objects: number, tuples: number) {
  let count = 0;
  const to = (object_type: string, object_id: string, relation: string, user_id: string) => {
    count += 1;
    return { object_type, object_id, relation, user_type: 'user', user_id, user_relation: '' };
  };
  for (let index = 0; index < objects; index += 1) yield to('feature', `report-${index}`, 'granted', 'sees-all');
  for (let organization = 0; ; organization += 1) {
    const name = `org-${organization}`;
    for (const feature of permissions) {
      if (count >= tuples) return;
      count += 1;
      yield {
        object_type: 'feature',
        object_id: feature,
        relation: 'granted',
        user_type: 'organization',
        user_id: name,
        user_relation: 'member',
      };
    }
    for (let member = 0; member < membersOfOrganization && count < tuples; member += 1)
      yield to('organization', name, 'member', `person-${organization * membersOfOrganization + member}`);
  }
}
