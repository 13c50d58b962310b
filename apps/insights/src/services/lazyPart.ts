import { createLazyPart, useLazyPart, type LazyPart } from '@agency-insights/ui-kit';
import { createElement, use, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { consoleLogger } from './logger.ts';
import { MissingPart } from './MissingPart.tsx';

/** A component whose code is fetched when it is first drawn: draw it inside a `Suspense`. */
export interface LateComponent<P> {
  (props: P): ReactNode;
  /** Fetches it before it is drawn. A failure is no error: it is fetched again when it is drawn. */
  preload: () => Promise<void>;
}

/**
 * A lazily loaded page or part of a page. If the network or the server is unavailable, it shows a message and loads
 * later. Offline it makes no request, since browsers cache failed imports.
 * @param isNeeded For parts that open on a press and for those that the page can do without: whether the person waits for it.
 * They have no place of their own; they see a toast. Default: the part is drawn in its place, always.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isNeeded?: (props: P) => boolean,
): LateComponent<P> {
  const part = createLazyPart(load);
  const first = firstFetch(part);
  function Part(props: P): ReactNode {
    const Fetched = useSyncExternalStore(part.subscribe, part.current);
    const fetching = first.fetch();
    // Also once it is settled: React wants a render to end as it began.
    if (fetching !== null) use(fetching);
    if (Fetched !== null) return createElement(Fetched, props);
    if (isNeeded === undefined) return createElement(MissingPart, { part, onGone: first.forget });
    return createElement(AwaitedPart, { part, isNeeded: isNeeded(props) });
  }
  return Object.assign(Part, { preload: () => part.load().then(noop, noop) });
}

const noop = (): void => undefined;

/** The fetch that a drawn part waits for, the same until a failure is forgotten; null for a part that was there before. */
function firstFetch(part: LazyPart<unknown>) {
  let pending: Promise<void> | null = null;
  const warn = (error: unknown): void => consoleLogger.warn('A part of the page could not be fetched', error);
  return {
    fetch: () => {
      if (part.current() === null) pending ??= part.load().then(noop, warn);
      return pending;
    },
    /** The next one that is drawn fetches again before it says that something is missing. */
    forget: (): void => {
      pending = null;
    },
  };
}

/** Draws nothing, and fetches a part again: once the network is back, and all the time while the person waits for it. */
function AwaitedPart({ part, isNeeded }: { part: LazyPart<unknown>; isNeeded: boolean }): null {
  useLazyPart(part, isNeeded);
  useEffect(() => {
    const fetchAgain = () => void part.load().catch(noop);
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [part]);
  return null;
}
