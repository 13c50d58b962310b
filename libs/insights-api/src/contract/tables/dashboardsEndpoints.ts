import type { Endpoint } from '../Endpoint.ts';

/** Data of an embedded dashboard: rows of the endpoint table. */
export const dashboardsEndpoints = {
  'dashboards.agencyTile': {
    method: 'POST',
    path: '/api/dashboards/agency/tiles/{tile}',
    encoding: 'json',
    answer: 'json',
    auth: 'bearer',
    server: 'dashboards',
  },
  'dashboards.countAgencies': {
    method: 'POST',
    path: '/api/dashboards/agencies/count',
    encoding: 'json',
    answer: 'json',
    auth: 'bearer',
    server: 'dashboards',
  },
  'dashboards.benchmarkTile': {
    method: 'POST',
    path: '/api/dashboards/benchmarks/tiles/{tile}',
    encoding: 'json',
    answer: 'json',
    auth: 'bearer',
    server: 'dashboards',
  },
} as const satisfies Record<string, Endpoint>;
