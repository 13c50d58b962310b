import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Option lists of the filters that could not be loaded. */
export interface MissingLists {
  isMissing: boolean;
  /** A number that grows with each attempt: a form with another one asks for what it does not have yet. */
  attempt: number;
  /** Asks for all of them again. */
  retry: () => void;
}

/** Whether option lists are missing, and a way to ask for them again; once the network is back that happens by itself. */
export function useMissingLists(): MissingLists {
  const cache = useQueryClient().getQueryCache();
  const [attempt, setAttempt] = useState(0);
  const failed = useCallback(
    () => cache.findAll({ queryKey: ['options'] }).filter(({ state }) => state.status === 'error'),
    [cache],
  );
  const retry = useCallback(() => {
    // Also those of other screens, which this one does not ask for.
    for (const query of failed()) cache.remove(query);
    setAttempt((before) => before + 1);
  }, [cache, failed]);
  const isMissing = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    () => failed().length > 0,
  );
  useEffect(() => {
    if (!isMissing) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, retry]);
  return { isMissing, attempt, retry };
}
