import type { Endpoint } from '../Endpoint.ts';
import { act, read, remove, send } from './rowKinds.ts';

const identity = '/api/v1/identity';

/** Credentials of services: rows of the endpoint table. */
export const servicesEndpoints = {
  'services.list': { ...read, path: `${identity}/service-credentials`, auth: 'administrator' },
  'services.create': { ...send, path: `${identity}/service-credentials`, auth: 'administrator', status: 201 },
  'services.rotate': {
    ...act,
    path: `${identity}/service-credentials/{id}/rotate`,
    auth: 'administrator',
    idempotencyKey: true,
  },
  'services.revoke': { ...remove, path: `${identity}/service-credentials/{id}`, auth: 'administrator' },
} as const satisfies Record<string, Endpoint>;
