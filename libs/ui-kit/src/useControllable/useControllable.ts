'use client';
import { useCallback, useState } from 'react';

/** What `useControllable` takes. */
export interface ControllableOptions<Value, Details> {
  /** The value held by the parent; undefined leaves it to the component. */
  value: Value | undefined;
  /** Initial value (uncontrolled). */
  defaultValue: Value;
  /** Called with each new value and why it came. */
  onChange: ((value: Value, details: Details) => void) | undefined;
}

/**
 * A value that either the parent or the component holds.
 * @returns the current value, and a setter that reports the change and keeps it when the component holds the value.
 */
export function useControllable<Value, Details>(
  options: ControllableOptions<Value, Details>,
): [Value, (value: Value, details: Details) => void] {
  const { value, defaultValue, onChange } = options;
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: Value, details: Details) => {
      if (!controlled) setOwn(() => next);
      onChange?.(next, details);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set];
}
