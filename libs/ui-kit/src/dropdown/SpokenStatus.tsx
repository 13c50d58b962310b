'use client';
import { useEffect, useState, type ReactElement } from 'react';
import { soonWhenIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import type { DropdownTimers } from './Dropdown.types.ts';
import type { Dropdown } from './useDropdown.types.ts';
import { environmentTimers } from './useSearchTerm.ts';

/** How long the typed text and the list rest before their state is announced. */
const restMs = 500;

/** Props of `SpokenStatus`. */
export interface SpokenStatusProps {
  /** What to announce, and the typed text that it is about. */
  dropdown: Pick<Dropdown, 'statusText' | 'statusTerm'>;
  /** Timers. Default: the global ones. */
  timers: DropdownTimers | undefined;
}

/** The live region of a focused dropdown. It is mounted before its text, which would otherwise often not be read. */
export function SpokenStatus({ dropdown, timers = environmentTimers }: SpokenStatusProps): ReactElement {
  const { statusText, statusTerm } = dropdown;
  const [isHeard, setHeard] = useState(false);
  const state = `${statusTerm} ${statusText}`;
  const [restedState, setRestedState] = useState('');
  useEffect(() => soonWhenIdle(() => setHeard(true)), []);
  useEffect(() => {
    const handle = timers.setTimeout(() => setRestedState(state), restMs);
    return () => timers.clearTimeout(handle as never);
  }, [state, timers]);
  const isRested = statusTerm === null || state === restedState;
  return <StatusMessage>{isHeard && isRested ? statusText : ''}</StatusMessage>;
}
