import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** How long codes wait for their names, in ms: once there is a result to say, and once no list is on its way any more. */
const [longestMs, restMs] = [5_000, 200];

/** Option lists of the filters that are not here. */
export interface MissingLists {
  /** Whether names of options may still come with the first lists. */
  areComing: boolean;
  /** Whether some could not be loaded; until all have been asked for again with an answer. */
  isMissing: boolean;
  /** Those are on their way again. */
  isRetrying: boolean;
  /** A number that grows with each attempt: a form with another one asks for what it does not have yet. */
  attempt: number;
  /** Asks for all of them again. */
  retry: () => void;
}

/**
 * Whether option lists are missing, and a way to ask for them again; once the network is back that happens by itself.
 * `onChange` is called with each change.
 */
export function useMissingLists(isSearching: boolean, onChange: (lists: MissingLists) => void): void {
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const status = useSyncExternalStore(
    useCallback((onStatus) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onStatus)), [queries]),
    () => statusOf(queries.getQueryCache().findAll({ queryKey: ['options'] })),
  );
  const [isMissing, setMissing] = useState(false);
  if (status !== 'pending' && isMissing !== (status === 'error')) setMissing(!isMissing);
  const retry = useCallback(() => {
    // Also those of other screens, which this one does not ask for.
    void queries.refetchQueries({ queryKey: ['options'], predicate: ({ state }) => state.status === 'error' });
    setAttempt((before) => before + 1);
  }, [queries]);
  const [areComing, setComing] = useState(true);
  useEffect(() => {
    if (isSearching) return undefined;
    const timer = setTimeout(() => setComing(false), status === 'pending' ? longestMs : restMs);
    return () => clearTimeout(timer);
  }, [isSearching, status]);
  useEffect(() => {
    if (!isMissing) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, retry]);
  useEffect(
    () => onChange({ areComing, isMissing, isRetrying: isMissing && status === 'pending', attempt, retry }),
    [onChange, areComing, isMissing, status, attempt, retry],
  );
}

/** What is known of all lists together; as long as none is asked for, they are on their way. */
function statusOf(lists: readonly { state: { status: 'pending' | 'error' | 'success' } }[]) {
  const statuses = lists.map(({ state }) => state.status);
  if (statuses.includes('error')) return 'error';
  return statuses.length === 0 || statuses.includes('pending') ? 'pending' : 'success';
}
