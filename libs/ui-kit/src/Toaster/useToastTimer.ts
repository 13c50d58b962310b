'use client';
import { useEffect, useRef } from 'react';

/** Clock and timers of toasts, so that a test needs no sleeping. */
export interface ToastTimers {
  /** The time in ms; only differences count. */
  now: () => number;
  /** Runs a callback after a delay in ms. */
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  /** Takes a delayed callback back. */
  clearTimeout: (handle: never) => void;
}

/** The environment's clock and timers. */
export const environmentToastTimers: ToastTimers = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** What a toast's time depends on. */
export interface ToastTime {
  /** How long it stays, in ms. */
  durationMs: number;
  /** Time under the pointer or in focus does not count. */
  paused: boolean;
  /** A change starts the time anew. */
  repeats: number;
}

/** Calls `onElapsed` once the toast has been on show for its duration. */
export function useToastTimer(
  { durationMs, paused, repeats }: ToastTime,
  onElapsed: () => void,
  timers: ToastTimers,
): void {
  const remainingMs = useRef(durationMs);
  const countedRepeats = useRef(repeats);
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    elapsed.current = onElapsed;
  }, [onElapsed]);
  useEffect(() => {
    if (countedRepeats.current !== repeats) remainingMs.current = durationMs;
    countedRepeats.current = repeats;
    if (paused || !Number.isFinite(durationMs)) return undefined;
    const startedAt = timers.now();
    const handle = timers.setTimeout(() => elapsed.current(), remainingMs.current);
    return () => {
      timers.clearTimeout(handle as never);
      remainingMs.current = Math.max(0, remainingMs.current - (timers.now() - startedAt));
    };
  }, [paused, durationMs, repeats, timers]);
}
