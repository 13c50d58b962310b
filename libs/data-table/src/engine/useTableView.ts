import { useEffect, useMemo, useRef, useState } from 'react';
import { noReason } from './readOrNothing.ts';
import { requestKey } from './requestKey.ts';
import type { TableEngine } from './TableEngine.ts';
import type { TableView, ViewRequest } from './TableView.ts';
import { useVersion } from './useVersion.ts';

/** A view and its state. */
export interface TableViewState<TRow> {
  /** The rows of the request; while they are computed, the engine's last shown rows; null before the first. */
  view: TableView<TRow> | null;
  /** True while `view` is outdated. */
  isPending: boolean;
  /** Error of the request; null for none. */
  error: unknown;
  /** Retries a failed request. */
  retry: () => void;
}

/** Result of the latest request. */
interface Outcome<TRow> {
  engine: TableEngine<TRow>;
  key: string;
  view: TableView<TRow> | null;
  error: unknown;
}

/**
 * Returns the rows of a request: synchronously if fast, else in slices or a worker while the last rows stay. Rows of an
 * older request never replace newer ones. Requests are compared by content.
 */
export function useTableView<TRow>(engine: TableEngine<TRow>, request: ViewRequest): TableViewState<TRow> {
  const version = useVersion(engine);
  const key = `${version} ${requestKey(request)}`;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<TRow> | null>(null);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the request's content is in its key
  const { quick, fault } = useMemo(() => attemptNow(engine, request), [engine, key, attempt]);
  const current = outcome?.engine === engine && outcome.key === key ? outcome : null;
  const view = quick ?? current?.view ?? null;
  const isComplete = view !== null || fault !== null;

  useEffect(() => {
    if (isComplete) return;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const report = (change: Partial<Outcome<TRow>>) => {
      if (!signal.aborted) setOutcome({ engine, key, view: null, error: null, ...change });
    };
    engine
      .computeAsync(request, { signal })
      .then((result) => report({ view: result }))
      .catch((error: unknown) => report({ error }));
    return () => cancelling.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the request's content is in its key
  }, [engine, key, isComplete, attempt]);

  const last = useLastShown(engine, view);
  const failed = fault ?? (current?.view === null ? current : null);
  const error = failed && (failed.error ?? noReason);
  return {
    view: view ?? last,
    isPending: !isComplete && error === null,
    error,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Returns the rows if they are computed quickly, or the error of an accessor or comparison. */
function attemptNow<TRow>(engine: TableEngine<TRow>, request: ViewRequest) {
  try {
    return { quick: engine.computeIfQuick(request), fault: null };
  } catch (error) {
    return { quick: null, fault: { error } };
  }
}

/** The engine's last committed view. A ref, since state would render the table twice per view. */
function useLastShown<TRow>(engine: TableEngine<TRow>, view: TableView<TRow> | null): TableView<TRow> | null {
  const shown = useRef<{ engine: TableEngine<TRow>; view: TableView<TRow> } | null>(null);
  useEffect(() => {
    if (view) shown.current = { engine, view };
  }, [engine, view]);
  // eslint-disable-next-line react-hooks/refs -- only effects write to it, so what is read is what is on the screen
  return shown.current?.engine === engine ? shown.current.view : null;
}
