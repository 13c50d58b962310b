import type { Endpoint } from '../Endpoint.ts';

/** The industry classification: rows of the endpoint table. */
export const naicsEndpoints = {
  'naics.suggest': {
    method: 'GET',
    path: '/suggest/naics-groups/{term}',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
  'naics.summary': {
    method: 'GET',
    path: '/naics/summary/{type}',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
} as const satisfies Record<string, Endpoint>;
