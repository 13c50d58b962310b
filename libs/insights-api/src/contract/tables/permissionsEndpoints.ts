import type { Endpoint } from '../Endpoint.ts';

/** Permissions of the signed-in person: rows of the endpoint table. */
export const permissionsEndpoints = {
  'permissions.list': {
    method: 'GET',
    path: '/api/permissions',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
} as const satisfies Record<string, Endpoint>;
