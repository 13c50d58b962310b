'use client';
import { useState, type ReactElement, type ReactNode } from 'react';
import { sessionValueStorage } from './sessionValueStorage.ts';
import { createStoredValues, type StoreClock } from './storedValues.ts';
import { StoredValuesContext } from './StoredValuesContext.ts';
import type { ValueStorage } from './ValueStorage.ts';

/** Props of `StoredValuesProvider`. */
export interface StoredValuesProviderProps {
  /** What may use stored values. */
  children?: ReactNode;
  /** Where they are kept; read once, when the provider appears. Default: the session storage. */
  storage?: ValueStorage;
  /** Clock and timers; read once, when the provider appears. Default: the global ones. */
  clock?: StoreClock;
}

/** Provides values stored in the browser; components with the same key share one value. */
export function StoredValuesProvider(props: StoredValuesProviderProps): ReactElement {
  const { children, storage = sessionValueStorage, clock } = props;
  const [values] = useState(() => createStoredValues(storage, clock));
  return <StoredValuesContext.Provider value={values}>{children}</StoredValuesContext.Provider>;
}
