import type { Endpoint } from '../Endpoint.ts';

/** Signing in and out: rows of the endpoint table. */
export const sessionEndpoints = {
  'session.get': {
    method: 'GET',
    path: '/api/auth/session',
    encoding: 'none',
    answer: 'json',
    auth: 'session',
  },
  'session.update': {
    method: 'POST',
    path: '/api/auth/session',
    encoding: 'json',
    answer: 'json',
    auth: 'session',
  },
  'session.csrf': {
    method: 'GET',
    path: '/api/auth/csrf',
    encoding: 'none',
    answer: 'json',
    auth: 'public',
  },
  'session.providers': {
    method: 'GET',
    path: '/api/auth/providers',
    encoding: 'none',
    answer: 'json',
    auth: 'public',
  },
  'session.signinPage': {
    method: 'GET',
    path: '/api/auth/signin',
    encoding: 'none',
    answer: 'page',
    auth: 'public',
  },
  'session.signin': {
    method: 'POST',
    path: '/api/auth/signin/{provider}',
    encoding: 'form',
    answer: 'json',
    auth: 'public',
  },
  'session.callback': {
    method: 'GET',
    path: '/api/auth/callback/{provider}',
    encoding: 'none',
    answer: 'redirect',
    auth: 'public',
  },
  'session.signout': {
    method: 'POST',
    path: '/api/auth/signout',
    encoding: 'form',
    answer: 'json',
    auth: 'session',
  },
  'session.signoutPage': {
    method: 'GET',
    path: '/api/auth/signout',
    encoding: 'none',
    answer: 'page',
    auth: 'session',
  },
  'session.signoutAddress': {
    method: 'GET',
    path: '/api/signout',
    encoding: 'none',
    answer: 'page',
    auth: 'session',
  },
  'session.error': {
    method: 'GET',
    path: '/api/auth/error',
    encoding: 'none',
    answer: 'page',
    auth: 'public',
  },
} as const satisfies Record<string, Endpoint>;
