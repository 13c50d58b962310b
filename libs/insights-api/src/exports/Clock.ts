import { untilAborted } from '../gateway/untilAborted.ts';

/** The parts of time that the client uses. */
export interface Clock {
  /** Returns the current time. */
  now(): Date;
  /** Waits; rejects with the signal's reason when it aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The system clock. */
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
