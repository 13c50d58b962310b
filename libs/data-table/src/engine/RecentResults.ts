import type { Steps } from './steps.ts';

/** LRU cache of results. */
export class RecentResults<TResult> {
  readonly #results = new Map<string, TResult>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): TResult | undefined {
    const result = this.#results.get(key);
    if (result !== undefined) this.set(key, result);
    return result;
  }

  set(key: string, result: TResult): void {
    this.#results.delete(key);
    this.#results.set(key, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > this.#limit && oldest !== undefined) this.#results.delete(oldest);
  }

  /** Returns the cached result of a key, or computes it. */
  *getOrMake(key: string, make: () => Steps<TResult>): Steps<TResult> {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = yield* make();
    this.set(key, made);
    return made;
  }
}
