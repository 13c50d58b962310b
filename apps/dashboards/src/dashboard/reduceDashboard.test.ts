import type { FrameMessage, TileAnswer } from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { readFrameAddress, type FrameAddress } from '../address/readFrameAddress.ts';
import type { DashboardDefinition } from './DashboardDefinition.ts';
import type { DashboardEffect, DashboardEvent } from './DashboardEvent.ts';
import { initialState, type DashboardState } from './DashboardState.ts';
import { reduceDashboard } from './reduceDashboard.ts';

const tile = { title: 'A tile', about: '', columns: [] };
const definition: DashboardDefinition = {
  id: 'agency',
  title: 'Agency profile',
  factsTile: 'first',
  tiles: { first: tile, second: tile },
  filterKeys: ['agency_id', 'product', 'line', 'comparison', 'part'],
  viewKeys: ['comparison', 'part', 'picks'],
  tileKeys: { part: 'second' },
  requires: { key: 'agency_id', message: 'No agency is chosen.' },
};
const host = 'https://app.example';
const address = (search = 'agency_id=7') =>
  readFrameAddress(
    `https://dashboards.example/embed/dashboards/agency?${search}&embed_domain=${host}#embed_authentication_token=once`,
  ) as FrameAddress;
const answer: TileAnswer = {
  set_id: 's',
  as_of: '2026-10-31',
  period: { from: '2025-11-01', to: '2026-10-31' },
  previous_period: { from: '2024-11-01', to: '2025-10-31' },
  policies: 1,
  premium: 100,
  ignored_filters: [],
  missing: null,
  comparison: null,
  rows: [],
};
const session = { api_token: 'token', api_token_ttl: 600, session_ttl: 3600, dashboards: ['agency' as const] };

/** A frame under test: the messages it received, its requests, and its messages to the page around it. */
function openFrame(search?: string) {
  let state: DashboardState = initialState(definition, address(search));
  const effects: DashboardEffect[] = [];
  const dispatch = (event: DashboardEvent) => {
    const next = reduceDashboard(state, event);
    state = next.state;
    effects.push(...next.effects);
  };
  const ofKind = <K extends DashboardEffect['kind']>(kind: K) =>
    effects.filter((effect): effect is Extract<DashboardEffect, { kind: K }> => effect.kind === kind);
  const sent = (type?: FrameMessage['type']) =>
    ofKind('send')
      .map(({ message }) => message)
      .filter((message) => type === undefined || message.type === type);
  /** Answers every request that still counts. */
  const answerAll = () => {
    for (const { request } of ofKind('fetchTile')) dispatch({ kind: 'tileAnswered', request, answer });
  };
  return {
    get state() {
      return state;
    },
    dispatch,
    ofKind,
    sent,
    answerAll,
    host: (message: Extract<DashboardEvent, { kind: 'message' }>['message']) => dispatch({ kind: 'message', message }),
  };
}

/** Answers each open request of the frame with a premium that is the request's number, to tell the answers apart. */
function answerRest(frame: ReturnType<typeof openFrame>): void {
  for (const { request } of frame.ofKind('fetchTile').slice(-2))
    frame.dispatch({ kind: 'tileAnswered', request, answer: { ...answer, premium: request } });
}

/** A frame whose first run has ended. */
function openedFrame(search?: string) {
  const frame = openFrame(search);
  frame.dispatch({ kind: 'loaded' });
  frame.dispatch({ kind: 'entered', session });
  frame.answerAll();
  return frame;
}

describe('a loaded frame', () => {
  it('reports its page, opens its session with the token of its address, and runs', () => {
    const frame = openedFrame();
    expect(frame.ofKind('enter')[0]).toMatchObject({ authenticationToken: 'once', navigationToken: null });
    expect(frame.sent().map(({ type }) => type)).toEqual([
      'page:changed',
      'dashboard:loaded',
      'session:status',
      'dashboard:run:start',
      'dashboard:tile:start',
      'dashboard:tile:start',
      'dashboard:tile:complete',
      'dashboard:tile:complete',
      'dashboard:run:complete',
    ]);
    expect(frame.sent('dashboard:run:complete')[0]).toMatchObject({
      status: 'complete',
      dashboard: { dashboard_filters: { agency_id: '7' }, options: { runId: 1 } },
    });
    expect(frame.ofKind('fetchTile')[0]).toMatchObject({ tile: 'first', filters: { agency_id: '7' }, token: 'token' });
  });

  it('reports missing filters instead of starting a run without a result', () => {
    const frame = openedFrame('line=personal');
    expect(frame.ofKind('fetchTile')).toEqual([]);
    expect(frame.sent('dashboard:run:complete')[0]).toMatchObject({ status: 'error' });
  });
});

describe('filters of the host page', () => {
  it('are acknowledged immediately, and applied when the page requests a run', () => {
    const frame = openedFrame();
    frame.host({ type: 'dashboard:filters:update', filters: { product: 'home', line: 'personal' } });
    frame.host({ type: 'dashboard:filters:update', filters: { line: '', embed_domain: 'https://evil.example' } });
    expect(frame.sent('dashboard:filters:changed').at(-1)).toMatchObject({
      acknowledges: true,
      dashboard: { dashboard_filters: { agency_id: '7', product: 'home' } },
    });
    expect(frame.ofKind('replaceAddress').at(-1)?.url).toBe(
      `/embed/dashboards/agency?agency_id=7&product=home&embed_domain=${encodeURIComponent(host)}`,
    );
    expect(frame.ofKind('fetchTile')).toHaveLength(2);
    frame.host({ type: 'dashboard:run' });
    expect(frame.ofKind('fetchTile').at(-1)).toMatchObject({ filters: { agency_id: '7', product: 'home' } });
  });

  it('keep the previous values visible until the new ones arrive', () => {
    const frame = openedFrame();
    frame.host({ type: 'dashboard:run' });
    expect(frame.state.tiles['first']).toMatchObject({ status: 'running', answer });
  });
});

describe('a superseded run', () => {
  it('ends as stopped, and its late responses are dropped', () => {
    const frame = openedFrame();
    frame.host({ type: 'dashboard:run' });
    const late = frame.ofKind('fetchTile').at(-1)?.request ?? 0;
    frame.host({ type: 'dashboard:run' });
    expect(frame.sent('dashboard:run:complete').at(-1)).toMatchObject({
      status: 'stopped',
      dashboard: { options: { runId: 2 } },
    });
    expect(frame.ofKind('abort').map(({ request }) => request)).toContain(late);
    frame.dispatch({ kind: 'tileAnswered', request: late, answer: { ...answer, policies: 99 } });
    frame.dispatch({ kind: 'tileFailed', request: late, message: 'Too late' });
    expect(frame.state.tiles['second']).toMatchObject({ status: 'running', answer: { policies: 1 } });
  });
});

describe('a picked mark', () => {
  const pick = { kind: 'pick', tile: 'second', key: 'product', expression: 'home' } as const;

  it('filters the other tiles but not its own, and picking it again resets the filter', () => {
    const frame = openedFrame('agency_id=7&product=auto');
    frame.dispatch(pick);
    const [other, own] = frame.ofKind('fetchTile').slice(-2);
    expect(own?.filters).toEqual({ agency_id: '7', product: 'auto' });
    expect(other?.filters).toEqual({ agency_id: '7', product: 'home' });
    expect(frame.sent('dashboard:filters:changed').at(-1)).not.toHaveProperty('acknowledges');
    frame.dispatch(pick);
    expect(frame.state.filters).toEqual({ agency_id: '7', product: 'auto' });
  });

  it('also filters its own tile if that is the facts tile', () => {
    const frame = openedFrame('agency_id=7&product=auto');
    frame.dispatch({ ...pick, tile: 'first' });
    const filters = { agency_id: '7', product: 'home' };
    expect(frame.ofKind('fetchTile').slice(-2)).toMatchObject([{ filters }, { filters }]);
    frame.dispatch({ ...pick, tile: 'first' });
    expect(frame.state.filters).toEqual({ agency_id: '7', product: 'auto' });
  });

  it('no longer applies once the host page sets its filter', () => {
    const frame = openedFrame();
    frame.dispatch(pick);
    frame.host({ type: 'dashboard:filters:update', filters: { product: 'home' } });
    expect(frame.state.filters).toMatchObject({ picks: 'second.product=' });
    frame.host({ type: 'dashboard:filters:update', filters: { product: 'auto' } });
    expect(frame.state.filters).toEqual({ agency_id: '7', product: 'auto' });
  });

  it('is part of the address: a page that opens with it shows the same', () => {
    const frame = openedFrame('agency_id=7&product=auto');
    frame.dispatch(pick);
    const asked = frame.ofKind('fetchTile').slice(-2);
    const { url } = frame.ofKind('replaceAddress').at(-1) ?? { url: '' };
    const opened = openedFrame(url.split('?')[1] ?? '');
    expect(opened.ofKind('fetchTile').map(({ filters }) => filters)).toEqual(asked.map(({ filters }) => filters));
    opened.dispatch(pick);
    expect(opened.state.filters).toEqual({ agency_id: '7', product: 'auto' });
  });

  it('comes back with its filter, as by the Forward button of the browser', () => {
    const frame = openedFrame();
    frame.dispatch(pick);
    const { product = '', picks = '' } = frame.state.filters;
    frame.host({ type: 'dashboard:filters:update', filters: { product: '', picks: '' } });
    expect(frame.state.filters).toEqual({ agency_id: '7' });
    frame.host({ type: 'dashboard:filters:update', filters: { product, picks } });
    frame.host({ type: 'dashboard:run' });
    expect(frame.ofKind('fetchTile').at(-1)?.filters).toEqual({ agency_id: '7' });
  });
});

describe('the session', () => {
  it('is renewed at two thirds of its token’s lifetime', () => {
    const frame = openedFrame();
    expect(frame.ofKind('timer').at(-1)).toEqual({ kind: 'timer', name: 'renewalDue', ms: 400_000 });
    frame.dispatch({ kind: 'renewalDue' });
    expect(frame.ofKind('enter').at(-1)).toMatchObject({ authenticationToken: null });
    frame.dispatch({ kind: 'entered', session: { ...session, api_token: 'next' } });
    expect(frame.state.session).toMatchObject({ phase: 'open', token: 'next' });
  });

  it('keeps tokens that the host page sent before the server responded', () => {
    const frame = openFrame('agency_id=7&embed_navigation_token=first');
    frame.dispatch({ kind: 'loaded' });
    const tokens = { api_token: 'sent', api_token_ttl: 6, navigation_token: 'next', session_reference_token_ttl: 60 };
    frame.host({ type: 'session:tokens', ...tokens });
    frame.dispatch({ kind: 'entered', session });
    expect(frame.state.session).toMatchObject({ phase: 'open', token: 'sent', mayFindAgencies: true });
    expect(frame.ofKind('timer').at(-1)).toEqual({ kind: 'timer', name: 'renewalDue', ms: 4_000 });
  });

  it('requests tokens from the host page if the server refuses them, and requests tiles again', () => {
    const frame = openedFrame();
    frame.host({ type: 'dashboard:run' });
    const { request = 0 } = frame.ofKind('fetchTile').at(-1) ?? {};
    frame.dispatch({ kind: 'tileRefused', request, token: 'token' });
    frame.dispatch({ kind: 'refused' });
    expect(frame.sent('session:tokens:request')).toHaveLength(1);
    frame.host({ type: 'session:tokens', api_token: 'next', api_token_ttl: 600, session_reference_token_ttl: 3600 });
    expect(frame.ofKind('fetchTile').at(-1)).toMatchObject({ token: 'next' });
    frame.answerAll();
    expect(frame.sent('dashboard:run:complete').at(-1)).toMatchObject({ status: 'complete' });
  });

  it.each([
    ['does not arrive in time', { kind: 'tokensOverdue' }],
    ['arrives without tokens', { kind: 'message', message: { type: 'session:tokens' } }],
  ] satisfies [string, DashboardEvent][])('is interrupted if a response %s, and continues unchanged', (_, event) => {
    const frame = openedFrame();
    frame.host({ type: 'dashboard:filters:update', filters: { product: 'home' } });
    frame.host({ type: 'dashboard:run' });
    const { request = 0 } = frame.ofKind('fetchTile').at(-1) ?? {};
    frame.dispatch({ kind: 'tileRefused', request, token: 'token' });
    frame.dispatch({ kind: 'refused' });
    frame.dispatch(event);
    expect(frame.state.session.phase).toBe('interrupted');
    expect(frame.sent('session:status').at(-1)).toMatchObject({ interrupted: true, recoverable: true });
    expect(frame.sent('dashboard:run:complete').at(-1)).toMatchObject({ status: 'error' });
    expect(frame.state.tiles['first']?.answer).toBe(answer);
    frame.dispatch({ kind: 'continue' });
    frame.dispatch({ kind: 'entered', session });
    frame.answerAll();
    expect(frame.sent('dashboard:run:complete').at(-1)).toMatchObject({
      status: 'complete',
      dashboard: { dashboard_filters: { agency_id: '7', product: 'home' } },
    });
  });

  it('ends when the host page requests it', () => {
    const frame = openedFrame();
    frame.host({ type: 'session:tokens', api_token: 'session expired', session_reference_token_ttl: 0 });
    expect(frame.state.session).toMatchObject({ phase: 'ended', token: null });
    expect(frame.sent('session:expired')).toHaveLength(1);
  });

  it('gives up a tile after the server refused three tokens in a row', () => {
    const frame = openedFrame();
    frame.dispatch({ kind: 'retryTile', tile: 'first' });
    for (const next of ['second', 'third', 'fourth']) {
      const { request = 0, token = '' } = frame.ofKind('fetchTile').at(-1) ?? {};
      frame.dispatch({ kind: 'tileRefused', request, token });
      frame.dispatch({ kind: 'entered', session: { ...session, api_token: next } });
    }
    expect(frame.state.tiles['first']).toMatchObject({ status: 'error', answer });
  });
});

describe('any order of messages and responses', () => {
  const request = fc.nat({ max: 40 });
  const filters = fc.dictionary(
    fc.constantFrom('agency_id', 'product', 'line', '__proto__'),
    fc.constantFrom('', 'a', 'b'),
  );
  const ttl = fc.constantFrom(0, 1, 600, undefined);
  const event: fc.Arbitrary<DashboardEvent> = fc.oneof(
    fc.constantFrom<DashboardEvent>(
      { kind: 'loaded' },
      { kind: 'entered', session },
      { kind: 'refused' },
      { kind: 'unreachable' },
      { kind: 'renewalDue' },
      { kind: 'tokensOverdue' },
      { kind: 'continue' },
      { kind: 'message', message: { type: 'dashboard:run' } },
      { kind: 'message', message: { type: 'dashboard:stop' } },
      { kind: 'message', message: { type: 'page:load', url: '/embed/dashboards/agency?agency_id=9' } },
      { kind: 'message', message: { type: 'dashboard:options:set', comparison: 'peers' } },
      { kind: 'retryTile', tile: 'first' },
      { kind: 'cancelTile', tile: 'second' },
      { kind: 'pick', tile: 'first', key: 'product', expression: 'home' },
    ),
    filters.map((all): DashboardEvent => ({
      kind: 'message',
      message: { type: 'dashboard:filters:update', filters: all },
    })),
    fc
      .record({ api_token: fc.constantFrom('x', undefined), api_token_ttl: ttl, session_reference_token_ttl: ttl })
      .map((tokens): DashboardEvent => ({ kind: 'message', message: { type: 'session:tokens', ...tokens } })),
    request.map((number): DashboardEvent => ({ kind: 'tileAnswered', request: number, answer })),
    request.map((number): DashboardEvent => ({ kind: 'tileFailed', request: number, message: 'No' })),
    request.map((number): DashboardEvent => ({ kind: 'tileRefused', request: number, token: 'token' })),
  );

  it('ends each run exactly once', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const frame = openFrame();
        frame.dispatch({ kind: 'loaded' });
        events.forEach(frame.dispatch);
        // The rest of the world comes to rest: a session, and an answer to every request.
        frame.host({ type: 'dashboard:filters:update', filters: { agency_id: '7' } });
        frame.dispatch({ kind: 'continue' });
        frame.host({ type: 'session:tokens', api_token: 'x', api_token_ttl: 600, session_reference_token_ttl: 9 });
        frame.answerAll();
        const runs = frame
          .sent()
          .filter(({ type }) => type === 'dashboard:run:start' || type === 'dashboard:run:complete')
          .map(({ type }) => type);
        runs.forEach((type, index) =>
          expect(type).toBe(index % 2 === 0 ? 'dashboard:run:start' : 'dashboard:run:complete'),
        );
        expect(runs.length % 2).toBe(0);
        expect(frame.state.isRunning).toBe(false);
        expect(Object.values(frame.state.tiles).some(({ status }) => status === 'running')).toBe(false);
        expect(frame.state.session.phase).toBe('open');
      }),
      { numRuns: 200 },
    );
  });

  it('has the same result if messages are duplicated', () => {
    fc.assert(
      fc.property(fc.array(filters, { maxLength: 8 }), (updates) => {
        const [once, twice] = [openedFrame(), openedFrame()];
        for (const update of updates) {
          const message = { type: 'dashboard:filters:update', filters: update } as const;
          once.host(message);
          twice.host(message);
          twice.host(message);
        }
        expect(twice.state.filters).toEqual(once.state.filters);
      }),
    );
  });
});

describe('the values before a change of filters [PLUS-32]', () => {
  const premiums = ({ state }: ReturnType<typeof openFrame>) =>
    Object.values(state.tiles).map((one) => one.answer?.premium);
  const before = ({ state }: ReturnType<typeof openFrame>) =>
    state.before && Object.values(state.before.answers).map(({ premium }) => premium);
  /** A frame with values 1 and 2, and after a change of filters 3 and 4. */
  function changedFrame() {
    const frame = openFrame();
    frame.dispatch({ kind: 'loaded' });
    frame.dispatch({ kind: 'entered', session });
    answerRest(frame);
    expect(before(frame)).toBeNull();
    frame.host({ type: 'dashboard:filters:update', filters: { line: 'personal' } });
    frame.host({ type: 'dashboard:run' });
    expect(premiums(frame)).toEqual([1, 2]);
    answerRest(frame);
    return frame;
  }

  it('stay beside the new ones until the user hides them', () => {
    const frame = changedFrame();
    expect(premiums(frame)).toEqual([3, 4]);
    expect(before(frame)).toEqual([1, 2]);
    frame.host({ type: 'dashboard:run' });
    answerRest(frame);
    expect(before(frame)).toEqual([1, 2]);
    frame.dispatch({ kind: 'hideBefore' });
    expect(before(frame)).toBeNull();
  });

  it('return immediately when the user restores the filters', () => {
    const frame = changedFrame();
    frame.host({ type: 'dashboard:filters:update', filters: { line: '' } });
    frame.host({ type: 'dashboard:run' });
    expect(premiums(frame)).toEqual([1, 2]);
    expect(before(frame)).toBeNull();
    answerRest(frame);
    expect(premiums(frame)).toEqual([5, 6]);
  });

  it('are those before both changes if the first one got no response', () => {
    const frame = changedFrame();
    frame.dispatch({ kind: 'setFilter', key: 'line', expression: 'commercial' });
    frame.dispatch({ kind: 'setFilter', key: 'product', expression: 'home' });
    answerRest(frame);
    expect(before(frame)).toEqual([3, 4]);
  });

  it('stay when only the comparison changes, and are removed with the agency', () => {
    const frame = changedFrame();
    frame.dispatch({ kind: 'setFilter', key: 'comparison', expression: 'peers' });
    answerRest(frame);
    expect(before(frame)).toEqual([1, 2]);
    frame.host({ type: 'page:load', url: '/embed/dashboards/agency?agency_id=8' });
    expect(before(frame)).toBeNull();
  });
});

describe('a filter of a single tile', () => {
  it('requests that tile without a run', () => {
    const frame = openedFrame();
    frame.dispatch({ kind: 'setFilter', key: 'part', expression: '23' });
    expect(frame.sent('dashboard:run:start')).toHaveLength(1);
    expect(frame.ofKind('fetchTile').slice(2)).toMatchObject([{ tile: 'second', filters: { part: '23' } }]);
    expect(frame.sent('dashboard:filters:changed').at(-1)).toMatchObject({
      dashboard: { dashboard_filters: { part: '23' } },
    });
  });
});

describe('the texts of the host page', () => {
  it('are stored with the filters that they describe', () => {
    const frame = openedFrame('agency_id=7&line=personal');
    frame.host({
      type: 'dashboard:options:set',
      page: { title: 'Kramer', sentence: 'Policies writing personal lines' },
    });
    frame.host({ type: 'dashboard:options:set', colorScheme: 'dark' });
    expect(frame.state.page).toEqual({
      title: 'Kramer',
      sentence: 'Policies writing personal lines',
      filters: { agency_id: '7', line: 'personal' },
    });
  });
});
