import type { StepReport, Steps, WorkPart } from './steps.ts';
import type { WorkOptions } from './TableView.ts';

/** Does parts of the work elsewhere. */
export interface PartRunner {
  /** True where the part is long enough to be worth its way there and back. */
  takes(part: WorkPart): boolean;
  /** Does a part; rejected with the signal's reason once that is aborted. */
  run(part: WorkPart, signal: AbortSignal | undefined): Promise<unknown>;
}

/** How work is run. */
export interface WorkSettings {
  /** Does long parts elsewhere. Default: none, all work is done here. */
  partRunner?: PartRunner | null | undefined;
  /** Longest time in ms without a pause. Default 8, half a frame. */
  sliceMs?: number | undefined;
  /** The time in ms. Default: `performance.now`. */
  now?: (() => number) | undefined;
  /** Lets the page live for a moment. Default: a message to itself. */
  pause?: (() => Promise<void>) | undefined;
}

/**
 * Work under way. It can be stopped after any step and taken up again later, at once or in slices, and never does a step
 * twice.
 */
export class Work<TResult> {
  readonly #steps: Steps<TResult>;
  readonly #partRunner: PartRunner | null;
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #pause: () => Promise<void>;
  /** The part that the steps wait for. */
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

  /** Works until a time in ms has passed, or a part comes up that is better done elsewhere; null where some is left. */
  runWithin(budgetMs: number): { result: TResult } | null {
    const end = this.#now() + budgetMs;
    while (!this.#outcome) {
      if (this.#part) return null;
      this.#step(undefined);
      if (!this.#outcome && this.#now() >= end) return null;
    }
    return this.#outcome;
  }

  /** Works in slices. Once the signal is aborted no further step is made, and the promise is rejected with its reason. */
  async runInSlices({ signal, onPause }: WorkOptions = {}): Promise<TResult> {
    let sliceEnd = this.#now() + this.#sliceMs;
    while (!this.#outcome) {
      signal?.throwIfAborted();
      if (this.#part && this.#partRunner) {
        const part = this.#part;
        const reply = await this.#partRunner.run(part, signal);
        signal?.throwIfAborted();
        // Another caller may run the same work and have received the result first.
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

  /** A generator that threw is at its end: what it threw is kept, or the work would seem to be done. */
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
 * Comes back after what waits in the page: input, drawing, other tasks. By a message: a timer waits at least 4 ms once it is
 * nested, and what `scheduler.yield` continues goes before drawing, which then waits for a tenth of a second.
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
