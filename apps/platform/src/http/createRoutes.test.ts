import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createRoutes } from './createRoutes.ts';
import type { HttpEnvironment } from './HttpEnvironment.ts';
import { installHttpLayer } from './installHttpLayer.ts';
import { whoAsks } from '../turns/whoAsks.ts';
import type { Person } from './Person.ts';

const person: Person = { id: 'p1', email: 'p1@demo.test', displayName: 'P', permissions: [] };

describe('routes', () => {
  const lines: string[] = [];
  const app = new Hono<HttpEnvironment>();
  installHttpLayer(app, {
    logger: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    https: () => true,
  });
  const routes = createRoutes({ app, authenticate: () => Promise.resolve(person) });
  const server = createServer(getRequestListener(app.fetch));
  let aborted: Promise<boolean> = Promise.resolve(false);
  /** On whose behalf a handler was called. */
  let worksFor: string | null = null;
  let url = '';

  before(async () => {
    routes.mount('permissions.list', () => Promise.reject(new Error('secret detail: password hunter2')));
    routes.mount('users.self', ({ signal }) => {
      aborted = new Promise((resolve) => signal.addEventListener('abort', () => resolve(true)));
      return new Promise(() => undefined);
    });
    routes.mount('naics.suggest', () => {
      worksFor = whoAsks();
      return Promise.resolve({ hits: [], total: 0, page: 0, hitsPerPage: 20 });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('respond to an unexpected error with 500, its request id and no details; the log has the details', async () => {
    const answer = await fetch(`${url}/api/permissions`);
    assert.equal(answer.status, 500);
    const text = await answer.text();
    assert.doesNotMatch(text, /hunter2|secret|stack/);
    const { requestId, error } = JSON.parse(text) as { requestId: string; error: { code: string } };
    assert.equal(error.code, 'internal_error');
    assert.ok(lines.some((line) => line.includes(requestId) && line.includes('hunter2')));
  });

  it('notify a handler when the client disconnects', async () => {
    const controller = new AbortController();
    const call = fetch(`${url}/api/v1/identity/users/self`, { signal: controller.signal }).catch(() => null);
    await pause(100);
    controller.abort();
    await call;
    assert.equal(await Promise.race([aborted, pause(3_000, false)]), true);
  });

  it('log the pattern of an address and the person, but neither the requested values nor tokens', async () => {
    await fetch(`${url}/suggest/naics-groups/private-term?hitsPerPage=7`, {
      headers: { authorization: 'Bearer token-of-p1', cookie: 'insights.session=abc' },
    });
    const line = lines.find((text) => text.includes('naics-groups')) ?? '';
    assert.match(line, /"route":"GET \/suggest\/naics-groups\/\{term\}"/);
    assert.match(line, /"person":"p1"/);
    assert.doesNotMatch(lines.join(''), /private-term|hitsPerPage=7|token-of-p1|insights\.session/);
  });

  it('call a handler on behalf of the requesting person, whose work has limits', async () => {
    await fetch(`${url}/suggest/naics-groups/hotels`);
    assert.equal(worksFor, 'user:p1');
  });

  it('send Strict-Transport-Security where users connect over TLS', async () => {
    assert.match((await fetch(`${url}/x`)).headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
  });

  it('mount each row once, and finish only if none is missing', () => {
    assert.throws(() => routes.mount('permissions.list', () => Promise.resolve([])), /mounted twice/);
    assert.throws(() => routes.finish(), /No handler is mounted for .*resultSets\.findAgencies/);
  });
});
