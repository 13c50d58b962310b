import type { Endpoint } from '../Endpoint.ts';

/** Calls about single agencies: rows of the endpoint table. */
export const agenciesEndpoints = {
  'agencies.summary': {
    method: 'GET',
    path: '/api/agencies/{agency_id}/summary',
    encoding: 'none',
    answer: 'json',
    auth: 'caller',
  },
} as const satisfies Record<string, Endpoint>;
