import { browserEnvironment, readLocalStorage, type Clock, type PageVisibility } from '../client/Environment.ts';
import type { SessionClient } from '../client/createSessionClient.ts';
import { createListeners } from '../listeners/createListeners.ts';
import { idlePhaseAt, type IdlePhase } from './idlePhaseAt.ts';
import { createSharedTime } from './sharedTime.ts';

/** Default idle time before sign-out, milliseconds. */
export const idleTimeoutMs = 1_800_000;
/** Duration of the warning, milliseconds; at most half of the idle time. */
export const idleWarningMs = 120_000;
/** How often activity is reported to the server, in milliseconds. */
export const keepAliveIntervalMs = 300_000;

const throttleMs = 300;
const lookEveryMs = 1_000;
const activityEvents = ['mousemove', 'mousedown', 'keydown', 'touchmove', 'scroll'] as const;
const storageKey = 'agency-insights.last-activity';

/** Options of `createIdleWatch`; each part of the browser can be replaced. */
export interface IdleWatchOptions {
  /** Receives reports of activity by `update()`. */
  client: Pick<SessionClient, 'update'>;
  /** Called once in each tab when the person was idle for too long. */
  onIdle: () => void;
  /** Returns the idle time, milliseconds; called at each check. Default 1,800,000. */
  readTimeoutMs?: () => number;
  clock?: Clock;
  /** Source of user events. Default: the window. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
  document?: PageVisibility | null;
  /** Shares the last activity between tabs. Default: `localStorage`; null: not shared. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** Idle state. The object changes only with the phase, and with a new end of the warning. */
export interface IdleSnapshot {
  phase: IdlePhase;
  /** When the person is signed out if nothing happens, milliseconds since the epoch; null while active. */
  endsAt: number | null;
}

/** Watches for activity in all tabs of the origin. */
export interface IdleWatch {
  getSnapshot(): IdleSnapshot;
  /** Calls the listener when the snapshot changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Starts watching, which counts as activity. Calls are counted. */
  start(): void;
  /** Stops watching after as many calls as `start` had. */
  stop(): void;
  /** Reports activity that the page cannot observe, such as in a frame. */
  noteActivity(): void;
  /** Dismisses the warning: restarts the clock in all tabs and reports activity to the server at once. */
  stayActive(): Promise<void>;
}

/**
 * Creates an idle watch. Compares timestamps, so that it includes time when the machine sleeps. Mouse, keys,
 * touch and scrolling are activity until the warning; from then on only `stayActive` is. After activity the server
 * gets a report every 300 s.
 */
export function createIdleWatch(options: IdleWatchOptions): IdleWatch {
  const { client, onIdle, readTimeoutMs = () => idleTimeoutMs } = options;
  const { clock, events, document, storage } = environmentOf(options);
  const { subscribe, notify } = createListeners();
  const lastActivity = createSharedTime(storage, storageKey);
  let snapshot: IdleSnapshot = { phase: 'active', endsAt: null };
  let notedAt = -Infinity;
  let isServerBehind = false;

  const look = (): void => {
    const lastAt = Math.min(lastActivity.read(), clock.now());
    const timeoutMs = readTimeoutMs();
    const phase = idlePhaseAt(clock.now(), lastAt, { timeoutMs, warningMs: Math.min(idleWarningMs, timeoutMs / 2) });
    const endsAt = phase === 'active' ? null : lastAt + timeoutMs;
    if (snapshot.phase === 'idle' || (phase === snapshot.phase && endsAt === snapshot.endsAt)) return;
    snapshot = { phase, endsAt };
    notify();
    if (phase === 'idle') onIdle();
  };
  const begin = (): void => {
    notedAt = clock.now();
    isServerBehind = true;
    lastActivity.write(notedAt);
    look();
  };
  const noteActivity = (): void => {
    if (clock.now() - notedAt < throttleMs) return;
    // The last check may be from before the machine slept.
    look();
    if (snapshot.phase === 'active') begin();
  };
  const keepAlive = async (): Promise<void> => {
    if (!isServerBehind || snapshot.phase === 'idle') return;
    isServerBehind = false;
    if ((await client.update()).error !== null) isServerBehind = true;
  };
  const listening = createListening(() => {
    snapshot = { phase: 'active', endsAt: null };
    begin();
    const endings = [
      hear({ events, document }, noteActivity, look),
      clock.every(lookEveryMs, look),
      clock.every(keepAliveIntervalMs, () => void keepAlive()),
    ];
    return () => endings.forEach((end) => end());
  });
  return {
    ...listening,
    getSnapshot: () => snapshot,
    subscribe,
    noteActivity,
    async stayActive() {
      look();
      if (snapshot.phase === 'idle') return;
      begin();
      await keepAlive();
    },
  };
}

/** Subscribes to user events and to the page becoming visible. Returns a function that unsubscribes. */
function hear(
  { events, document }: Pick<IdleWatchOptions, 'events' | 'document'>,
  onActivity: () => void,
  onShown: () => void,
): () => void {
  const options = { capture: true, passive: true };
  for (const name of activityEvents) events?.addEventListener(name, onActivity, options);
  document?.addEventListener('visibilitychange', onShown);
  return () => {
    for (const name of activityEvents) events?.removeEventListener(name, onActivity, options);
    document?.removeEventListener('visibilitychange', onShown);
  };
}

/** Begins with the first start and ends with the last stop. */
function createListening(begin: () => () => void): Pick<IdleWatch, 'start' | 'stop'> {
  let starts = 0;
  let end: (() => void) | null = null;
  return {
    start() {
      starts += 1;
      end ??= begin();
    },
    stop() {
      starts = Math.max(0, starts - 1);
      if (starts > 0) return;
      end?.();
      end = null;
    },
  };
}

function environmentOf({ clock, events, document, storage }: IdleWatchOptions) {
  const browser = browserEnvironment(null);
  const page = typeof window === 'undefined' ? null : window;
  return {
    clock: clock ?? browser.clock,
    events: events === undefined ? page : events,
    document: document === undefined ? browser.document : document,
    storage: storage === undefined ? page && readLocalStorage(page) : storage,
  };
}
