import type { Endpoint } from './Endpoint.ts';

const v1 = '/api/v1/authorization-store';
const v2 = '/api/v2/authorization-store';

/** A call that reads JSON. */
const read = { method: 'GET', encoding: 'none', answer: 'json', auth: 'administrator' } as const;
/** A question with a JSON body; it changes nothing. */
const ask = { method: 'POST', encoding: 'json', answer: 'json', auth: 'administrator' } as const;
/** A call that adds what its body says. */
const add = { ...ask, status: 201 } as const;
/** A call that does one thing to what its address names. */
const act = { method: 'PATCH', encoding: 'none', answer: 'json', auth: 'administrator' } as const;
/** A call that takes away what its body says. */
const takeAway = { ...ask, method: 'DELETE', answer: 'none', status: 204 } as const;

/** The calls of the authorization store (API-CAT-2, API-CAT-5): loaded where they are made. */
export const authorizationEndpoints = {
  'authorization.listStores': { ...read, path: `${v1}/store` },
  'authorization.createStore': { ...add, path: `${v1}/store` },
  'authorization.deleteStore': { ...read, method: 'DELETE', answer: 'none', status: 204, path: `${v1}/store/{id}` },

  'authorization.listModels': { ...read, path: `${v1}/authorization-model` },
  'authorization.createModel': { ...add, path: `${v1}/authorization-model` },
  'authorization.getModel': { ...read, path: `${v1}/authorization-model/{id}` },
  'authorization.activateModel': { ...act, method: 'POST', path: `${v1}/authorization-model/{id}/activate` },
  'authorization.dynamicRenderer': { ...read, path: `${v1}/dynamic-renderer` },

  'authorization.check': { ...ask, path: `${v1}/relationship/check` },
  'authorization.createRelationship': { ...add, answer: 'none', path: `${v1}/relationship` },
  'authorization.deleteRelationship': { ...takeAway, path: `${v1}/relationship` },
  'authorization.listObjects': { ...ask, path: `${v1}/list-objects` },
  'authorization.getTupleValues': { ...ask, path: `${v1}/get-tuple-values` },
  'authorization.query': { ...ask, path: `${v1}/query` },

  'authorization.check2': { ...ask, path: `${v2}/relationship/check` },
  'authorization.createRelationships2': { ...add, answer: 'none', path: `${v2}/relationship` },
  'authorization.deleteRelationships2': { ...takeAway, path: `${v2}/relationship` },
  'authorization.listObjects2': { ...ask, path: `${v2}/list-objects` },
  'authorization.listObjectsReverse': { ...ask, path: `${v2}/list-objects-reverse` },
  'authorization.getAllowedRelations': { ...ask, path: `${v2}/get-allowed-relations` },

  'entities.list': { ...read, path: `${v1}/entity` },
  'entities.create': { ...add, path: `${v1}/entity` },
  'entities.update': { ...ask, method: 'PATCH', path: `${v1}/entity/{id}` },
  'entities.disable': { ...act, path: `${v1}/entity/{id}/disable` },
  'entities.enable': { ...act, path: `${v1}/entity/{id}/enable` },
} as const satisfies Record<string, Endpoint>;

/** Name of a call of the authorization store. */
export type AuthorizationEndpointId = keyof typeof authorizationEndpoints;
