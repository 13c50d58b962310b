import type { Endpoint } from '../Endpoint.ts';
import { act, read, send } from './rowKinds.ts';

const identity = '/api/v1/identity';

/** Signing in by calls, and tokens: rows of the endpoint table. */
export const identityEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
