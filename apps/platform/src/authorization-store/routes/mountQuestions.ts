import type { Routes } from '../../http/Routes.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { allowedRelations } from './allowedRelations.ts';
import { createQuestions, type StoreQuestions } from './createQuestions.ts';

/** Mounts the queries of a store, in both versions and as a batch call. */
export function mountQuestions(routes: Routes, parts: AuthorizationStoreParts): void {
  const questions = createQuestions(parts);
  routes.mount('authorization.check', ({ body }) => questions.check(body));
  routes.mount('authorization.check2', ({ body }) => questions.check(body));
  routes.mount('authorization.listObjects', ({ body }) => questions.list_objects(body));
  routes.mount('authorization.listObjects2', ({ body }) => questions.list_objects(body));
  routes.mount('authorization.listObjectsReverse', ({ body }) => questions.list_users(body));
  routes.mount('authorization.getTupleValues', ({ body }) => questions.read(body));
  routes.mount('authorization.getAllowedRelations', async ({ body: { store_id = parts.product.id, ...question } }) => ({
    relations: await allowedRelations(parts.stores, store_id, question),
  }));
  routes.mount('authorization.query', async ({ body }) => ({ ...(await answer(questions, body)) }));
}

type Query = { [K in Kind]: { kind: K } & Parameters<StoreQuestions[K]>[0] }[Kind];
type Kind = 'check' | 'batch_check' | 'list_objects' | 'list_users' | 'expand' | 'read';

function answer(questions: StoreQuestions, query: Query): Promise<object> {
  switch (query.kind) {
    case 'check':
      return questions.check(query);
    case 'batch_check':
      return questions.batch_check(query);
    case 'list_objects':
      return questions.list_objects(query);
    case 'list_users':
      return questions.list_users(query);
    case 'expand':
      return questions.expand(query);
    case 'read':
      return questions.read(query);
  }
}
