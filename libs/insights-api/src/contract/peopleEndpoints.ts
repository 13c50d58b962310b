import type { Endpoint } from './Endpoint.ts';

const identity = '/api/v1/identity';
const storeUser = '/api/v1/authorization-store/user';

/** A call that reads JSON. */
const read = { method: 'GET', encoding: 'none', answer: 'json' } as const;
/** A call that sends and answers JSON. */
const send = { method: 'POST', encoding: 'json', answer: 'json' } as const;
/** A call that does one thing to what its address names. */
const act = { method: 'POST', encoding: 'none', answer: 'json' } as const;
const patch = { ...send, method: 'PATCH' } as const;
const remove = { method: 'DELETE', encoding: 'none', answer: 'none', status: 204 } as const;

/** The calls of identity and the administration of people (API-CAT-3, API-CAT-7): loaded where they are made. */
export const peopleEndpoints = {
  'identity.exchangeLogin': { ...send, path: `${identity}/exchange-login`, auth: 'public' },
  'identity.signIn': { ...send, path: `${identity}/sign-in`, auth: 'public' },
  'identity.exchangeLoginAuth0': { ...send, path: `${identity}/exchange-login-auth0`, auth: 'public' },
  'identity.refresh': { ...act, path: `${identity}/refresh`, auth: 'public' },
  'identity.oauthToken': { ...send, encoding: 'form', path: '/oauth/token', auth: 'public' },
  'identity.auth0Token': { ...send, encoding: 'form', path: `${identity}/auth0-token`, auth: 'bearer' },
  'identity.verifyToken': { ...send, path: `${identity}/verify-token`, auth: 'caller' },
  'identity.verifyInsightsToken': { ...send, path: `${identity}/verify-insights-token`, auth: 'caller' },
  'identity.verifyBenchmarksToken': { ...send, path: `${identity}/verify-benchmarks-token`, auth: 'caller' },
  'identity.resetPassword': { ...send, path: `${identity}/auth0-reset-password`, auth: 'caller' },
  'identity.updateClaims': { ...send, path: `${identity}/update-claims`, auth: 'caller' },
  'identity.connections': { ...read, path: `${identity}/enterprise-connections`, auth: 'administrator' },
  'identity.ownerMapping': { ...read, path: `${identity}/bookroll/owner-mapping`, auth: 'administrator' },

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

  'services.list': { ...read, path: `${identity}/service-credentials`, auth: 'administrator' },
  'services.create': { ...send, path: `${identity}/service-credentials`, auth: 'administrator', status: 201 },
  'services.rotate': { ...act, path: `${identity}/service-credentials/{id}/rotate`, auth: 'administrator' },
  'services.revoke': { ...remove, path: `${identity}/service-credentials/{id}`, auth: 'administrator' },

  'auditTrail.page': { ...read, path: `${identity}/audit-trail`, auth: 'administrator' },
  'auditTrail.export': { ...read, path: `${identity}/audit-trail/export`, answer: 'csv', auth: 'administrator' },

  'storeUsers.list': { ...read, path: storeUser, auth: 'administrator' },
  'storeUsers.put': { ...send, method: 'PUT', path: storeUser, auth: 'administrator' },
  'storeUsers.self': { ...read, path: `${storeUser}/self`, auth: 'bearer' },
  'storeUsers.ecsAccount': { ...read, path: `${storeUser}/ecs-account`, auth: 'bearer' },
  'storeUsers.migrate': {
    ...send,
    encoding: 'multipart',
    path: `${storeUser}/migrate-exchange-users`,
    auth: 'administrator',
  },
  'storeUsers.find': { ...read, path: `${storeUser}/{id}`, auth: 'caller' },
  'storeUsers.setPermissions': { ...patch, path: `${storeUser}/{id}/insights-permissions`, auth: 'administrator' },
} as const satisfies Record<string, Endpoint>;

/** Name of a call of identity and the administration of people. */
export type PeopleEndpointId = keyof typeof peopleEndpoints;
