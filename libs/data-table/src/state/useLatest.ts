import { useRef } from 'react';
import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** Returns a ref with the value of the last render, for handlers. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useBrowserLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
