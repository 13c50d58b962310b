'use client';
import { useEffect, useState, type ReactElement } from 'react';
import { soonWhenIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

/** Props of `SpokenStatus`. */
export interface SpokenStatusProps {
  /** What is to be said. */
  children: string;
}

/** The live region of a dropdown in use. It is there before it says anything: one that comes with its text is often not read. */
export function SpokenStatus({ children }: SpokenStatusProps): ReactElement {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => soonWhenIdle(() => setHeard(true)), []);
  return <StatusMessage>{isHeard ? children : ''}</StatusMessage>;
}
