'use client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mistakenProp } from '../assertList/mistakenProp.ts';
import { StorageError } from './StorageError.ts';
import { storedSession, type StoredSession } from './storedSession.ts';
import { unreadSnapshot, type StoreClock, type StoredSnapshot } from './storedValues.ts';
import { useStoredValues } from './StoredValuesContext.ts';

/** What `useStoredValue` takes. */
export interface StoredValueOptions<Value> {
  /** The value if none is stored, or if the stored one is invalid. */
  defaultValue: Value;
  /**
   * Makes a value of what lay in the storage, where anybody can have written anything; throws or gives undefined for
   * what is none. Keep the same function between renders. Default: takes what is of the default value's kind
   * (text, number, truth value, list, object), and anything where the default is null.
   */
  parse?: (stored: unknown) => Value | undefined;
  /** How long the session lasts after the last writing, in ms. Default: for ever. */
  sessionTimeoutMs?: number;
}

/** A stored value, its session, and how its last reading or writing went. */
export interface StoredValue<Value> extends StoredSession {
  /** The value, or the default. */
  value: Value;
  /** It is being read for the first time. */
  isLoading: boolean;
  /** What went wrong in the last reading or writing; null when nothing did. */
  error: StorageError | null;
  /** When it was written, in ms since 1970; null if there is none. */
  timestamp: number | null;
  /** Keeps a value, which begins a new session. */
  setValue: (value: Value) => void;
  /** Removes the value. */
  removeValue: () => void;
}

/** How often the remaining time updates, in ms. */
const refreshMs = 10_000;

/**
 * A value that the browser keeps under a key, in the storage of the surrounding `StoredValuesProvider`. The remaining
 * time of its session updates every 10 s, and its end at once.
 * @throws StorageError "Store not found" outside a provider.
 * @throws TypeError without options.
 */
export function useStoredValue<Value>(key: string, options: StoredValueOptions<Value>): StoredValue<Value> {
  const values = useStoredValues();
  // A caller without types may leave the options out.
  if (typeof (options as unknown) !== 'object') throw mistakenProp('useStoredValue', 'an object', 'options', options);
  const { defaultValue, parse, sessionTimeoutMs } = options;
  const subscribe = useCallback((listener: () => void) => values.subscribe(key, listener), [values, key]);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => values.snapshot(key),
    () => unreadSnapshot,
  );
  const kind = kindOf(defaultValue);
  const read = useMemo(() => readValue<Value>(snapshot, parse, kind), [snapshot, parse, kind]);
  const timestamp = read.isValue ? (snapshot.record?.timestamp ?? null) : null;
  const now = useNow(values.clock, timestamp, sessionTimeoutMs);
  return {
    value: read.isValue ? read.value : defaultValue,
    isLoading: snapshot.isLoading,
    error: snapshot.error ?? read.error,
    timestamp,
    ...storedSession(timestamp, sessionTimeoutMs, now),
    setValue: useCallback((value: Value) => values.set(key, value), [values, key]),
    removeValue: useCallback(() => values.remove(key), [values, key]),
  };
}

/** The time of the last tick: one every 10 s, the last one when the session ends. */
function useNow(clock: StoreClock, timestamp: number | null, timeoutMs: number | undefined): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (timestamp === null || timeoutMs === undefined) return undefined;
    let handle: unknown;
    const wait = () => {
      const left = timestamp + timeoutMs - clock.now();
      if (left > 0) handle = clock.setTimeout(tick, Math.min(refreshMs, left));
    };
    const tick = () => {
      setNow(clock.now());
      wait();
    };
    wait();
    return () => clock.clearTimeout(handle as never);
  }, [clock, timestamp, timeoutMs]);
  return now;
}

type ReadValue<Value> = { isValue: true; value: Value; error: null } | { isValue: false; error: StorageError | null };

function readValue<Value>(
  { record }: StoredSnapshot,
  parse: ((stored: unknown) => Value | undefined) | undefined,
  kind: string,
): ReadValue<Value> {
  if (!record) return { isValue: false, error: null };
  try {
    const value = parse ? parse(record.value) : ofKind<Value>(record.value, kind);
    return value === undefined ? { isValue: false, error: notOfOurs() } : { isValue: true, value, error: null };
  } catch (error) {
    return { isValue: false, error: notOfOurs(error) };
  }
}

function ofKind<Value>(stored: unknown, kind: string): Value | undefined {
  return kind === 'null' || kindOf(stored) === kind ? (stored as Value) : undefined;
}

function notOfOurs(cause?: unknown): StorageError {
  return new StorageError('unreadable', "The stored value can't be read. It was reset to its default.", {
    cause,
  });
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}
