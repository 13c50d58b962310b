'use client';
import { useMemo } from 'react';

/** One value as a list of at most one, the same list for the same value. */
export function useSingleton(value: string | null): readonly string[] {
  return useMemo(() => (value === null ? [] : [value]), [value]);
}
