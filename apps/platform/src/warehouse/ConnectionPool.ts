import { ApiProblem } from '../http/ApiProblem.ts';

interface Waiting<T> {
  askedBy: string | null;
  resolve(connection: T): void;
  reject(reason: unknown): void;
}

/** Options of a request for a connection. */
export interface TakeOptions {
  /** Stops waiting when aborted. */
  signal?: AbortSignal | undefined;
  /** The calling user or service; null: the platform itself, which has no limit. Default null. */
  askedBy?: string | null;
}

/** Max waiting queries of one caller; a page sends about twenty at the same time. */
const maxWaitingPerCaller = 60;

/**
 * Hands out a fixed number of connections, each to one holder at a time. Callers get equal shares: next is the waiting
 * caller with the lowest number of connections, then the one served longest ago. No caller gets more than half of them,
 * so that another caller finds a free one.
 */
export class ConnectionPool<T> {
  readonly #free: T[];
  readonly #waiting: Waiting<T>[] = [];
  /** Connections held, by caller. */
  readonly #held = new Map<string | null, number>();
  readonly #holders = new Map<T, string | null>();
  /** When waiting callers were last served, as an increasing number. */
  readonly #servedAt = new Map<string | null, number>();
  #served = 0;
  readonly #maxHeld: number;

  constructor(connections: readonly T[]) {
    this.#free = [...connections];
    this.#maxHeld = Math.max(1, Math.floor(connections.length / 2));
  }

  /** Number of connections in use. */
  get handedOut(): number {
    return this.#holders.size;
  }

  /**
   * Resolves with a free connection; return it with `give`. Rejects with the signal's reason when aborted. @throws
   * ApiProblem 429 `too_many_questions` if too many queries of the caller are waiting
   */
  async take({ signal, askedBy = null }: TakeOptions = {}): Promise<T> {
    signal?.throwIfAborted();
    const free = this.#mayHold(askedBy) ? this.#free.pop() : undefined;
    if (free !== undefined) return this.#hand(free, askedBy);
    this.#refuseTooMany(askedBy);
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const settled = (): void => signal?.removeEventListener('abort', onAbort);
      const waiting: Waiting<T> = {
        askedBy,
        resolve: (connection) => {
          settled();
          resolve(connection);
        },
        reject: (reason) => {
          settled();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(waiting);
    });
  }

  /** Returns a connection, which goes to the next waiting caller. */
  give(connection: T): void {
    const holder = this.#holders.get(connection) ?? null;
    this.#holders.delete(connection);
    const held = this.#heldBy(holder) - 1;
    if (held > 0) this.#held.set(holder, held);
    else this.#held.delete(holder);
    const next = this.#takeNext();
    if (next) next.resolve(this.#hand(connection, next.askedBy));
    else this.#free.push(connection);
  }

  #hand(connection: T, askedBy: string | null): T {
    this.#holders.set(connection, askedBy);
    this.#held.set(askedBy, this.#heldBy(askedBy) + 1);
    return connection;
  }

  #mayHold(caller: string | null): boolean {
    return caller === null || this.#heldBy(caller) < this.#maxHeld;
  }

  #heldBy(caller: string | null): number {
    return this.#held.get(caller) ?? 0;
  }

  #takeNext(): Waiting<T> | undefined {
    const [first, ...others] = this.#waiting.filter(({ askedBy }) => this.#mayHold(askedBy));
    if (first === undefined) return undefined;
    const next = others.reduce((best, other) => (this.#isBefore(other.askedBy, best.askedBy) ? other : best), first);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    if (this.#waiting.some(({ askedBy }) => askedBy === next.askedBy)) this.#servedAt.set(next.askedBy, ++this.#served);
    else this.#servedAt.delete(next.askedBy);
    return next;
  }

  /** Whether one caller is served before another. */
  #isBefore(one: string | null, other: string | null): boolean {
    const fewer = this.#heldBy(one) - this.#heldBy(other);
    return fewer < 0 || (fewer === 0 && (this.#servedAt.get(one) ?? 0) < (this.#servedAt.get(other) ?? 0));
  }

  #refuseTooMany(askedBy: string | null): void {
    if (askedBy === null) return;
    const waiting = this.#waiting.filter((other) => other.askedBy === askedBy).length;
    if (waiting < maxWaitingPerCaller) return;
    throw new ApiProblem(
      429,
      'too_many_questions',
      `${maxWaitingPerCaller} of your questions wait for their answers already. Ask again when some have been answered.`,
      [],
      { headers: { 'retry-after': '2' } },
    );
  }
}
