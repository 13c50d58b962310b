import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { callEndpoint } from '../people/administration.test-support.ts';
import { Browser } from '../testing/Browser.test-support.ts';
import { hostileTexts } from '../testing/hostileTexts.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { beginEnrollment } from './second-factor/enroll.test-support.ts';

/** For each page and call. */
const inputs = 1_000;
const atOnce = 25;
/** The network that they come from. Passwords from there are soon refused unread, so that few have to be hashed. */
const attacker = '203.0.113.7';
const longEnough = 'correct horse maple otter';

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc.constantFrom(...hostileTexts, 'analyst@demo.test', 'insights', 'code', longEnough),
  )
  .map((odd) => odd.toWellFormed());

interface Input {
  /** What comes in the place of `{}` in a path. */
  part: string;
  values: Record<string, string>;
  /** A body that is no form. */
  raw: string | null;
}

/** A page or call, and what it reads. */
interface Target {
  /** A path with `{}` in the place of a hostile part, at the provider unless `isOfApp`. */
  path: string;
  isOfApp?: true;
  /** Names of the fields of its form or, without `isForm`, of its address. */
  fields: readonly string[];
  isForm?: true;
  /** Fields that are right where the input does not say otherwise. */
  known?: Record<string, string>;
}

const oidcFields = ['client_id', 'response_type', 'redirect_uri', 'scope', 'state', 'nonce', 'prompt', 'max_age'];
const pkce = ['code_challenge', 'code_challenge_method', 'login_hint', 'request', 'request_uri', 'claims', 'resource'];
const tokenFields = ['grant_type', 'code', 'redirect_uri', 'client_id', 'client_secret', 'code_verifier'];
const authorization = { client_id: 'insights', response_type: 'code', scope: 'openid' };

const targets: readonly Target[] = [
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

describe('the pages of sign-in and of the provider', () => {
  let platform: TestPlatform;
  let browser: Browser;
  /** How far the platform's clock is ahead: what is locked after one test must not lock the next. */
  let ahead = 0;
  before(async () => {
    platform = await startPlatform({
      env: { SIGN_IN_STARTS_PER_ADDRESS: '1000000', TRUST_PROXY: 'true' },
      now: () => Date.now() + ahead,
    });
  });
  afterEach(() => {
    ahead += 24 * 3_600_000;
  });
  after(() => platform.stop());

  for (const target of targets)
    it(`answer ${inputs} hostile inputs to ${describeTarget(target)} without a failure [PLAT-15]`, async () => {
      ({ browser } = await platform.signIn('analyst'));
      await attack(target);
    });

  it(`answer ${inputs} hostile inputs to the form of a sign-in that is under way without a failure [PLAT-15]`, async () => {
    browser = new Browser();
    const path = new URL((await platform.openSignIn(browser)).url).pathname;
    const statuses = await attack({ path, isForm: true, fields: ['email', 'password'] });
    assert.ok(statuses.has(401), [...statuses].join(', '));
  });

  it(`answer ${inputs} hostile passwords at a link that works without a failure [PLAT-15]`, async () => {
    const admin = await platform.signIn('admin');
    const call = { body: { user_id: 'demo-nobody' } };
    const { body } = await callEndpoint(platform, 'identity.resetPassword', admin.headers, call);
    const statuses = await attack({ path: new URL(body.url).pathname, isForm: true, fields: ['password'] });
    assert.ok(statuses.has(400), [...statuses].join(', '));
  });

  it(`answer ${inputs} hostile passwords at a ticket that works without a failure [PLAT-15]`, async () => {
    const ticket = new URL(await beginEnrollment(platform, await platform.signIn('personal'))).pathname;
    ({ browser } = await platform.signIn('commercial'));
    const statuses = await attack({ path: ticket, isForm: true, fields: ['password'] });
    assert.ok(statuses.has(401), [...statuses].join(', '));
  });

  /** Sends all inputs; returns the statuses, none of which is a failure of the server. */
  async function attack({ path, isOfApp, fields, isForm, known = {} }: Target): Promise<Set<number>> {
    const origin = isOfApp ? platform.url : platform.issuer;
    const input: fc.Arbitrary<Input> = fc.record({
      part: text,
      values: fc.dictionary(fc.constantFrom(...fields, '__proto__'), text, { maxKeys: 4 }),
      raw: fc.option(text, { freq: 10 }),
    });
    const statuses = new Set<number>();
    const send = async ({ part, values, raw }: Input): Promise<void> => {
      const given = new URLSearchParams({ ...known, ...values }).toString();
      const url = `${origin}${path.replace('{}', encodeURIComponent(part))}`;
      const answer = await browser.fetch(isForm || given === '' ? url : `${url}?${given}`, {
        method: isForm ? 'POST' : 'GET',
        headers: { accept: 'text/html', origin, 'x-forwarded-for': attacker },
        ...(isForm && { body: raw ?? new URLSearchParams(given) }),
      });
      const html = await answer.text();
      const where = `${answer.status} to ${url} ${JSON.stringify(values)}: ${html.slice(0, 300)}`;
      assert.ok(answer.status >= 200 && answer.status < 500, where);
      statuses.add(answer.status);
    };
    const all = fc.sample(input, inputs);
    for (let index = 0; index < all.length; index += atOnce)
      await Promise.all(all.slice(index, index + atOnce).map(send));
    return statuses;
  }
});

function describeTarget({ path, isForm }: Target): string {
  return `${isForm ? 'POST' : 'GET'} ${path}`;
}
