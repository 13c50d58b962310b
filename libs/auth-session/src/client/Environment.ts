import { storageBroadcast, type TabBroadcast } from './TabBroadcast.ts';

/** Time, as far as the client needs it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `task` every so many milliseconds until the answer is called. */
  every(milliseconds: number, task: () => void): () => void;
  /** A signal that aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
}

/** Where the page is, and how it goes elsewhere. */
export interface PageLocation {
  readonly href: string;
  assign(url: string): void;
  reload(): void;
}

/** Whether anybody can see the page. */
export type PageVisibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Runs one task at a time over all tabs. */
export type ExclusiveRun = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Everything outside that the client works with; each part may be replaced. */
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

/** The parts of the browser where there is one; on a server a client that knows of no page and no other tabs. */
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

/** A browser that forbids storage throws where it is only looked at. */
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
