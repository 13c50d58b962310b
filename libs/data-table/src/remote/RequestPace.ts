import type { TableTimers } from '../timers/TableTimers.ts';

/**
 * Spares a server the questions that nobody waits for: a question is asked at once, and those that follow it closely are held
 * until none has followed them for a while. Whoever asks anew gives up the question before.
 */
export class RequestPace {
  readonly #restMs: number;
  readonly #timers: TableTimers;
  #rest: unknown = null;

  /** @param restMs How long it must be quiet, in ms; 0 holds nothing. */
  constructor(restMs: number, timers: TableTimers) {
    this.#restMs = restMs;
    this.#timers = timers;
  }

  /** Null where a question may be asked at once; else resolves when it may be, and rejects where it was given up. */
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
