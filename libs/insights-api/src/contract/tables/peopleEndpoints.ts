import type { Endpoint } from '../Endpoint.ts';
import { act, patch, read, remove, send } from './rowKinds.ts';

const identity = '/api/v1/identity';

/** The administration of people: rows of the endpoint table. */
export const peopleEndpoints = {
  'people.page': { ...read, path: '/api/v2/identity/users', auth: 'administrator' },
  'people.search': { ...read, path: '/api/v2/identity/users/{search}', auth: 'administrator' },
  'people.list': { ...read, path: `${identity}/users`, auth: 'administrator' },
  'people.listInsights': { ...read, path: `${identity}/list-insights-users`, auth: 'administrator' },
  'people.find': { ...read, path: `${identity}/users/{id}`, auth: 'caller' },
  'people.update': { ...patch, path: `${identity}/users/{id}`, auth: 'administrator' },
  'people.remove': { ...remove, path: `${identity}/users/{id}`, auth: 'administrator' },
  'people.block': { ...act, path: `${identity}/users/{id}/block`, auth: 'administrator' },
  'people.unblock': { ...act, path: `${identity}/users/{id}/unblock`, auth: 'administrator' },
  'people.resetMfa': { ...act, path: `${identity}/users/{id}/reset-mfa`, auth: 'administrator' },
  'people.sessions': { ...read, path: `${identity}/users/{id}/sessions`, auth: 'caller' },
  'people.endSessions': { ...remove, path: `${identity}/users/{id}/sessions`, auth: 'caller' },
  'people.auth0List': { ...read, path: `${identity}/auth0/users`, auth: 'administrator' },
  'people.invite': { ...send, path: `${identity}/auth0/users`, auth: 'administrator', status: 201 },
  'people.auth0Update': { ...patch, path: `${identity}/auth0/users/{id}`, auth: 'administrator' },
} as const satisfies Record<string, Endpoint>;
