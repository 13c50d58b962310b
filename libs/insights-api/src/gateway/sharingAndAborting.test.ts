import { accessTokenStrategy } from '../auth/accessTokenStrategy.ts';
import { createInsightsApi } from '../createInsightsApi.ts';
import { startService, until, type Answer, type Arrived, type Service } from '../startService.test-support.ts';
import { createGateway } from './createGateway.ts';
import { createTokens } from './createTokens.test-support.ts';

let service: Service;
let answer: (request: Arrived) => Answer | Promise<Answer>;

beforeEach(async () => {
  answer = () => ({ body: { ok: true } });
  service = await startService((request) => answer(request));
});
afterEach(() => service.close());

describe('concurrent requests', () => {
  const gateway = () => createGateway({ apiUrl: service.url, authStrategy: createTokens().strategy });

  it('Concurrent requests with the same key are sent once [API-GW-6]', async () => {
    const shared = gateway();
    const answers = await Promise.all([1, 2, 3].map(() => shared.fetchJson('/x', { key: 'x' })));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(service.arrived).toHaveLength(1);
    await shared.fetchJson('/x', { key: 'x' });
    expect(service.arrived).toHaveLength(2);
  });

  it('Concurrent requests share their failure, and leave no state behind [API-GW-6]', async () => {
    answer = () => ({ status: 500 });
    const shared = gateway();
    const results = await Promise.allSettled([1, 2].map(() => shared.fetchJson('/x', { key: 'x' })));
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    answer = () => ({ body: { ok: true } });
    await expect(shared.fetchJson('/x', { key: 'x' })).resolves.toEqual({ ok: true });
  });

  it('Requests that change data are never shared [API-GW-6]', async () => {
    const api = createInsightsApi({ apiUrl: service.url, authStrategy: createTokens().strategy });
    const filter = { filterName: 'Texas', filterContent: { filters: { agency_state: 'TX' } } };
    await Promise.all([api.savedFilters.create(filter), api.savedFilters.create(filter)]);
    expect(service.arrived).toHaveLength(2);
    await Promise.all([api.savedFilters.list(), api.savedFilters.list(), api.users.self(), api.users.self()]);
    expect(service.arrived).toHaveLength(4);
  });

  it('A read after a change does not join a read that started before it [API-GW-6]', async () => {
    let release: (value?: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (release = resolve));
    let rows = 1;
    answer = ({ method }) => {
      if (method === 'POST') rows += 1;
      return { body: { rows }, after: rows === 1 ? slow : undefined };
    };
    const shared = gateway();
    const before = shared.fetchJson('/list', { key: 'list' });
    await arrival(1);
    await shared.fetchJson('/list', { method: 'POST', body: {} });
    await expect(shared.fetchJson('/list', { key: 'list' })).resolves.toEqual({ rows: 2 });
    release();
    await expect(before).resolves.toEqual({ rows: 1 });
  });

  it('A shared request ends for one caller while the other still waits [API-GW-6] [API-GW-9]', async () => {
    let release: (value?: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (release = resolve));
    answer = () => ({ body: { ok: true }, after: slow });
    const shared = gateway();
    const leaving = new AbortController();
    const first = shared.fetchJson('/x', { key: 'x', signal: leaving.signal });
    const second = shared.fetchJson('/x', { key: 'x', signal: new AbortController().signal });
    await arrival(1);
    leaving.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    release();
    await expect(second).resolves.toEqual({ ok: true });
    expect(service.aborted).toEqual([]);
  });

  it('A shared request is aborted when its last caller aborts; a new caller starts a new request [API-GW-6] [API-GW-9]', async () => {
    let waits = true;
    answer = () => ({ body: { ok: true }, after: waits ? new Promise(() => undefined) : undefined });
    const shared = gateway();
    const leaving = new AbortController();
    const first = shared.fetchJson('/x', { key: 'x', signal: leaving.signal });
    await arrival(1);
    waits = false;
    leaving.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await expect(shared.fetchJson('/x', { key: 'x' })).resolves.toEqual({ ok: true });
    await until(() => service.aborted.length === 1);
  });

  async function arrival(count: number): Promise<void> {
    await until(() => service.arrived.length === count);
  }
});

describe('an abort signal', () => {
  it('A request whose signal has already aborted is not sent [API-GW-9]', async () => {
    const gateway = createGateway({ apiUrl: service.url, authStrategy: createTokens().strategy });
    await expect(gateway.fetchJson('/x', { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow('early');
    await expect(gateway.fetchJson('/x', { key: 'x', signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    );
    expect(service.arrived).toHaveLength(0);
  });

  it('An abort signal ends the wait for a token [API-GW-9]', async () => {
    const strategy = accessTokenStrategy({ getAccessToken: () => new Promise(() => undefined) });
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    const leaving = new AbortController();
    const waiting = gateway.fetchJson('/x', { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });

  it('An abort signal ends a running request [API-GW-9]', async () => {
    answer = () => ({ after: new Promise(() => undefined) });
    const gateway = createGateway({ apiUrl: service.url, authStrategy: createTokens().strategy });
    const leaving = new AbortController();
    const waiting = gateway.fetchJson('/x', { method: 'POST', body: {}, signal: leaving.signal });
    await until(() => service.arrived.length === 1);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });
});
