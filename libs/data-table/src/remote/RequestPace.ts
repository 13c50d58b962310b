import type { TableTimers } from '../timers/TableTimers.ts';

/**
 * Debounces requests to a server: the first one is sent at once; later ones wait until no other has followed for a while.
 * A new request cancels the one before.
 */
export class RequestPace {
  readonly #restMs: number;
  readonly #timers: TableTimers;
  #rest: unknown = null;

  /** @param restMs Debounce delay in ms; 0 disables it. */
  constructor(restMs: number, timers: TableTimers) {
    this.#restMs = restMs;
    this.#timers = timers;
  }

  /**
   * Returns null if a request may be sent immediately; else a promise that resolves when it may, and rejects on abort.
   */
  turn(signal: AbortSignal): Promise<void> | null {
    if (this.#rest === null) {
      this.#startRest();
      return null;
    }
    return new Promise((resolve, reject) => {
      const waiting = this.#timers.setTimeout(() => {
        this.#startRest();
        resolve();
      }, this.#restMs);
      const giveUp = () => {
        this.#timers.clearTimeout(waiting);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  #startRest(): void {
    if (this.#restMs <= 0) return;
    this.#timers.clearTimeout(this.#rest);
    this.#rest = this.#timers.setTimeout(() => (this.#rest = null), this.#restMs);
  }
}
