import { useSession } from '@agency-insights/auth-session/react';
import { useState } from 'react';
import { readStart, writeStart, type KeptStart } from './keptStart.ts';

/** What this browser keeps for the person's visits, and how to change a part of it. */
export function useKeptStart(): [KeptStart, (change: Partial<KeptStart>) => void] {
  const { session, ended } = useSession();
  const person = (session ?? ended)?.currentUserId ?? '';
  const [kept, setKept] = useState(() => readStart(person));
  const change = (part: Partial<KeptStart>) => {
    const next = { ...readStart(person), ...part };
    setKept(next);
    writeStart(person, next);
  };
  return [kept, change];
}
