interface Waiting<T> {
  resolve(connection: T): void;
  reject(reason: unknown): void;
}

/** Hands out a fixed number of connections, one holder at a time each; who comes later waits in order. */
export class ConnectionPool<T> {
  readonly #free: T[];
  readonly #waiting: Waiting<T>[] = [];

  constructor(connections: readonly T[]) {
    this.#free = [...connections];
  }

  /**
   * A connection, as soon as one is free; hand it back with `give`.
   * Rejects with the signal's reason when aborted.
   */
  async take(signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const free = this.#free.pop();
    if (free !== undefined) return free;
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const settled = (): void => signal?.removeEventListener('abort', onAbort);
      const waiting: Waiting<T> = {
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

  /** Gives a connection back, to the one who has waited longest. */
  give(connection: T): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(connection);
    else this.#free.push(connection);
  }
}
