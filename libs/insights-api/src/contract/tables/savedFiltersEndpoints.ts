import type { Endpoint } from '../Endpoint.ts';

/** Saved searches: rows of the endpoint table. */
export const savedFiltersEndpoints = {
  'savedFilters.list': {
    method: 'GET',
    path: '/api/v1/authorization-store/saved-filters',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
  'savedFilters.create': {
    method: 'POST',
    path: '/api/v1/authorization-store/saved-filters',
    encoding: 'json',
    answer: 'json',
    auth: 'bearer',
    status: 201,
  },
  'savedFilters.update': {
    method: 'PATCH',
    path: '/api/v1/authorization-store/saved-filters/{id}',
    encoding: 'json',
    answer: 'json',
    auth: 'bearer',
  },
  'savedFilters.remove': {
    method: 'DELETE',
    path: '/api/v1/authorization-store/saved-filters/{id}',
    encoding: 'none',
    answer: 'none',
    auth: 'bearer',
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
