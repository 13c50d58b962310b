import type { Endpoint } from '../Endpoint.ts';

/** Calls about the signed-in person: rows of the endpoint table. */
export const usersEndpoints = {
  'users.self': {
    method: 'GET',
    path: '/api/v1/identity/users/self',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
  'users.setLanguage': {
    method: 'PUT',
    path: '/api/v1/identity/users/self/language',
    encoding: 'json',
    answer: 'none',
    auth: 'bearer',
    status: 204,
  },
  'users.enrollMfa': {
    method: 'POST',
    path: '/api/v1/identity/enroll-mfa',
    encoding: 'none',
    answer: 'json',
    auth: 'bearer',
  },
} as const satisfies Record<string, Endpoint>;
