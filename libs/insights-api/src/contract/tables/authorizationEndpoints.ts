import type { Endpoint } from '../Endpoint.ts';
import { act, add, administer, read, remove, send, takeAway } from './rowKinds.ts';

const v1 = '/api/v1/authorization-store';
const v2 = '/api/v2/authorization-store';

/** The authorization store: rows of the endpoint table. */
export const authorizationEndpoints = {
  'authorization.listStores': { ...administer, ...read, path: `${v1}/store` },
  'authorization.createStore': { ...administer, ...add, path: `${v1}/store` },
  'authorization.deleteStore': { ...administer, ...remove, path: `${v1}/store/{id}` },
  'authorization.listModels': { ...administer, ...read, path: `${v1}/authorization-model` },
  'authorization.createModel': { ...administer, ...add, path: `${v1}/authorization-model` },
  'authorization.getModel': { ...administer, ...read, path: `${v1}/authorization-model/{id}` },
  'authorization.activateModel': { ...administer, ...act, path: `${v1}/authorization-model/{id}/activate` },
  'authorization.dynamicRenderer': { ...administer, ...read, path: `${v1}/dynamic-renderer` },
  'authorization.check': { ...administer, ...send, path: `${v1}/relationship/check` },
  'authorization.createRelationship': { ...administer, ...add, answer: 'none', path: `${v1}/relationship` },
  'authorization.deleteRelationship': { ...administer, ...takeAway, path: `${v1}/relationship` },
  'authorization.listObjects': { ...administer, ...send, path: `${v1}/list-objects` },
  'authorization.getTupleValues': { ...administer, ...send, path: `${v1}/get-tuple-values` },
  'authorization.query': { ...administer, ...send, path: `${v1}/query` },
  'authorization.check2': { ...administer, ...send, path: `${v2}/relationship/check` },
  'authorization.createRelationships2': { ...administer, ...add, answer: 'none', path: `${v2}/relationship` },
  'authorization.deleteRelationships2': { ...administer, ...takeAway, path: `${v2}/relationship` },
  'authorization.listObjects2': { ...administer, ...send, path: `${v2}/list-objects` },
  'authorization.listObjectsReverse': { ...administer, ...send, path: `${v2}/list-objects-reverse` },
  'authorization.getAllowedRelations': { ...administer, ...send, path: `${v2}/get-allowed-relations` },
} as const satisfies Record<string, Endpoint>;
