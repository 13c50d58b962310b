'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DropdownTimers } from './Dropdown.types.ts';

/** What `useSearchTerm` takes. */
export interface SearchTermOptions {
  /** Asks for options that fit a term. */
  onSearch?: (term: string) => void;
  /** Whether a term may be searched for. Default: every term. */
  isSearchValid?: (term: string) => boolean;
  /** Delay of `onSearch` in ms. Default 300 (KIT-SELECT-2). */
  searchDebounceMs?: number;
  /** Timers. Default: the global ones. */
  timers?: DropdownTimers;
}

/** What the user has typed into a dropdown. */
export interface SearchTerm {
  /** The text in the field. */
  term: string;
  /** The text that decides which options are shown: the last one that was valid. */
  activeTerm: string;
  /** Takes a new text. */
  type: (term: string) => void;
  /** Empties the text and, if something was asked for, asks for everything again. */
  reset: () => void;
}

/** The timers of the environment. */
export const environmentTimers: DropdownTimers = {
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

const noText = { term: '', activeTerm: '' };

/** Holds the search text: matching happens at once, asking outside waits for a pause in typing. */
export function useSearchTerm(options: SearchTermOptions): SearchTerm {
  const { onSearch, isSearchValid, searchDebounceMs = 300, timers = environmentTimers } = options;
  const [text, setText] = useState(noText);
  const pending = useRef<unknown>(undefined);
  const asked = useRef('');

  const cancel = useCallback(() => timers.clearTimeout(pending.current as never), [timers]);
  useEffect(() => cancel, [cancel]);

  const ask = (term: string) => {
    asked.current = term;
    onSearch?.(term);
  };
  const type = (term: string) => {
    const valid = term === '' || !isSearchValid || isSearchValid(term);
    setText((before) => ({ term, activeTerm: valid ? term : before.activeTerm }));
    cancel();
    if (valid && onSearch) pending.current = timers.setTimeout(() => ask(term), searchDebounceMs);
  };
  const reset = () => {
    setText(noText);
    cancel();
    if (asked.current !== '') ask('');
  };
  return { ...text, type, reset };
}
