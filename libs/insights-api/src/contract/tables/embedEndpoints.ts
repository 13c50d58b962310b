import type { Endpoint } from '../Endpoint.ts';

/** Tokens of an embedded dashboard: rows of the endpoint table. */
export const embedEndpoints = {
  'embed.session': {
    method: 'POST',
    path: '/api/embed/session',
    encoding: 'json',
    answer: 'json',
    auth: 'public',
    server: 'dashboards',
  },
} as const satisfies Record<string, Endpoint>;
