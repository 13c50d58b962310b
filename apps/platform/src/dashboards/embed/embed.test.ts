import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { EndpointResponse } from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';

const secret = 'a secret of the systems that sign addresses themselves';
const portal = 'https://portal.example.com';
const nonces = (function* () {
  for (let count = 0; ; count += 1) yield `nonce-of-the-test-${count}`;
})();

/** Parameters as the vendor's own servers write them: JSON in the address, in any order. */
type Parameters = Record<string, unknown>;

/** Signs as the vendor documents, without the platform's code. */
function signByHand(dashboardsUrl: string, target: string, given: Parameters): string {
  const order =
    'nonce time session_length external_user_id permissions models group_ids external_group_id user_attributes access_filters';
  const { host } = new URL(dashboardsUrl);
  const login = `/login/embed/${encodeURIComponent(target)}`;
  const lines = [host, login];
  for (const name of order.split(' ')) if (name in given) lines.push(JSON.stringify(given[name]));
  const signature = createHmac('sha1', secret).update(lines.join('\n'), 'utf8').digest('base64');
  const query = Object.keys(given).map((name) => `${name}=${encodeURIComponent(JSON.stringify(given[name]))}`);
  return `${dashboardsUrl}${login}?${query.join('&')}&signature=${encodeURIComponent(signature)}`;
}

describe('embed protocol', () => {
  let platform: TestPlatform;
  let analyst: SignedIn;
  let clock = Date.now();
  before(async () => {
    platform = await startPlatform({
      env: { EMBED_SECRET: secret, EMBED_ORIGINS: portal },
      now: () => clock,
    });
    const pages = path.join(platform.dataDir, 'dashboards', 'assets');
    await mkdir(pages, { recursive: true });
    await writeFile(
      path.join(pages, '..', 'index.html'),
      '<!doctype html><html><head><title>Dashboard</title></head><body></body></html>',
    );
    await writeFile(path.join(pages, 'index-B1x9Qz_k.js'), 'frame');
    analyst = await platform.signIn('analyst');
  });
  after(() => platform.stop());
  beforeEach(() => {
    clock = Date.now();
  });

  const target = (dashboard = 'agency', origin = platform.url) =>
    `/embed/dashboards/${dashboard}?Carrier=Acme%20%26%20Sons&embed_domain=${encodeURIComponent(origin)}`;
  const call = async <T>(
    address: string,
    init: RequestInit = {},
    as = analyst,
  ): Promise<{ status: number; body: T }> => {
    const answer = await fetch(`${platform.url}/api/v1/looker/${address}`, {
      ...init,
      headers: { ...as.headers, 'content-type': 'application/json' },
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const ask = (as: SignedIn, wanted: string) =>
    call<{ url: string; error: { message: string } }>(
      'sso-url-from-token',
      { method: 'POST', body: JSON.stringify({ token: as.session.accessToken, target: wanted }) },
      as,
    );
  const signed = async (as = analyst, wanted = target()) => (await ask(as, wanted)).body.url;
  const open = (address: string) => fetch(address, { redirect: 'manual' });
  const enter = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${platform.dashboardsUrl}/api/embed/session`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const refusal = async (answer: Response): Promise<string> => {
    const html = await answer.text();
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal(answer.headers.get('x-frame-options'), null);
    return /<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? html;
  };
  const byHand = async (changes: Parameters = {}, wanted = target()): Promise<string> => {
    const { id } = await platform.database.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'analyst@demo.test')
      .executeTakeFirstOrThrow();
    return signByHand(platform.dashboardsUrl, wanted, {
      nonce: nonces.next().value,
      time: Math.floor(clock / 1000),
      session_length: 300,
      external_user_id: id,
      permissions: ['access_data'],
      models: ['m'],
      access_filters: {},
      first_name: 'Ann',
      force_logout_login: true,
      ...changes,
    });
  };

  describe('signed addresses', () => {
    it('open a dashboard on its own origin, and redirect to an address without the signature [API-CAT-6]', async () => {
      const url = await signed();
      assert.ok(url.startsWith(`${platform.dashboardsUrl}/login/embed/%2Fembed%2Fdashboards%2Fagency`));
      const answer = await open(url);
      assert.equal(answer.status, 302);
      const [location, fragment] = (answer.headers.get('location') ?? '').split('#');
      assert.equal(location, target());
      assert.match(fragment ?? '', /^embed_authentication_token=[\w-]{43}$/);
      assert.match(
        answer.headers.get('set-cookie') ?? '',
        /^insights\.embed=[\w-]{43};.*Path=\/api\/embed; HttpOnly; SameSite=Lax$/,
      );
      const page = await open(platform.dashboardsUrl + target());
      assert.equal(page.status, 200);
      assert.match(page.headers.get('content-security-policy') ?? '', new RegExp(`frame-ancestors ${platform.url};`));
      assert.equal(page.headers.get('x-frame-options'), null);
    });

    it('signed by another system with the shared secret open too, with parameters in any order', async () => {
      for (const extra of [
        {},
        { group_ids: [1], external_group_id: 'g', user_attributes: { region: 'west' } },
        { external_group_id: 'Straße' },
      ])
        assert.equal((await open(await byHand(extra))).status, 302);
    });

    it('open once, also when 50 requests race for the same one', async () => {
      const url = await byHand();
      const answers = await Promise.all(Array.from({ length: 50 }, () => open(url)));
      const opened = answers.filter(({ status }) => status === 302);
      assert.equal(opened.length, 1);
      const late = await open(url);
      assert.equal(late.status, 401);
      assert.equal(await refusal(late), 'This dashboard address was already used');
    });

    it('are valid for five minutes around their timestamp', async () => {
      for (const [offset, status] of [
        [-299, 302],
        [299, 302],
        [-301, 401],
        [301, 401],
      ] as const) {
        const answer = await open(await byHand({ time: Math.floor(clock / 1000) + offset }));
        assert.equal(answer.status, status, `${offset} s`);
        if (status === 401) assert.equal(await refusal(answer), 'This dashboard address has expired');
      }
    });

    it('are refused when any signed part is changed by one character', async () => {
      const url = new URL(await byHand({ user_attributes: { region: 'west' } }));
      const changed = [...url.searchParams.keys()]
        .filter((name) => !['first_name', 'force_logout_login'].includes(name))
        .map((name) => {
          const other = new URL(url);
          const value = url.searchParams.get(name) ?? '';
          other.searchParams.set(
            name,
            value.replace(/[\w{[]/, (character) => (character === '1' ? '2' : '1')),
          );
          return other.href;
        });
      changed.push(url.href.replace('agency', 'agencz'), url.href.replace('Carrier', 'carrier'));
      // Base64 decoders skip invalid characters.
      const signature = url.searchParams.get('signature') ?? '';
      for (const other of [`${signature}!!!`, signature.replace(/=+$/, '')]) {
        const padded = new URL(url);
        padded.searchParams.set('signature', other);
        changed.push(padded.href);
      }
      assert.equal(changed.length, 13);
      for (const address of changed) {
        const answer = await open(address);
        assert.equal(answer.status, 401, address);
        assert.equal(await refusal(answer), 'This dashboard address is not valid');
      }
      assert.equal((await open(url.href)).status, 302);
    });

    it('are refused with a reason for missing parts, forbidden people and forbidden sites', async () => {
      const missing = new URL(await byHand());
      missing.searchParams.delete('models');
      for (const [address, status, title] of [
        [missing.href, 400, 'This dashboard address is incomplete'],
        [await byHand({ access_filters: { m: { state: 'TX' } } }), 400, 'Access filters are not supported'],
        [await byHand({ external_user_id: 'nobody-here' }), 401, 'This person is not known here or is blocked'],
        [await byHand({ user_attributes: { session: 'made-up' } }), 401, 'This person is not known here or is blocked'],
        [await byHand({}, target('sales')), 404, 'There is no such dashboard'],
        [await byHand({}, '/embed/looks/1'), 400, 'This dashboard address cannot be read'],
        [await byHand({}, '//evil.example/embed/'), 400, 'This dashboard address cannot be read'],
        [
          await byHand({}, '/embed/dashboards/agency'),
          400,
          'The address does not say which site embeds this dashboard',
        ],
        [
          await byHand({}, target('agency', 'https://evil.example')),
          403,
          'This site may not embed this dashboard: https://evil.example',
        ],
      ] as const) {
        const answer = await open(address);
        assert.equal(await refusal(answer), title);
        assert.equal(answer.status, status);
      }
      assert.equal((await open(await byHand({}, target('agency', portal)))).status, 302);
    });

    it('are refused in the language of the dashboard, else in English [PLUS-40]', async () => {
      const german = await byHand({}, `${target('sales')}&language=de-AT`);
      const french = `${platform.dashboardsUrl}${target('agency', 'https://evil.example')}&language=fr-FR`;
      const nameless = await byHand({}, target('sales'));
      for (const [address, language, title] of [
        [german, 'de', 'Dieses Dashboard gibt es nicht'],
        [french, 'fr', 'Ce site ne peut pas intégrer ce tableau de bord\u00a0: https://evil.example'],
        [nameless, 'en', 'There is no such dashboard'],
      ] as const) {
        const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'es' } });
        const html = await answer.text();
        assert.ok(html.includes(`<html lang="${language}">`), html);
        assert.ok(html.includes(`<h1>${title}</h1>`), html);
      }
    });

    it('report the reason to the parent page, if its origin is allowed', async () => {
      const html = await (await open(await byHand({ time: 1 }))).text();
      assert.ok(html.includes(`parent.postMessage(`) && html.includes(JSON.stringify(platform.url)));
      assert.match(html, /session:status/);
      const stranger = await (await open(await byHand({}, target('agency', 'https://evil.example')))).text();
      assert.doesNotMatch(stranger, /<script/);
    });

    it('are made only for dashboards that the person may see', async () => {
      for (const [name, agency, benchmarks] of [
        ['analyst', 200, 200],
        ['personal', 200, 403],
        ['benchmarks', 403, 200],
        ['nobody', 403, 403],
      ] as const) {
        const person = await platform.signIn(name);
        assert.equal((await ask(person, target('agency'))).status, agency, name);
        assert.equal((await ask(person, target('benchmarks'))).status, benchmarks, name);
      }
      const personal = await platform.signIn('personal');
      const foreign = await call(
        'sso-url-from-token',
        { method: 'POST', body: JSON.stringify({ token: personal.session.accessToken, target: target() }) },
        analyst,
      );
      assert.equal(foreign.status, 403);
      const { status, body } = await ask(analyst, '/embed/dashboards/sales');
      assert.equal(status, 400);
      assert.match(body.error.message, /There is no such dashboard/);
    });

    it('never fail, whatever the input', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.string(), fc.webPath(), fc.constant('%E0%A4%A')),
          fc.webQueryParameters(),
          async (segment, query) => {
            const answer = await open(
              `${platform.dashboardsUrl}/login/embed/${segment.replaceAll(/[\s#?\\]/g, '')}?${query}`,
            );
            assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status}`);
          },
        ),
        { numRuns: 150 },
      );
    });
  });

  describe('sessions of frames', () => {
    const session = async (body: object, headers?: Record<string, string>) =>
      (await (await enter(body, headers)).json()) as EndpointResponse<'embed.session'>;
    const openFrame = async (as = analyst) => {
      const answer = await open(await signed(as));
      return {
        token: (answer.headers.get('location') ?? '').split('embed_authentication_token=')[1] ?? '',
        cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
      };
    };

    it('begin with the token of the address or the cookie, and name the dashboards', async () => {
      const { token, cookie } = await openFrame();
      const first = await session({ authentication_token: token });
      assert.deepEqual(first.dashboards, ['agency', 'benchmarks']);
      assert.equal(first.api_token_ttl, 600);
      assert.ok(first.session_ttl > 43_000);
      assert.equal((await session({}, { cookie })).api_token_ttl, 600);
      assert.equal((await enter({ authentication_token: token })).status, 401);
      assert.equal((await enter({})).status, 401);
      assert.equal((await enter({ authentication_token: 'made-up' })).status, 401);
    });

    it('give the token of an address to one of 50 requests that race for it', async () => {
      const { token } = await openFrame();
      const answers = await Promise.all(Array.from({ length: 50 }, () => enter({ authentication_token: token })));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    });

    it('end with the sign-in, when the person is blocked, and after their time', async () => {
      const person = await platform.signIn('analyst');
      const ending = await openFrame(person);
      await platform.database.db
        .deleteFrom('sessions')
        .where('id_hash', 'in', (query) =>
          query
            .selectFrom('embed_sessions')
            .select('session_hash')
            .where('session_hash', 'is not', null)
            .orderBy('created_at', 'desc')
            .limit(1),
        )
        .execute();
      assert.equal((await enter({}, { cookie: ending.cookie })).status, 401);

      const outside = await open(await byHand({ session_length: 60 }));
      const cookie = (outside.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      assert.equal((await enter({}, { cookie })).status, 200);
      const block = (blocked: 0 | 1) =>
        platform.database.db
          .updateTable('users')
          .set({ blocked })
          .where('email_key', '=', 'analyst@demo.test')
          .execute();
      await block(1);
      assert.equal((await enter({}, { cookie })).status, 401);
      await block(0);
      assert.equal((await enter({}, { cookie })).status, 200);
      clock += 61_000;
      assert.equal((await enter({}, { cookie })).status, 401);
    });

    it('work without cookies: they are acquired, opened with a token, and renewed until they end', async () => {
      const person = await platform.signIn('analyst');
      const { body: tokens } = await call<EndpointResponse<'looker.acquireEmbedSession'>>(
        'acquire-embed-session',
        {},
        person,
      );
      for (const name of [
        'authentication_token_ttl',
        'navigation_token_ttl',
        'api_token_ttl',
        'session_reference_token_ttl',
      ] as const)
        assert.ok(tokens[name] > 0, name);
      const path = encodeURIComponent(`${target()}&sdk=3&embed_navigation_token=${tokens.navigation_token}`);
      const address = `${platform.dashboardsUrl}/login/embed/${path}?embed_authentication_token=${tokens.authentication_token}`;
      const answer = await open(address);
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('set-cookie'), null);
      assert.equal((await session({ navigation_token: tokens.navigation_token })).api_token_ttl, 600);
      const again = await open(address);
      assert.equal(await refusal(again), 'Your dashboard session has ended');

      const renew = () =>
        call<EndpointResponse<'looker.generateEmbedTokens'>>(
          'generate-embed-tokens',
          {
            method: 'PUT',
            body: JSON.stringify({ api_token: tokens.api_token, navigation_token: tokens.navigation_token }),
          },
          person,
        );
      assert.ok(((await renew()).body.api_token ?? '').length > 40);
      await platform.database.db.deleteFrom('embed_sessions').execute();
      assert.deepEqual((await renew()).body, {
        api_token: null,
        api_token_ttl: 0,
        navigation_token: null,
        navigation_token_ttl: 0,
        session_reference_token_ttl: 0,
      });
    });

    it('end at sign-out, with and without cookies, and so do the tokens of the frame', async () => {
      const person = await platform.signIn('analyst');
      const { cookie } = await openFrame(person);
      const { body: tokens } = await call<EndpointResponse<'looker.acquireEmbedSession'>>(
        'acquire-embed-session',
        {},
        person,
      );
      const { api_token: token } = await session({}, { cookie });
      const askTile = () =>
        fetch(`${platform.dashboardsUrl}/api/dashboards/agency/tiles/summary`, {
          method: 'POST',
          body: JSON.stringify({ filters: { agency_id: '1' } }),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        });
      const statuses = async () => [
        (await enter({}, { cookie })).status,
        (await enter({ navigation_token: tokens.navigation_token })).status,
        (await askTile()).status,
      ];
      // This platform has no policies to show.
      assert.deepEqual(await statuses(), [200, 200, 503]);
      const { csrfToken } = await person.browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
      const body = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' });
      await person.browser.json(`${platform.url}/api/auth/signout`, { method: 'POST', body });
      assert.deepEqual(await statuses(), [401, 401, 401]);
    });

    it('are acquired, or refused with a 429 if too many start at the same time', async () => {
      const acquire = () => call<{ api_token?: string }>('acquire-embed-session', { method: 'GET' });
      const answers = await Promise.all(Array.from({ length: 60 }, acquire));
      for (const { status, body } of answers)
        assert.ok(status === 200 ? body.api_token : status === 429, String(status));
      // The clock of this test is stopped, so all sessions have the same age.
      for (let number = 0; number < 25; number += 1) assert.equal((await acquire()).status, 200);
    });

    it('are limited to 20 per person: a further one ends the oldest', async () => {
      const first = await openFrame();
      for (let count = 0; count < 20; count += 1) {
        clock += 1;
        await openFrame();
      }
      assert.equal((await enter({}, { cookie: first.cookie })).status, 401);
    });
  });
});
