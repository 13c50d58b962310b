import fc from 'fast-check';
import {
  closedDashboard,
  isWaiting,
  stepDashboard,
  type DashboardEffect,
  type DashboardState,
  type DashboardStateEvent,
} from './dashboardState.ts';
import type { DashboardFilters, FrameReport } from './FrameReport.ts';
import { sameDashboardFilters } from './sameDashboardFilters.ts';

const calm = { expired: false, interrupted: false, recoverable: false };
const address: DashboardStateEvent = { type: 'address', url: 'https://dashboards.test/login/embed/x', filterNames: {} };

function report(type: string, rest: Partial<FrameReport> = {}): DashboardStateEvent {
  return {
    type: 'report',
    report: { type, filters: null, absoluteUrl: null, runId: null, acknowledges: false, session: calm, ...rest },
  };
}
const wanted = (filters: DashboardFilters): DashboardStateEvent => ({ type: 'filters', filters });

/** The state after events, with everything that was to be done on the way. */
function after(...events: DashboardStateEvent[]): { state: DashboardState; effects: DashboardEffect[] } {
  return events.reduce<{ state: DashboardState; effects: DashboardEffect[] }>(
    ({ state, effects }, event) => {
      const step = stepDashboard(state, event);
      return { state: step.state, effects: [...effects, ...step.effects] };
    },
    { state: closedDashboard, effects: [] },
  );
}
const sentTypes = (effects: readonly DashboardEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'send' ? [effect.message.type] : []));

const texas = { agency_id: '7', policy_state: 'TX' };
const loaded = [wanted(texas), address, report('dashboard:loaded')];

describe('the state of an embedded dashboard', () => {
  it('loads from the request of the address until the dashboard has loaded [APP-DASH-3]', () => {
    const asking = after(wanted(texas));
    expect(asking.state.dashboardLoading['dashboard-url']).toBe(true);
    expect(asking.effects).toEqual([{ type: 'ask-address', filters: texas }]);
    expect(after(wanted(texas), address).state.dashboardLoading['dashboard-url']).toBe(true);
    expect(after(...loaded).state.dashboardLoading['dashboard-url']).toBe(false);
    expect(after(wanted(texas), { type: 'address-failed' }).state).toMatchObject({
      problem: 'address',
      dashboardLoading: { 'dashboard-url': false },
    });
  });

  it('sends changed filters, clears removed ones, and runs later [APP-DASH-3]', () => {
    const { state, effects } = after(...loaded, wanted({ agency_id: '7', line: 'personal' }));
    expect(effects.slice(1)).toEqual([
      {
        type: 'send',
        message: {
          type: 'dashboard:filters:update',
          filters: { agency_id: '7', line: 'personal', policy_state: '' },
        },
      },
      { type: 'run-later' },
    ]);
    expect(state.dashboardLoading['dashboard-update']).toBe(true);
    expect(sentTypes(after(...loaded, wanted({ ...texas })).effects)).toEqual([]);
  });

  it('starts no run if only the views of tiles change [PLUS-1]', () => {
    const { state, effects } = after(...loaded, wanted({ ...texas, views: 'states.map' }), wanted(texas));
    expect(effects.slice(1).map((effect) => (effect.type === 'send' ? effect.message : effect.type))).toEqual([
      { type: 'dashboard:filters:update', filters: { ...texas, views: 'states.map' } },
      { type: 'dashboard:filters:update', filters: { ...texas, views: '' } },
    ]);
    expect(isWaiting(state)).toBe(false);
    const acknowledged = report('dashboard:filters:changed', { filters: texas, acknowledges: true });
    expect(stepDashboard(state, acknowledged).effects).toEqual([]);
  });

  it('runs once: after the delay, or when the frame acknowledges [PLUS-23]', () => {
    const changed = [...loaded, wanted({ agency_id: '7' })];
    const acknowledged = report('dashboard:filters:changed', { acknowledges: true, runId: 1 });
    const both = after(...changed, acknowledged, { type: 'run-due' }, acknowledged);
    expect(sentTypes(both.effects)).toEqual(['dashboard:filters:update', 'dashboard:run']);
    const late = after(...changed, { type: 'run-due' }, acknowledged);
    expect(sentTypes(late.effects)).toEqual(['dashboard:filters:update', 'dashboard:run']);
  });

  it.each(['dashboard:run:complete', 'dashboard:save:complete', 'dashboard:delete:complete'])(
    'ends the update at %s and records the address of the dashboard [APP-DASH-3]',
    (type) => {
      const { state } = after(
        ...loaded,
        wanted({ agency_id: '7' }),
        { type: 'run-due' },
        report(type, { absoluteUrl: 'https://dashboards.test/embed/dashboards/agency?agency_id=7' }),
      );
      expect(state.dashboardLoading['dashboard-update']).toBe(false);
      expect(state.dashboardUrl).toBe('https://dashboards.test/embed/dashboards/agency?agency_id=7');
    },
  );

  it('does not end the update with a tile or with a run that began earlier [PLUS-23, PLUS-34]', () => {
    const running = [...loaded, report('dashboard:run:start', { runId: 4 }), wanted({ agency_id: '7' })];
    const events = [...running, { type: 'run-due' } as const];
    for (const stale of [
      report('dashboard:tile:complete', { runId: 5 }),
      report('dashboard:run:complete', { runId: 4 }),
    ])
      expect(after(...events, stale).state.dashboardLoading['dashboard-update']).toBe(true);
    expect(
      after(...events, report('dashboard:run:complete', { runId: 5 })).state.dashboardLoading['dashboard-update'],
    ).toBe(false);
    expect(
      after(...running, report('dashboard:run:complete')).state.dashboardLoading['dashboard-update'],
      // Before the run was sent at all.
    ).toBe(true);
  });

  it('continues an update with a frame that reloads meanwhile [PLUS-34]', () => {
    const reloaded = after(
      ...loaded,
      report('dashboard:run:start', { runId: 4 }),
      wanted({ agency_id: '7' }),
      { type: 'run-due' },
      report('dashboard:loaded', { filters: texas, runId: 0 }),
      { type: 'run-due' },
    );
    expect(sentTypes(reloaded.effects).slice(-2)).toEqual(['dashboard:filters:update', 'dashboard:run']);
    const { state } = stepDashboard(reloaded.state, report('dashboard:run:complete', { runId: 2 }));
    expect(state.dashboardLoading['dashboard-update']).toBe(false);
  });

  it('accepts filters that were set inside the frame, but no outdated ones [PLUS-34]', () => {
    const crossed = { ...texas, product: 'HO' };
    expect(after(...loaded, report('dashboard:filters:changed', { filters: crossed })).effects.at(-1)).toEqual({
      type: 'follow',
      filters: crossed,
    });
    const updating = after(
      ...loaded,
      wanted({ agency_id: '7' }),
      report('dashboard:filters:changed', { filters: texas }),
    );
    expect(updating.state.dashboardFilters).toEqual({ agency_id: '7' });
    const stale = after(
      ...loaded,
      report('dashboard:run:start', { runId: 3 }),
      report('dashboard:filters:changed', { filters: crossed, runId: 2 }),
    );
    expect(stale.state.dashboardFilters).toEqual(texas);
  });

  it('reopens an interrupted dashboard with its filters, automatically only once [PLUS-34]', () => {
    const interrupted = report('session:status', {
      session: { expired: false, interrupted: true, recoverable: true },
    });
    const once = after(...loaded, wanted({ agency_id: '7' }), interrupted);
    expect(once.effects.at(-1)).toEqual({ type: 'ask-address', filters: { agency_id: '7' } });
    expect(isWaiting(once.state)).toBe(true);
    const twice = after(...loaded, interrupted, address, interrupted);
    expect(twice.state).toMatchObject({ problem: 'ended', dashboardFilters: texas });
    expect(isWaiting(twice.state)).toBe(false);
    expect(after(...loaded, interrupted, address, interrupted, { type: 'reopen' }).effects.at(-1)).toEqual({
      type: 'ask-address',
      filters: texas,
    });
  });

  it('stops waiting when the frame reports a refusal, which the frame explains [PLUS-34]', () => {
    const refused = report('session:status', { session: { expired: false, interrupted: true, recoverable: false } });
    const { state } = after(wanted(texas), address, refused);
    expect(state.problem).toBeNull();
    expect(isWaiting(state)).toBe(false);
  });

  it('stops waiting for a silent frame, and continues if it responds later', () => {
    const silent = after(...loaded, wanted({ agency_id: '7' }), { type: 'run-due' }, { type: 'silence' });
    expect(silent.state).toMatchObject({ problem: 'silent', dashboardFilters: { agency_id: '7' } });
    expect(isWaiting(silent.state)).toBe(false);
    const answered = stepDashboard(silent.state, report('dashboard:run:complete', { filters: { agency_id: '7' } }));
    expect(answered.state.problem).toBeNull();
  });

  it('reports whether an export is running [APP-DASH-3]', () => {
    const exporting = after(...loaded, { type: 'export', isRunning: true });
    expect(exporting.state.dashboardLoading['dashboard-export']).toBe(true);
    expect(after(...loaded, { type: 'export', isRunning: false }).state.dashboardLoading['dashboard-export']).toBe(
      false,
    );
  });
});

const filtersArbitrary = fc.record(
  { agency_id: fc.constant('7'), line: fc.constantFrom('personal', 'commercial'), policy_state: fc.constant('TX') },
  { requiredKeys: ['agency_id'] },
) as fc.Arbitrary<DashboardFilters>;
const reportArbitrary = fc
  .record({
    type: fc.constantFrom(
      'page:changed',
      'dashboard:loaded',
      'dashboard:filters:changed',
      'dashboard:run:start',
      'dashboard:tile:start',
      'dashboard:tile:complete',
      'dashboard:run:complete',
      'dashboard:save:complete',
      'session:status',
      'session:expired',
      'session:tokens:request',
    ),
    filters: fc.option(filtersArbitrary),
    absoluteUrl: fc.option(fc.webUrl()),
    runId: fc.option(fc.nat(5)),
    acknowledges: fc.boolean(),
    session: fc.record({ expired: fc.boolean(), interrupted: fc.boolean(), recoverable: fc.boolean() }),
  })
  .map((of): DashboardStateEvent => ({ type: 'report', report: of }));
const eventArbitrary = fc.oneof(
  { arbitrary: reportArbitrary, weight: 6 },
  { arbitrary: filtersArbitrary.map(wanted), weight: 2 },
  fc.constantFrom<DashboardStateEvent>(
    address,
    { type: 'address-failed' },
    { type: 'run-due' },
    { type: 'silence' },
    { type: 'session-ended' },
    { type: 'reopen' },
  ),
);

describe('the state after messages in any order and duplicates', () => {
  it('never keeps a flag: the next end of a run or a timeout turns it off [APP-DASH-3, PLUS-23]', () => {
    fc.assert(
      fc.property(fc.array(eventArbitrary, { maxLength: 40 }), (events) => {
        const { state } = after(...events);
        expect(isWaiting(stepDashboard(state, { type: 'silence' }).state)).toBe(false);
        const answers: DashboardStateEvent[] = [
          address,
          report('dashboard:loaded'),
          { type: 'run-due' },
          report('dashboard:run:complete', { runId: 6 }),
        ];
        const ended = answers.reduce((now, event) => stepDashboard(now, event).state, state);
        expect(isWaiting(ended)).toBe(false);
      }),
    );
  });

  it('never ends an update with a completed tile, and has the flag only while an update is pending', () => {
    fc.assert(
      fc.property(fc.array(eventArbitrary, { maxLength: 40 }), fc.option(fc.nat()), (events, runId) => {
        const { state } = after(...events);
        if (state.dashboardLoading['dashboard-update']) expect(state.update).not.toBeNull();
        expect(stepDashboard(state, report('dashboard:tile:complete', { runId })).state.dashboardLoading).toEqual(
          state.dashboardLoading,
        );
      }),
    );
  });

  it('matches a frame that processes its messages: the frame has the page’s filters and has run them [PLUS-23]', () => {
    const moves = fc.oneof(
      filtersArbitrary.map((filters) => ({ kind: 'want' as const, filters })),
      filtersArbitrary.map((filters) => ({ kind: 'cross-filter' as const, filters })),
      fc.constantFrom({ kind: 'read' as const }, { kind: 'tell' as const }, { kind: 'timer' as const }),
    );
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), fc.boolean(), (walk, isOurs) => {
        const frame = simulatedFrame(isOurs);
        walk.forEach(frame.move);
        frame.settle();
        expect(sameDashboardFilters(frame.filters(), frame.state().dashboardFilters)).toBe(true);
        expect(sameDashboardFilters(frame.shown(), frame.filters())).toBe(true);
        expect(isWaiting(frame.state())).toBe(false);
      }),
    );
  });
});

type Move =
  | { kind: 'want' | 'cross-filter'; filters: DashboardFilters }
  /** The frame reads the next message, the page hears the next one, the time until the run passes. */
  | { kind: 'read' | 'tell' | 'timer' };

/** A frame that loads with the filters of its address, and keeps the rules; `isOurs` acknowledges and counts its runs. */
function simulatedFrame(isOurs: boolean) {
  let state = closedDashboard;
  let filters: DashboardFilters = {};
  let shown: DashboardFilters = {};
  let run = 0;
  let isTimerSet = false;
  const toFrame: Extract<DashboardEffect, { type: 'send' }>['message'][] = [];
  const toPage: DashboardStateEvent[] = [];

  const tell = (type: string, rest: Partial<FrameReport> = {}) =>
    toPage.push(report(type, { filters, ...(isOurs && { runId: run }), ...rest }));
  const runNow = () => {
    run += 1;
    tell('dashboard:run:start');
    shown = filters;
    tell('dashboard:run:complete');
  };
  const dispatch = (event: DashboardStateEvent) => {
    const step = stepDashboard(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'send') toFrame.push(effect.message);
      if (effect.type === 'run-later') isTimerSet = true;
    }
  };
  const read = () => {
    const message = toFrame.shift();
    if (message?.type === 'dashboard:filters:update') {
      filters = Object.fromEntries(
        Object.entries({ ...filters, ...message.filters }).filter(([, text]) => text !== ''),
      );
      tell('dashboard:filters:changed', { acknowledges: isOurs });
    }
    if (message?.type === 'dashboard:run') runNow();
  };
  const fire = () => {
    if (isTimerSet) dispatch({ type: 'run-due' });
    isTimerSet = false;
  };

  dispatch(wanted({ agency_id: '7' }));
  dispatch(address);
  filters = { agency_id: '7' };
  tell('dashboard:loaded');
  runNow();
  return {
    state: () => state,
    filters: () => filters,
    shown: () => shown,
    move(move: Move) {
      if (move.kind === 'want') dispatch(wanted(move.filters));
      if (move.kind === 'cross-filter') {
        filters = move.filters;
        tell('dashboard:filters:changed');
        runNow();
      }
      if (move.kind === 'read') read();
      if (move.kind === 'timer') fire();
      const event = move.kind === 'tell' ? toPage.shift() : undefined;
      if (event) dispatch(event);
    },
    settle() {
      while (toFrame.length > 0 || toPage.length > 0 || isTimerSet) {
        while (toFrame.length > 0) read();
        const event = toPage.shift();
        if (event) dispatch(event);
        else fire();
      }
    },
  };
}
