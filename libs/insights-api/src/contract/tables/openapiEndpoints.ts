import type { Endpoint } from '../Endpoint.ts';

/** The OpenAPI document: rows of the endpoint table. */
export const openapiEndpoints = {
  'openapi.document': {
    method: 'GET',
    path: '/api/openapi.json',
    encoding: 'none',
    answer: 'json',
    auth: 'public',
  },
} as const satisfies Record<string, Endpoint>;
