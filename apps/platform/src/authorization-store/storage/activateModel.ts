import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { joinTransaction } from '../../database/joinTransaction.ts';
import type { Tables } from '../../database/Tables.ts';
import { FgaError } from '../FgaError.ts';
import type { CompiledModel } from '../model/CompiledModel.ts';
import { findTupleFault } from '../tuples/checkTuple.ts';
import { printTuple } from '../tuples/tupleTexts.ts';
import type { ModelRepository } from './ModelRepository.ts';
import { beginWrite } from './StoreRepository.ts';
import type { TupleRepository } from './TupleRepository.ts';

/** Max relationships that a refusal names. */
export const maxNamedTuples = 20;

/** Dependencies of activation. */
export interface ActivationParts {
  database: Database;
  models: ModelRepository;
  tuples: TupleRepository;
  now: () => number;
}

/**
 * Activates a model of a store, without concurrent writes. Rejects while relationships exist that it does not allow.
 */
export async function activateModel(
  { database, models, tuples, now }: ActivationParts,
  { storeId, modelId }: { storeId: string; modelId: string },
  within?: Kysely<Tables>,
): Promise<void> {
  await joinTransaction(database, within, async (transaction) => {
    await beginWrite(transaction, storeId, now());
    const model = await models.compiled(storeId, modelId, transaction);
    const invalid = createInvalidTuples(model);
    for await (const batch of tuples.all(storeId, transaction)) for (const tuple of batch) invalid.add(tuple);
    invalid.refuse();
    await setActiveModel(transaction, storeId, modelId);
  });
}

/** Stores the id of the active model, also for a real OpenFGA. */
export async function setActiveModel(db: Kysely<Tables>, storeId: string, modelId: string): Promise<void> {
  await db
    .insertInto('authorization_active_models')
    .values({ store_id: storeId, model_id: modelId })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ model_id: modelId }))
    .execute();
}

/** Collects the relationships that a model does not allow. */
export function createInvalidTuples(model: CompiledModel) {
  const named: string[] = [];
  let count = 0;
  return {
    add(tuple: Parameters<typeof printTuple>[0]): void {
      const fault = findTupleFault(model, tuple);
      if (fault === null) return;
      count += 1;
      if (named.length < maxNamedTuples) named.push(`${printTuple(tuple)} (${fault.message})`);
    },
    /** Throws an FgaError that names the invalid relationships, if any. */
    refuse(): void {
      if (count === 0) return;
      const more = count > named.length ? `, and ${count - named.length} more` : '';
      throw new FgaError(
        'invalid_tuple',
        `The model does not allow ${count} existing ${count === 1 ? 'relationship' : 'relationships'}: ${named.join('; ')}${more}. Delete them first, or change the model.`,
        { field: 'id' },
      );
    },
  };
}
