'use client';
import { useEffect, useState } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { keepReachablePart } from './keepReachablePart.ts';

/**
 * Returns the element that contains toasts, beside everything else in the document; null on a server. While toasts are
 * shown they are heard and reached whatever modal layer is open.
 */
export function useToastHost(hasToasts: boolean): HTMLElement | null {
  const [host] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const part = useLazyPart(keepReachablePart, hasToasts);
  useEffect(() => {
    if (host === null) return undefined;
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  useEffect(() => (host && part && hasToasts ? part.keepReachable(host) : undefined), [host, part, hasToasts]);
  return host;
}
