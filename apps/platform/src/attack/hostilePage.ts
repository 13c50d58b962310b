import * as fc from 'fast-check';
import { sendableText } from './hostileText.ts';
import type { AttackRequest } from './sendRequest.ts';

/** Address of the attacker. The limit per network soon refuses its passwords, so that few are hashed. */
export const attackingNetwork = '203.0.113.7';

/** A valid new password that no demo user has. */
const longEnough = 'correct horse maple otter';

const text = fc.oneof(
  sendableText,
  fc.string({ unit: 'binary', maxLength: 300 }).map((odd) => odd.toWellFormed()),
  fc.json(),
  fc.constantFrom('insights', 'code', longEnough),
);

/** Input of a page. */
export interface PageInput {
  /** Replaces `{}` in the path. */
  part: string;
  values: Record<string, string>;
  /** A body that is not a form. */
  raw: string | null;
}

/** A page or call of sign-in, with its fields. */
export interface PageTarget {
  /** A path with `{}` for the hostile part, at the provider unless `isOfApp`. */
  path: string;
  isOfApp?: true;
  /** Field names of its form or, without `isForm`, of its query. */
  fields: readonly string[];
  isForm?: true;
  /** Valid default values of fields. */
  known?: Record<string, string>;
}

const oidcFields = ['client_id', 'response_type', 'redirect_uri', 'scope', 'state', 'nonce', 'prompt', 'max_age'];
const pkce = ['code_challenge', 'code_challenge_method', 'login_hint', 'request', 'request_uri', 'claims', 'resource'];
const tokenFields = ['grant_type', 'code', 'redirect_uri', 'client_id', 'client_secret', 'code_verifier'];
const authorization = { client_id: 'insights', response_type: 'code', scope: 'openid' };

/** The pages and calls of the provider, and those of the product's own sign-in. */
export const pageTargets: readonly PageTarget[] = [
  { path: '/{}', fields: ['x'] },
  { path: '/auth', fields: [...oidcFields, ...pkce], known: authorization },
  { path: '/auth', isForm: true, fields: [...oidcFields, ...pkce], known: authorization },
  { path: '/auth/{}', fields: [] },
  { path: '/token', isForm: true, fields: [...tokenFields, 'refresh_token'] },
  { path: '/me', fields: ['access_token'] },
  { path: '/session/end', fields: ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state', 'ui_locales'] },
  { path: '/session/end/confirm', isForm: true, fields: ['xsrf', 'logout'] },
  { path: '/interaction/{}', fields: ['email'] },
  { path: '/interaction/{}/factor', isForm: true, fields: ['method', 'answer'] },
  { path: '/scripts/{}', fields: [] },
  { path: '/fonts/{}', fields: [] },
  { path: '/password/change', isForm: true, fields: ['email', 'current', 'password'] },
  { path: '/password/set/{}', isForm: true, fields: ['password'] },
  { path: '/mfa/enroll/{}', isForm: true, fields: ['password'] },
  { path: '/security/{}', fields: ['x'] },
  { path: '/security/confirm', isForm: true, fields: ['password'] },
  { path: '/security/confirm/factor', isForm: true, fields: ['method', 'answer'] },
  { path: '/security/remove/{}', isForm: true, fields: ['x'] },
  { path: '/security/end-session', isForm: true, fields: ['session'] },
  { path: '/security/recovery-codes', isForm: true, fields: ['x'] },
  { path: '/api/auth/signin', isOfApp: true, fields: ['callbackUrl', 'error', 'login_hint', 'prompt'] },
  {
    path: '/api/auth/signin/insights',
    isOfApp: true,
    isForm: true,
    fields: ['csrfToken', 'callbackUrl', 'json', 'login_hint', 'prompt'],
  },
  { path: '/api/auth/signin/{}', isOfApp: true, isForm: true, fields: ['csrfToken', 'callbackUrl', 'json'] },
  { path: '/api/auth/callback/insights', isOfApp: true, fields: ['code', 'state', 'error', 'iss', 'session_state'] },
  { path: '/api/auth/callback/{}', isOfApp: true, fields: ['code', 'state'] },
  { path: '/api/auth/signout', isOfApp: true, isForm: true, fields: ['callbackUrl', 'json'] },
  { path: '/api/auth/session', isOfApp: true, isForm: true, fields: ['csrfToken', 'data'] },
  { path: '/api/auth/error', isOfApp: true, fields: ['error'] },
  { path: '/api/signout', isOfApp: true, fields: ['callbackUrl', 'reason', 'error'] },
];

/** Creates hostile inputs of a page. */
export function hostilePageInput({ fields }: PageTarget): fc.Arbitrary<PageInput> {
  return fc.record({
    part: text,
    values: fc.dictionary(fc.constantFrom(...fields, '__proto__'), text, { maxKeys: 4 }),
    raw: fc.option(text, { freq: 10 }),
  });
}

/** Creates a browser's request to a page of the platform. */
export function pageRequest(
  { path, isOfApp, isForm, known = {} }: PageTarget,
  { part, values, raw }: PageInput,
  { url, issuer }: { url: string; issuer: string },
): AttackRequest {
  const origin = isOfApp ? url : issuer;
  const given = new URLSearchParams({ ...known, ...values }).toString();
  const address = `${origin}${path.replace('{}', encodeURIComponent(part))}`;
  const headers = { accept: 'text/html', origin, 'x-forwarded-for': attackingNetwork };
  if (!isForm) return { method: 'GET', url: given === '' ? address : `${address}?${given}`, headers };
  const type = raw === null ? 'application/x-www-form-urlencoded' : 'text/plain';
  return { method: 'POST', url: address, headers: { ...headers, 'content-type': type }, body: raw ?? given };
}
