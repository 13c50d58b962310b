import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { UserFilter } from '../evaluation/listUsers.ts';
import { printListedUser } from '../storage/toListedUser.ts';
import { typeOf } from '../tuples/tupleTexts.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { openPosition, valuesOf } from './tupleValues.ts';

interface Common {
  store_id?: string | undefined;
  authorization_model_id?: string | undefined;
  contextual_tuples?: TupleKey[] | undefined;
}

export type StoreQuestions = ReturnType<typeof createQuestions>;

/** Creates the queries of the API on top of OpenFGA's. */
export function createQuestions({ stores, product }: AuthorizationStoreParts) {
  const common = ({ store_id = product.id, authorization_model_id, contextual_tuples }: Common) => ({
    store: store_id,
    base: { authorization_model_id, contextual_tuples: contextual_tuples && { tuple_keys: contextual_tuples } },
  });
  return {
    async check(question: Common & TupleKey) {
      const { store, base } = common(question);
      return { allowed: await stores.check(store, { ...base, tuple_key: keyOf(question) }) };
    },

    async batch_check(question: Omit<Common, 'contextual_tuples'> & { checks: (TupleKey & Common)[] }) {
      const { store, base } = common(question);
      const checks = question.checks.map((check, index) => ({
        tuple_key: keyOf(check),
        contextual_tuples: check.contextual_tuples && { tuple_keys: check.contextual_tuples },
        correlation_id: String(index),
      }));
      const answers = await stores.batchCheck(store, { ...base, checks });
      return { results: checks.map(({ correlation_id }) => answers[correlation_id] ?? { allowed: false }) };
    },

    async list_objects(question: Common & { user: string; relation: string; type: string }) {
      const { store, base } = common(question);
      const { user, relation, type } = question;
      return { objects: await stores.listObjects(store, { ...base, user, relation, type }) };
    },

    async list_users(question: Common & { object: string; relation: string; user_filter: UserFilter }) {
      const { store, base } = common(question);
      const { object, relation, user_filter } = question;
      const users = await stores.listUsers(store, {
        ...base,
        contextual_tuples: question.contextual_tuples,
        object: { type: typeOf(object), id: object.slice(typeOf(object).length + 1) },
        relation,
        user_filters: [user_filter],
      });
      return { users: users.map(printListedUser) };
    },

    async expand(question: Common & { object: string; relation: string }) {
      const { store, base } = common(question);
      const { object, relation } = question;
      return stores.expand(store, { ...base, tuple_key: { object, relation } });
    },

    async read(question: Partial<TupleKey> & { store_id?: string; page_size?: number; continuation_token?: string }) {
      const { store_id = product.id, page_size, continuation_token, user, relation, object } = question;
      const page = await stores.read(store_id, {
        tuple_key: { user, relation, object },
        page_size,
        continuation_token,
      });
      return { ...page, values: valuesOf(page.tuples, openPosition({ user, relation, object })) };
    },
  };
}

function keyOf({ user, relation, object }: TupleKey): TupleKey {
  return { user, relation, object };
}
