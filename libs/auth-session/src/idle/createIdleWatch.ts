import { browserEnvironment, readLocalStorage, type Clock, type PageVisibility } from '../client/Environment.ts';
import type { SessionClient } from '../client/createSessionClient.ts';
import { createListeners } from '../listeners/createListeners.ts';
import { idlePhaseAt, type IdlePhase } from './idlePhaseAt.ts';
import { createSharedTime } from './sharedTime.ts';

/** A person is signed out after this long without activity, milliseconds. */
export const idleTimeoutMs = 1_800_000;
/** The warning begins this long before the end, milliseconds; in half the time where that is less. */
export const idleWarningMs = 120_000;
/** How often activity is reported to the server, in milliseconds. */
export const keepAliveIntervalMs = 300_000;

const throttleMs = 300;
const lookEveryMs = 1_000;
const activityEvents = ['mousemove', 'mousedown', 'keydown', 'touchmove', 'scroll'] as const;
const storageKey = 'agency-insights.last-activity';

/** What createIdleWatch takes; the parts of the browser may be replaced one by one. */
export interface IdleWatchOptions {
  /** Told by `update()` that the person is active. */
  client: Pick<SessionClient, 'update'>;
  /** The person was away for too long. Called once, in each tab. */
  onIdle: () => void;
  /** From the last activity to the end, milliseconds; asked each time. Default 1,800,000. */
  readTimeoutMs?: () => number;
  clock?: Clock;
  /** What hears the person. Default: the window. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
  document?: PageVisibility | null;
  /** Where the tabs share the last activity. Default: `localStorage`; null: each tab counts alone. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** Where the person stands. The object changes with the phase and with a new end of the warning alone. */
export interface IdleSnapshot {
  phase: IdlePhase;
  /** When the person is signed out if nothing happens, milliseconds since the epoch; null while active. */
  endsAt: number | null;
}

/** Watches whether the person is there, over all tabs of the origin. */
export interface IdleWatch {
  getSnapshot(): IdleSnapshot;
  /** Calls the listener when the snapshot changes; call the answer to stop. */
  subscribe(listener: () => void): () => void;
  /** Begins to watch; counts as activity. Counts its calls. */
  start(): void;
  /** Ends what as many calls of `start` began. */
  stop(): void;
  /** Counts as activity, as a key press does. For what the page cannot hear, such as a frame. */
  noteActivity(): void;
  /** Dismisses the warning: restarts the clock in all tabs and reports activity to the server at once. */
  stayActive(): Promise<void>;
}

/**
 * Makes an idle watch. Times are compared, never counted, so that the sleep of the machine counts too. Mouse, keys,
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
    // The last look may be from before the machine slept.
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

/** Hears the person, and when the page is shown again. Call the answer to stop. */
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
