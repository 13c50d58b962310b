import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Max wait for option names in ms: after the result arrived while lists load, and after the last list loaded. */
const [longestMs, restMs] = [5_000, 200];

/** State of the filters' option lists. */
export interface MissingLists {
  /** Whether option names may still arrive with the first lists. */
  areComing: boolean;
  /** Whether a list failed to load. Stays true during retries, until all lists have loaded. */
  isMissing: boolean;
  /** Whether failed lists are being retried. */
  isRetrying: boolean;
  /** Count of retries. A form with a new key requests its missing lists again. */
  attempt: number;
  /** Retries all failed lists. */
  retry: () => void;
}

/** Watches the option lists and calls `onChange` with each change. Retries failed lists when the network is back. */
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

/** Returns the status of all lists together: `pending` also before the first request. */
function statusOf(lists: readonly { state: { status: 'pending' | 'error' | 'success' } }[]) {
  const statuses = lists.map(({ state }) => state.status);
  if (statuses.includes('error')) return 'error';
  return statuses.length === 0 || statuses.includes('pending') ? 'pending' : 'success';
}
