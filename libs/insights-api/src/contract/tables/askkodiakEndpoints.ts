import type { Endpoint } from '../Endpoint.ts';

/** The industry classification in the application's own form: rows of the endpoint table. */
export const askkodiakEndpoints = {
  'askkodiak.suggestGroups': {
    method: 'GET',
    path: '/api/askkodiak/suggest-groups',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
  'askkodiak.summaryGroups': {
    method: 'GET',
    path: '/api/askkodiak/summary-groups',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
} as const satisfies Record<string, Endpoint>;
