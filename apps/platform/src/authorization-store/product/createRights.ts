import { lockProduct } from './lockProduct.ts';
import type { ProductStore } from './ProductStore.ts';
import { readAdministrators, readHolders, readRights } from './readRights.ts';
import { refuseLastAdministrator } from './refuseLastAdministrator.ts';
import { noRights, type Rights } from './Rights.ts';
import { prepareRemoval, writeRights } from './writeRights.ts';

/** Creates access to the rights in the product's store, embedded or in a real OpenFGA. */
export function createRights(parts: ProductStore): Rights {
  const { database, product } = parts;
  return {
    of: async (personId) => (await readRights(parts, [personId])).get(personId) ?? noRights,
    ofEach: (personIds) => readRights(parts, personIds),
    holders: (permission) => readHolders(parts, permission),
    administrators: () => readAdministrators(parts),
    lock: (transaction) => lockProduct(database, transaction, product.id),
    async refuseLastAdministrator(transaction, { leaving, joining = [] }) {
      const before = await readAdministrators(parts, transaction);
      const after = [...before.filter((id) => !leaving.includes(id)), ...joining];
      await refuseLastAdministrator(parts, transaction, { before, after });
    },
    change: (transaction, changes) => writeRights(parts, transaction, changes),
    removal: (personId) => prepareRemoval(parts, personId),
  };
}
