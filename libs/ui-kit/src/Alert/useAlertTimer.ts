'use client';
import { useEffect, useRef } from 'react';

/** Clock and timers of alerts, so that a test needs no sleeping. */
export interface AlertTimers {
  /** The time in ms; only differences count. */
  now: () => number;
  /** Runs a callback after a delay in ms. */
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  /** Takes a delayed callback back. */
  clearTimeout: (handle: never) => void;
}

/** The environment's clock and timers. */
export const environmentAlertTimers: AlertTimers = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** What the time of an alert depends on. */
export interface AlertTime {
  /** How long it stays, in ms; a change restarts the timer. */
  durationMs: number;
  /** Time under the pointer or in focus does not count. */
  paused: boolean;
  /** A change restarts the timer. */
  revision: number;
}

/** Most that timers of browsers wait, in ms, which is 24 days: they call at once after more. */
const longestTimerMs = 2 ** 31 - 1;

/** Calls `onElapsed` once the alert has been on show for its duration. */
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
