import { useRef } from 'react';
import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** A value as it was when the component was drawn last: for what comes after the drawing and must not wait for the next one. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useBrowserLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
