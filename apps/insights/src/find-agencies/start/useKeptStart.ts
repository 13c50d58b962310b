import { useSession } from '@agency-insights/auth-session/react';
import { useEffect, useState } from 'react';
import { readStart, writeStart, type KeptStart } from './keptStart.ts';

/** The parts of the page that show kept data: all of them follow a change. */
const listeners = new Set<(kept: KeptStart) => void>();

/** The kept data of the user, and a function that changes a part of it. */
export function useKeptStart(): [KeptStart, (change: Partial<KeptStart>) => void] {
  const { session, ended } = useSession();
  const person = (session ?? ended)?.currentUserId ?? '';
  const [kept, setKept] = useState(() => readStart(person));
  useEffect(() => {
    listeners.add(setKept);
    return () => void listeners.delete(setKept);
  }, []);
  const change = (part: Partial<KeptStart>) => {
    const next = { ...readStart(person), ...part };
    writeStart(person, next);
    for (const listener of listeners) listener(next);
  };
  return [kept, change];
}
