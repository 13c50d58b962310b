import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { FgaError } from '../FgaError.ts';
import { typeOf } from '../tuples/tupleTexts.ts';

/** Query for the relations of a user on an object. */
export interface AllowedRelationsQuestion {
  user: string;
  object: string;
  authorization_model_id?: string | undefined;
  contextual_tuples?: TupleKey[] | undefined;
}

/** OpenFGA's max checks per call. */
const maxBatch = 50;

/** Returns the relations of its type that a user has on an object, sorted by name. */
export async function allowedRelations(
  stores: AuthorizationStores,
  store: string,
  { user, object, authorization_model_id, contextual_tuples }: AllowedRelationsQuestion,
): Promise<string[]> {
  const relations = await relationsOf(stores, store, authorization_model_id, typeOf(object));
  const found: string[] = [];
  for (let from = 0; from < relations.length; from += maxBatch) {
    const part = relations.slice(from, from + maxBatch);
    const checks = part.map((relation, index) => ({
      tuple_key: { user, relation, object },
      contextual_tuples: contextual_tuples && { tuple_keys: contextual_tuples },
      correlation_id: String(index),
    }));
    const answers = await stores.batchCheck(store, { authorization_model_id, checks });
    found.push(...part.filter((_relation, index) => isAllowed(answers[String(index)])));
  }
  return found;
}

async function relationsOf(
  stores: AuthorizationStores,
  store: string,
  model: string | undefined,
  type: string,
): Promise<string[]> {
  const id = model ?? (await stores.activeModel(store));
  const source =
    id === null
      ? (await stores.listModels(store, { page_size: 1 })).authorization_models[0]
      : await stores.getModel(store, id);
  const definition = source?.type_definitions.find((candidate) => candidate.type === type);
  if (definition === undefined)
    throw new FgaError('type_not_found', `The model has no type ${JSON.stringify(type.slice(0, 80))}.`, {
      field: 'object',
    });
  return Object.keys(definition.relations ?? {}).sort();
}

/** Whether a check is allowed. Throws the FgaError of a failed check. */
function isAllowed(answer: { allowed: boolean } | { error: { message: string } } | undefined): boolean {
  if (answer !== undefined && 'error' in answer)
    throw new FgaError('validation_error', answer.error.message, { field: 'user' });
  return answer?.allowed === true;
}
