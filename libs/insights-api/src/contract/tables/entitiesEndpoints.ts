import type { Endpoint } from '../Endpoint.ts';
import { act, add, administer, patch, read } from './rowKinds.ts';

const v1 = '/api/v1/authorization-store';

/** Organizations, agency networks and applications: rows of the endpoint table. */
export const entitiesEndpoints = {
  'entities.list': { ...administer, ...read, path: `${v1}/entity` },
  'entities.create': { ...administer, ...add, path: `${v1}/entity` },
  'entities.update': { ...administer, ...patch, path: `${v1}/entity/{id}` },
  'entities.disable': { ...administer, ...act, method: 'PATCH', path: `${v1}/entity/{id}/disable` },
  'entities.enable': { ...administer, ...act, method: 'PATCH', path: `${v1}/entity/{id}/enable` },
} as const satisfies Record<string, Endpoint>;
