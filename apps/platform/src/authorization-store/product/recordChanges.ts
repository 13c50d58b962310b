import type { AuditAction, TupleKey } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Actor } from '../../audit/Actor.ts';
import { record } from '../../audit/AuditTrail.ts';
import type { Tables } from '../../database/Tables.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { printTuple } from '../tuples/tupleTexts.ts';
import type { WriteRequest } from '../wire/wireSchemas.ts';
import { administration } from './permissionTuple.ts';
import { personIdOf } from './personSubject.ts';
import type { ProductStore } from './ProductStore.ts';
import { requireProductModel } from './requireProductModel.ts';
import type { Rights } from './Rights.ts';

/** Options of `recordChanges`. */
export interface RecordChangesOptions extends ProductStore {
  rights: Rights;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Creates the stores for changes by an actor. Records each change in the audit trail, in the same transaction. Refuses
 * changes that leave the product's store without an administrator or a usable model.
 */
export function recordChanges(options: RecordChangesOptions, actor: Actor): AuthorizationStores {
  const { stores, product, database, rights, now } = options;

  function change<T>(storeId: string | null, work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> {
    return database.db.transaction().execute(async (transaction) => {
      if (storeId === product.id) await rights.lock(transaction);
      return work(transaction);
    });
  }
  const note = (transaction: Kysely<Tables>, action: AuditAction, details: Record<string, unknown>): Promise<void> =>
    record(transaction, { actor, action, details, at: now() });

  return {
    ...stores,
    createStore: (name) =>
      change(null, async (transaction) => {
        const store = await stores.createStore(name, transaction);
        await note(transaction, 'store_created', { store_id: store.id, name });
        return store;
      }),
    deleteStore: (id) =>
      change(id, async (transaction) => {
        if (id === product.id) throw productStoreStays();
        await note(transaction, 'store_deleted', { store_id: id });
        await stores.deleteStore(id, transaction);
      }),
    writeModel: (id, source) =>
      change(id, async (transaction) => {
        const modelId = await stores.writeModel(id, source, transaction);
        await note(transaction, 'model_added', { store_id: id, authorization_model_id: modelId });
        return modelId;
      }),
    async activateModel(id, modelId) {
      if (id === product.id) requireProductModel(await stores.getModel(id, modelId));
      await change(id, async (transaction) => {
        await note(transaction, 'model_activated', { store_id: id, authorization_model_id: modelId });
        await stores.activateModel(id, modelId, transaction);
      });
    },
    write: (id, request) =>
      change(id, async (transaction) => {
        if (id === product.id) await refuseWithoutAdministrators(rights, transaction, request);
        await note(transaction, 'relationships_changed', { store_id: id, ...describe(request) });
        await stores.write(id, request, transaction);
      }),
    writeAssertions: (id, modelId, assertions) =>
      change(id, async (transaction) => {
        const details = { store_id: id, authorization_model_id: modelId, assertions: assertions.length };
        await note(transaction, 'assertions_changed', details);
        await stores.writeAssertions(id, modelId, assertions, transaction);
      }),
  };
}

async function refuseWithoutAdministrators(
  rights: Rights,
  transaction: Kysely<Tables>,
  { writes, deletes }: WriteRequest,
): Promise<void> {
  const leaving = administratorsIn(deletes?.tuple_keys);
  if (leaving.length > 0)
    await rights.refuseLastAdministrator(transaction, { leaving, joining: administratorsIn(writes?.tuple_keys) });
}

/** Returns the ids of users whom relationships make administrators. */
function administratorsIn(tuples: readonly TupleKey[] = []): string[] {
  return tuples
    .filter(({ relation, object }) => relation === administration.relation && object === administration.object)
    .map(({ user }) => personIdOf(user))
    .filter((id) => id !== null);
}

function describe({ writes, deletes }: WriteRequest): Record<string, string[]> {
  return {
    ...(writes?.tuple_keys.length && { added: writes.tuple_keys.map(printTuple) }),
    ...(deletes?.tuple_keys.length && { removed: deletes.tuple_keys.map(printTuple) }),
  };
}

function productStoreStays(): ApiProblem {
  return new ApiProblem(409, 'product_store', "This is the product's own store; it cannot be deleted.", [
    { path: 'id', message: "is the product's own store" },
  ]);
}
