'use client';
import { useControllable, type ControllableOptions } from './useControllable.ts';

/** Why a value changed that went back to the start with its native form. */
export interface ResetDetails {
  /** It did. */
  reason: 'reset';
}

/**
 * A value that either the parent or the component holds, and that goes back to the start with the native form around.
 * @returns the current value, a setter as that of `useControllable`, and what goes back to the start: undefined if the
 * parent holds the value, or nothing has changed.
 */
export function useResettable<Value, Details>(
  options: ControllableOptions<Value, Details | ResetDetails>,
): [Value, (value: Value, details: Details | ResetDetails) => void, (() => void) | undefined] {
  const [current, set] = useControllable(options);
  const { value, defaultValue } = options;
  const isAtStart = value !== undefined || current === defaultValue;
  return [current, set, isAtStart ? undefined : () => set(defaultValue, { reason: 'reset' })];
}
