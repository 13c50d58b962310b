import { createClock } from '../testing.test-support.ts';
import { createIdleWatch, type IdleWatch } from './createIdleWatch.ts';

const minuteMs = 60_000;

/** Creates tabs of one browser, with shared storage and clock. */
function openBrowser() {
  const clock = createClock();
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const openTab = () => {
    const events = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const calls = { update: 0, idle: 0 };
    const answer = { error: null as Error | null };
    const watch: IdleWatch = createIdleWatch({
      client: {
        update: () => {
          calls.update += 1;
          return Promise.resolve({ status: 'authenticated', session: null, ended: null, error: answer.error } as never);
        },
      },
      onIdle: () => (calls.idle += 1),
      clock,
      storage,
      events: events as unknown as Window,
      document: document as unknown as Document,
    });
    watch.start();
    const doSomething = (name = 'mousemove') => events.dispatchEvent(new Event(name));
    return { watch, calls, answer, doSomething, document, phase: () => watch.getSnapshot().phase };
  };
  return { clock, openTab };
}

describe('idle watch', () => {
  it('The idle watch ends after 30 minutes without activity: not at 29:59, once at 30:00 [AUTH-IDLE-1] [AUTH-IDLE-4]', () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    clock.advance(30 * minuteMs - 1_000);
    expect(tab.calls.idle).toBe(0);
    clock.advance(1_000);
    expect(tab.calls.idle).toBe(1);
    expect(tab.phase()).toBe('idle');
    clock.advance(minuteMs);
    tab.doSomething();
    expect(tab.calls.idle).toBe(1);
  });

  it.each(['mousemove', 'mousedown', 'keydown', 'touchmove', 'scroll'])(
    'The idle watch counts %s as activity [AUTH-IDLE-2]',
    (name) => {
      const { clock, openTab } = openBrowser();
      const tab = openTab();
      clock.advance(27 * minuteMs);
      tab.doSomething(name);
      clock.advance(27 * minuteMs);
      expect(tab.phase()).toBe('active');
      clock.advance(3 * minuteMs);
      expect(tab.phase()).toBe('idle');
    },
  );

  it('The idle watch records activity at most every 300 ms [AUTH-IDLE-2]', () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    clock.advance(1_000);
    tab.doSomething();
    clock.advance(299);
    tab.doSomething();
    // The end counts from the first of the two.
    clock.advance(30 * minuteMs - 299);
    expect(tab.phase()).toBe('idle');
  });

  it('The idle watch warns for the last two minutes, during which only a reply resets the clock [PLUS-9]', async () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    clock.advance(28 * minuteMs - 1_000);
    expect(tab.watch.getSnapshot()).toEqual({ phase: 'active', endsAt: null });
    clock.advance(1_000);
    const { phase, endsAt } = tab.watch.getSnapshot();
    expect(phase).toBe('warning');
    expect(Math.round(((endsAt ?? 0) - clock.now()) / 1_000)).toBe(120);
    tab.doSomething();
    expect(tab.phase()).toBe('warning');
    tab.calls.update = 0;
    await tab.watch.stayActive();
    expect(tab.phase()).toBe('active');
    expect(tab.calls.update).toBe(1);
  });

  it('All tabs share the idle watch: activity in one keeps all signed in, a reply in one closes all warnings [PLUS-9]', async () => {
    const { clock, openTab } = openBrowser();
    const [used, left] = [openTab(), openTab()];
    clock.advance(20 * minuteMs);
    used.doSomething();
    clock.advance(20 * minuteMs);
    expect([used.phase(), left.phase()]).toEqual(['active', 'active']);
    clock.advance(9 * minuteMs);
    expect([used.phase(), left.phase()]).toEqual(['warning', 'warning']);
    await left.watch.stayActive();
    clock.advance(1_000);
    expect([used.phase(), left.phase()]).toEqual(['active', 'active']);
  });

  it('The idle watch counts standby time: the first movement after it does not extend the session [PLUS-9]', () => {
    const clock = { ...createClock(), every: () => () => undefined };
    const events = new EventTarget();
    let ended = 0;
    const watch = createIdleWatch({
      client: { update: jest.fn() },
      onIdle: () => (ended += 1),
      clock,
      storage: null,
      events: events as unknown as Window,
      document: null,
    });
    watch.start();
    clock.advance(31 * minuteMs);
    events.dispatchEvent(new Event('mousemove'));
    expect(ended).toBe(1);
  });

  it('The idle watch reports activity to the server every 300 s, and only activity [AUTH-IDLE-3]', async () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    clock.advance(299_000);
    expect(tab.calls.update).toBe(0);
    clock.advance(1_000);
    // Opening the page was activity.
    expect(tab.calls.update).toBe(1);
    clock.advance(600_000);
    expect(tab.calls.update).toBe(1);
    tab.doSomething();
    clock.advance(300_000);
    expect(tab.calls.update).toBe(2);
  });

  it('The idle watch uses the given timeout, with a warning of at most half of it [AUTH-IDLE-1]', () => {
    const clock = createClock();
    const client = { update: jest.fn().mockResolvedValue({ error: null }) };
    const options = { client, onIdle: jest.fn(), clock, events: null, document: null, storage: null };
    const watch = createIdleWatch({ ...options, readTimeoutMs: () => 2 * minuteMs });
    watch.start();
    clock.advance(minuteMs - 1_000);
    expect(watch.getSnapshot().phase).toBe('active');
    clock.advance(1_000);
    expect(watch.getSnapshot().phase).toBe('warning');
    clock.advance(minuteMs);
    expect(options.onIdle).toHaveBeenCalledTimes(1);
  });

  it('The idle watch retries the report if the server did not respond', async () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    tab.answer.error = new Error('away');
    clock.advance(300_000);
    await Promise.resolve();
    tab.answer.error = null;
    clock.advance(300_000);
    expect(tab.calls.update).toBe(2);
  });

  it('The idle watch checks the time when the page becomes visible again', () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    clock.every = () => () => undefined;
    clock.advance(28 * minuteMs);
    tab.document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.phase()).toBe('warning');
  });

  it('The idle watch ignores activity between its last stop and its next start, which resets the clock', () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    tab.watch.start();
    tab.watch.stop();
    clock.advance(28 * minuteMs);
    expect(tab.phase()).toBe('warning');
    tab.watch.stop();
    clock.advance(10 * minuteMs);
    expect(tab.calls.idle).toBe(0);
    tab.watch.start();
    expect(tab.phase()).toBe('active');
  });

  it('The idle watch works per tab if storage is unavailable', () => {
    for (const storage of [
      null,
      {
        getItem: () => {
          throw new Error('forbidden');
        },
        setItem: () => {
          throw new Error('full');
        },
      },
    ]) {
      const clock = createClock();
      const watch = createIdleWatch({
        client: { update: jest.fn().mockResolvedValue({ error: null }) },
        onIdle: jest.fn(),
        clock,
        storage,
        events: null,
        document: null,
      });
      watch.start();
      clock.advance(29 * minuteMs);
      expect(watch.getSnapshot().phase).toBe('warning');
      watch.stop();
    }
  });

  it('The idle watch ignores a last activity in the future', () => {
    const { clock, openTab } = openBrowser();
    const tab = openTab();
    clock.advance(-60 * minuteMs);
    tab.document.dispatchEvent(new Event('visibilitychange'));
    clock.advance(28 * minuteMs);
    expect(tab.phase()).toBe('active');
  });
});
