'use client';
import { assertList } from '../assertList/assertList.ts';
import { useResettable } from '../useControllable/useResettable.ts';
import type { DropdownChangeDetails } from './Dropdown.types.ts';

/** What `useChosenValues` takes: the props of a dropdown of several values. */
export interface ChosenValuesOptions {
  /** The chosen values; undefined leaves them to the dropdown. */
  value?: readonly string[];
  /** Initial values (uncontrolled). Default none. */
  defaultValue?: readonly string[];
  /** Called with the new values. */
  onValueChange?: (value: string[], details: DropdownChangeDetails) => void;
}

const none: readonly string[] = [];

/** Several values that the parent or the dropdown holds, as the props that `DropdownField` takes; `owner` is the component. */
export function useChosenValues(owner: string, { value, defaultValue = none, onValueChange }: ChosenValuesOptions) {
  const [values, onValuesChange, onReset] = useResettable<readonly string[], DropdownChangeDetails>({
    value,
    defaultValue,
    // The dropdown hands over lists of its own making.
    onChange: onValueChange as ((value: readonly string[], details: DropdownChangeDetails) => void) | undefined,
  });
  assertList(owner, 'value', values);
  return { owner, multiple: true, values, onValuesChange, onReset };
}
