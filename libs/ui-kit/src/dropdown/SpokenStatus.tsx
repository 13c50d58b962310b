'use client';
import { useEffect, useState, type ReactElement } from 'react';
import { soonWhenIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

/** Props of `SpokenStatus`. */
export interface SpokenStatusProps {
  /** The text to announce. */
  children: string;
}

/** The live region of a focused dropdown. It is mounted before its text, which would otherwise often not be read. */
export function SpokenStatus({ children }: SpokenStatusProps): ReactElement {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => soonWhenIdle(() => setHeard(true)), []);
  return <StatusMessage>{isHeard ? children : ''}</StatusMessage>;
}
