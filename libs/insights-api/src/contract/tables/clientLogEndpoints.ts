import type { Endpoint } from '../Endpoint.ts';

/** Errors in the browser: rows of the endpoint table. */
export const clientLogEndpoints = {
  'clientLog.write': {
    method: 'POST',
    path: '/api/auth/_log',
    encoding: 'form',
    answer: 'none',
    auth: 'public',
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
