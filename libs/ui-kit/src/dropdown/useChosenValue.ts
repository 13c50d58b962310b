'use client';
import { useMemo } from 'react';
import { useResettable } from '../useControllable/useResettable.ts';
import { assertValue } from './assertValue.ts';
import type { DropdownChangeDetails } from './Dropdown.types.ts';
import type { Dropdown } from './useDropdown.types.ts';

/** What `useChosenValue` takes: the props of a dropdown of one value. */
export interface ChosenValueOptions {
  /** The chosen value, or null; undefined leaves it to the dropdown. */
  value?: string | null;
  /** Initial value (uncontrolled). Default null. */
  defaultValue?: string | null;
  /** Called with the new value, or null after clearing. */
  onValueChange?: (value: string | null, details: DropdownChangeDetails) => void;
}

/** One value that the parent or the dropdown holds, as the props that `DropdownField` takes; `owner` is the component. */
export function useChosenValue(owner: string, { value, defaultValue = null, onValueChange }: ChosenValueOptions) {
  const [chosen, setChosen, onReset] = useResettable<string | null, DropdownChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  assertValue(owner, chosen);
  return {
    owner,
    multiple: false,
    values: useMemo(() => (chosen === null ? [] : [chosen]), [chosen]),
    onReset,
    onValuesChange: (values: string[], details: DropdownChangeDetails) => setChosen(values[0] ?? null, details),
    summary: ({ labelOf }: Dropdown) => (chosen === null ? '' : labelOf(chosen)),
  };
}
