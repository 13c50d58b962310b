import type { AuthorizationModelSource } from '@agency-insights/insights-api/contract';
import { actorOf } from '../../audit/Actor.ts';
import type { EndpointCall, Routes } from '../../http/Routes.ts';
import { parseModelText } from '../model/parseModelText.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { relationshipForm } from './relationshipForm.ts';

/** Mounts the calls for authorization models. */
export function mountModels(routes: Routes, { stores, storesOf, product }: AuthorizationStoreParts): void {
  routes.mount('authorization.listModels', async ({ query: { store_id: store = product.id, ...page } }) => {
    const [models, active] = await Promise.all([stores.listModels(store, page), stores.activeModel(store)]);
    return {
      ...models,
      authorization_models: models.authorization_models.map((model) => ({ ...model, active: model.id === active })),
    };
  });
  routes.mount('authorization.createModel', async ({ body, caller }) => {
    const source = await sourceOf(body);
    return { authorization_model_id: await storesOf(actorOf(caller)).writeModel(body.store_id ?? product.id, source) };
  });
  routes.mount('authorization.getModel', ({ params, query }) =>
    stores.getModel(query.store_id ?? product.id, params.id),
  );
  routes.mount('authorization.activateModel', async ({ params, query, caller }) => {
    const store = query.store_id ?? product.id;
    await storesOf(actorOf(caller)).activateModel(store, params.id);
    return { store_id: store, authorization_model_id: params.id };
  });
  routes.mount('authorization.dynamicRenderer', async ({ query: { store_id: store = product.id } }) => {
    const active = await stores.activeModel(store);
    const newest = active === null ? (await stores.listModels(store, { page_size: 1 })).authorization_models[0] : null;
    const model = newest ?? (await stores.getModel(store, active ?? ''));
    return { authorization_model_id: model.id, schema: relationshipForm(model) };
  });
}

async function sourceOf(body: EndpointCall<'authorization.createModel'>['body']): Promise<AuthorizationModelSource> {
  if (body.dsl !== undefined) return parseModelText(body.dsl);
  const { schema_version = '', type_definitions = [], conditions } = body;
  return { schema_version, type_definitions, conditions };
}
