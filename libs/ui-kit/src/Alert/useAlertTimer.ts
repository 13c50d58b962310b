'use client';
import { useEffect, useRef } from 'react';

/** Clock and timers of alerts, so that a test needs no sleeping. */
export interface AlertTimers {
  /** The time in ms; only differences count. */
  now: () => number;
  /** Runs a callback after a delay in ms. */
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  /** Cancels a delayed callback. */
  clearTimeout: (handle: never) => void;
}

/** The environment's clock and timers. */
export const environmentAlertTimers: AlertTimers = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** Options of the timer of an alert. */
export interface AlertTime {
  /** How long it stays, in ms; a change restarts the timer. */
  durationMs: number;
  /** Time under the pointer or in focus does not count. */
  paused: boolean;
  /** A change restarts the timer. */
  revision: number;
}

/** Max delay of browser timers in ms (24 days): longer ones fire immediately. */
const longestTimerMs = 2 ** 31 - 1;

/** Calls `onElapsed` after the alert was shown for its duration. */
export function useAlertTimer(
  { durationMs, paused, revision }: AlertTime,
  onElapsed: () => void,
  timers: AlertTimers,
): void {
  const remainingMs = useRef(durationMs);
  const counted = useRef({ durationMs, revision });
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    elapsed.current = onElapsed;
  }, [onElapsed]);
  useEffect(() => {
    const { current: before } = counted;
    if (before.revision !== revision || before.durationMs !== durationMs) remainingMs.current = durationMs;
    counted.current = { durationMs, revision };
    if (paused || !(durationMs <= longestTimerMs)) return undefined;
    const startedAt = timers.now();
    const handle = timers.setTimeout(() => elapsed.current(), remainingMs.current);
    return () => {
      timers.clearTimeout(handle as never);
      remainingMs.current = Math.max(0, remainingMs.current - (timers.now() - startedAt));
    };
  }, [paused, durationMs, revision, timers]);
}
