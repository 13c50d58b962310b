import { useEffect, useMemo, useRef, useState } from 'react';
import { noReason } from './readOrNothing.ts';
import { requestKey } from './requestKey.ts';
import type { TableEngine } from './TableEngine.ts';
import type { TableView, ViewRequest } from './TableView.ts';
import { useVersion } from './useVersion.ts';

/** A view and its state. */
export interface TableViewState<TRow> {
  /**
   * The rows of the request, or while those are worked out the last ones that were shown of the same engine; null before
   * there were any.
   */
  view: TableView<TRow> | null;
  /** True while `view` is not yet that of the request. */
  isPending: boolean;
  /** What ended the work on the request, for instance a server's refusal; null where nothing did. */
  error: unknown;
  /** Works on a request that failed once more. */
  retry: () => void;
}

/** What came of the latest request. */
interface Outcome<TRow> {
  engine: TableEngine<TRow>;
  key: string;
  view: TableView<TRow> | null;
  error: unknown;
}

/**
 * The rows of a request: at once where they are worked out quickly, else in slices or in a worker while the last rows stay.
 * Rows of an older request never take the place of newer ones. Only the content of the request matters, not the object.
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

/** The rows, if they are computed quickly. An error of an accessor or a comparison is reported, as for longer work. */
function attemptNow<TRow>(engine: TableEngine<TRow>, request: ViewRequest) {
  try {
    return { quick: engine.computeIfQuick(request), fault: null };
  } catch (error) {
    return { quick: null, fault: { error } };
  }
}

/** The view of an engine that was committed last. Kept in a ref: state would draw the whole table twice for every view. */
function useLastShown<TRow>(engine: TableEngine<TRow>, view: TableView<TRow> | null): TableView<TRow> | null {
  const shown = useRef<{ engine: TableEngine<TRow>; view: TableView<TRow> } | null>(null);
  useEffect(() => {
    if (view) shown.current = { engine, view };
  }, [engine, view]);
  // eslint-disable-next-line react-hooks/refs -- only effects write to it, so what is read is what is on the screen
  return shown.current?.engine === engine ? shown.current.view : null;
}
