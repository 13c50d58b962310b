import { storageBroadcast, type TabBroadcast } from './TabBroadcast.ts';

/** The parts of time that the client uses. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `task` at an interval; returns a function that stops it. */
  every(milliseconds: number, task: () => void): () => void;
  /** Returns a signal that aborts after a delay. */
  timeout(milliseconds: number): AbortSignal;
}

/** The page's address and navigation. */
export interface PageLocation {
  readonly href: string;
  assign(url: string): void;
  reload(): void;
}

/** Visibility of the page. */
export type PageVisibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Runs one task at a time over all tabs. */
export type ExclusiveRun = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Dependencies of the client on the browser; each may be replaced. */
export interface Environment {
  fetch: typeof fetch;
  clock: Clock;
  location: PageLocation;
  /** Null: outside a page. */
  document: PageVisibility | null;
  /** Null: no other tabs. */
  broadcast: TabBroadcast | null;
  runExclusively: ExclusiveRun;
}

const systemClock: Clock = {
  now: () => Date.now(),
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

const nowhere: PageLocation = { href: 'http://localhost/', assign: () => undefined, reload: () => undefined };

/** Returns the browser's parts; on a server, an environment without page and other tabs. */
export function browserEnvironment(storage?: Storage | null): Environment {
  const page = typeof window === 'undefined' ? null : window;
  return {
    fetch: (input, init) => fetch(input, init),
    clock: systemClock,
    location: page?.location ?? nowhere,
    document: page?.document ?? null,
    broadcast:
      page && storageBroadcast({ storage: storage === undefined ? readLocalStorage(page) : storage, events: page }),
    runExclusively,
  };
}

/** Returns local storage; null if the browser forbids it, which throws on access. */
export function readLocalStorage(page: Window): Storage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  return locks ? locks.request(name, task) : task();
}
