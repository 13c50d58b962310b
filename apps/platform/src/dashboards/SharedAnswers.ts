/** Work that several callers wait for. */
interface Shared<T> {
  answer: Promise<T>;
  /** Callers that still wait. */
  waiting: number;
  isSettled: boolean;
  weight: number;
  /** Cancels the work. */
  stop: AbortController;
}

/** Options of `SharedAnswers`. */
export interface SharedAnswersOptions<T> {
  /** Max total weight of cached answers. Keeps the most recent ones, and always the last one. */
  kept: number;
  /** Weight of an answer. Default 1. */
  weigh?: (answer: T) => number;
  /** Called for each question with the source of its answer: cached, shared with another caller, or computed. */
  onAsked?: (source: 'kept' | 'shared' | 'worked out') => void;
}

/**
 * Deduplicates and caches answers that several callers need. Work is cancelled once no caller waits for it. After a
 * failure the next caller starts it again.
 */
export class SharedAnswers<T> {
  readonly #answers = new Map<string, Shared<T>>();
  readonly #kept: number;
  readonly #weigh: (answer: T) => number;
  readonly #onAsked: NonNullable<SharedAnswersOptions<T>['onAsked']>;

  constructor({ kept, weigh = () => 1, onAsked = () => undefined }: SharedAnswersOptions<T>) {
    this.#kept = kept;
    this.#weigh = weigh;
    this.#onAsked = onAsked;
  }

  /** Returns the answer for a key. Rejects with the signal's reason if the caller aborts. */
  async get(key: string, signal: AbortSignal | undefined, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const known = this.#answers.get(key);
    this.#onAsked(known === undefined ? 'worked out' : known.isSettled ? 'kept' : 'shared');
    const shared = known ?? this.#begin(key, work);
    if (shared.isSettled) {
      // Moves it to the end: the least recently used are dropped first.
      this.#answers.delete(key);
      this.#answers.set(key, shared);
      return shared.answer;
    }
    shared.waiting += 1;
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const giveUp = (): void => {
      shared.waiting -= 1;
      if (shared.waiting === 0) this.#stop(key, shared, signal?.reason);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([shared.answer, givenUp]);
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  #begin(key: string, work: (stop: AbortSignal) => Promise<T>): Shared<T> {
    const stop = new AbortController();
    const shared: Shared<T> = { answer: work(stop.signal), waiting: 0, isSettled: false, weight: 0, stop };
    this.#answers.set(key, shared);
    shared.answer.then(
      (answer) => {
        shared.isSettled = true;
        shared.weight = this.#weigh(answer);
        this.#dropOldest();
      },
      () => this.#forget(key, shared),
    );
    return shared;
  }

  #stop(key: string, shared: Shared<T>, reason: unknown): void {
    this.#forget(key, shared);
    shared.stop.abort(reason);
  }

  #forget(key: string, shared: Shared<T>): void {
    if (this.#answers.get(key) === shared) this.#answers.delete(key);
  }

  /** Drops the least recently used answers, which are first in the map. Runs for each answer, so it copies no list. */
  #dropOldest(): void {
    let [count, weight] = [0, 0];
    for (const shared of this.#answers.values()) {
      if (shared.isSettled) count += 1;
      weight += shared.weight;
    }
    for (const [key, shared] of this.#answers) {
      if (weight <= this.#kept || count <= 1) return;
      if (!shared.isSettled) continue;
      this.#answers.delete(key);
      count -= 1;
      weight -= shared.weight;
    }
  }
}
