/** Longest turn, ms. */
const longestMs = 250;
/** Time without requests after which the next one of a caller begins a new page, ms. */
const pauseMs = 50;

interface Caller {
  /** Requests that are running or waiting. */
  requests: number;
  /** Start the waiting requests. */
  waiting: (() => void)[];
  timer?: NodeJS.Timeout;
}

/**
 * Serves a fixed number of callers at a time, each with all requests of a page, in the order in which the pages began.
 * Served all together, every page would take as long as all of them. A turn ends with the page, or after 250 ms, so
 * that slow requests do not block other callers: they continue, and later ones of the same caller wait for a new turn.
 */
export class CallersInTurn {
  readonly #places: number;
  /** In the order in which they are served. */
  readonly #callers = new Map<string, Caller>();
  readonly #served = new Set<Caller>();

  /** @param places Max callers that are served at a time. */
  constructor(places: number) {
    this.#places = places;
  }

  /** Does the work of a caller's request in the caller's turn. */
  async run<T>(callerId: string, work: () => Promise<T>): Promise<T> {
    const caller = this.#callers.get(callerId) ?? { requests: 0, waiting: [] };
    this.#callers.set(callerId, caller);
    if (caller.requests === 0) clearTimeout(caller.timer);
    caller.requests += 1;
    if (!this.#served.has(caller)) {
      if (this.#served.size < this.#places) this.#serve(callerId, caller);
      else await new Promise<void>((start) => caller.waiting.push(start));
    }
    try {
      return await work();
    } finally {
      caller.requests -= 1;
      if (caller.requests === 0) this.#pause(callerId, caller);
    }
  }

  #serve(callerId: string, caller: Caller): void {
    this.#served.add(caller);
    caller.timer = setTimeout(() => this.#moveBack(callerId, caller), longestMs);
    for (const start of caller.waiting.splice(0)) start();
  }

  /** A browser opens few connections, so a page without requests may have more to ask. */
  #pause(callerId: string, caller: Caller): void {
    this.#endTurn(caller);
    caller.timer = setTimeout(() => this.#callers.delete(callerId), pauseMs);
  }

  #moveBack(callerId: string, caller: Caller): void {
    this.#callers.delete(callerId);
    this.#callers.set(callerId, caller);
    this.#endTurn(caller);
  }

  #endTurn(caller: Caller): void {
    clearTimeout(caller.timer);
    if (!this.#served.delete(caller)) return;
    const next = [...this.#callers].find(([, { waiting }]) => waiting.length > 0);
    if (next !== undefined) this.#serve(...next);
  }
}
