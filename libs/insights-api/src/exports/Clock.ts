import { untilAborted } from '../gateway/untilAborted.ts';

/** Time, as far as the client needs it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
  /** Waits; rejects with the signal's reason when it aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait(milliseconds, signal) {
    let timer: ReturnType<typeof setTimeout>;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    return untilAborted(waited, signal, () => clearTimeout(timer));
  },
};
