import type { StepReport, Steps, WorkPart } from './steps.ts';
import type { WorkOptions } from './TableView.ts';

/** Runs parts of the work in a worker. */
export interface PartRunner {
  /** Whether a part is long enough to justify the transfer. */
  takes(part: WorkPart): boolean;
  /** Runs a part; rejects with the signal's reason on abort. */
  run(part: WorkPart, signal: AbortSignal | undefined): Promise<unknown>;
}

/** Options of running work. */
export interface WorkSettings {
  /** Runs long parts in a worker. Default: none. */
  partRunner?: PartRunner | null | undefined;
  /** Max time in ms without a pause. Default 8, half a frame. */
  sliceMs?: number | undefined;
  /** Clock in ms. Default: `performance.now`. */
  now?: (() => number) | undefined;
  /** Yields to the page. Default: a message to itself. */
  pause?: (() => Promise<void>) | undefined;
}

/**
 * Work in progress. It can pause after any step and resume later, synchronously or in slices, without repeating a step.
 */
export class Work<TResult> {
  readonly #steps: Steps<TResult>;
  readonly #partRunner: PartRunner | null;
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #pause: () => Promise<void>;
  /** The part that the generator waits for. */
  #part: WorkPart | null = null;
  #outcome: { result: TResult } | null = null;
  #failure: { error: unknown } | null = null;

  constructor(
    steps: Steps<TResult>,
    { partRunner = null, sliceMs = 8, now = () => performance.now(), pause = pauseOnce }: WorkSettings = {},
  ) {
    this.#steps = steps;
    this.#partRunner = partRunner;
    this.#sliceMs = sliceMs;
    this.#now = now;
    this.#pause = pause;
  }

  /** Runs for at most a time in ms, or until a part should run in a worker; null if work is left. */
  runWithin(budgetMs: number): { result: TResult } | null {
    const end = this.#now() + budgetMs;
    while (!this.#outcome) {
      if (this.#part) return null;
      this.#step(undefined);
      if (!this.#outcome && this.#now() >= end) return null;
    }
    return this.#outcome;
  }

  /** Runs in slices. On abort it stops, and the promise rejects with the signal's reason. */
  async runInSlices({ signal, onPause }: WorkOptions = {}): Promise<TResult> {
    let sliceEnd = this.#now() + this.#sliceMs;
    while (!this.#outcome) {
      signal?.throwIfAborted();
      if (this.#part && this.#partRunner) {
        const part = this.#part;
        const reply = await this.#partRunner.run(part, signal);
        signal?.throwIfAborted();
        // Another caller may run the same work and receive the result first.
        if (this.#part === part) this.#step(reply);
        sliceEnd = this.#now() + this.#sliceMs;
      } else {
        this.#step(undefined);
      }
      if (this.#outcome || this.#now() < sliceEnd) continue;
      onPause?.();
      await this.#pause();
      sliceEnd = this.#now() + this.#sliceMs;
    }
    signal?.throwIfAborted();
    return this.#outcome.result;
  }

  #step(reply: unknown): void {
    if (this.#failure) throw this.#failure.error;
    const step = this.#next(reply);
    this.#part = null;
    if (step.done) this.#outcome = { result: step.value };
    else if (step.value && this.#partRunner?.takes(step.value)) this.#part = step.value;
  }

  /** A generator ends when it throws: the error is kept, so that the work does not seem done. */
  #next(reply: unknown): IteratorResult<StepReport, TResult> {
    try {
      return this.#steps.next(reply);
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}

/**
 * Resolves after pending input, rendering and tasks. Uses a message: nested timers wait at least 4 ms, and
 * `scheduler.yield` continues before rendering.
 */
function pauseOnce(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
