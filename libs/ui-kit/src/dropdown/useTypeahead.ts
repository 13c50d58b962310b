'use client';
import { useEffect, useRef } from 'react';
import type { DropdownTimers } from './Dropdown.types.ts';
import type { OptionIndex } from './OptionIndex.ts';
import { typeaheadRow } from './typeahead.ts';
import { environmentTimers } from './useSearchTerm.ts';

/** What `useTypeahead` takes. */
export interface TypeaheadOptions {
  /** What is known about the options. */
  index: OptionIndex;
  /** The rows of the list. */
  rows: readonly number[];
  /** Timers. Default: the global ones. */
  timers?: DropdownTimers;
}

/** Letters typed on a list that has no search. */
export interface Typeahead {
  /** Takes one more letter; gives the row it leads to, or -1. */
  press: (letter: string, currentRow: number) => number;
  /** Whether letters were typed a moment ago, so that a space belongs to them. */
  isActive: () => boolean;
}

const forgetAfterMs = 500;

/** Collects letters until half a second passes without one. */
export function useTypeahead({ index, rows, timers = environmentTimers }: TypeaheadOptions): Typeahead {
  const typed = useRef('');
  const timer = useRef<unknown>(undefined);
  useEffect(() => () => timers.clearTimeout(timer.current as never), [timers]);
  return {
    isActive: () => typed.current !== '',
    press: (letter, currentRow) => {
      timers.clearTimeout(timer.current as never);
      timer.current = timers.setTimeout(() => {
        typed.current = '';
      }, forgetAfterMs);
      typed.current += letter;
      return typeaheadRow(index, rows, typed.current, currentRow);
    },
  };
}
