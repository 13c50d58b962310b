'use client';
import { createContext, useContext } from 'react';
import { StorageError } from './StorageError.ts';
import type { StoredValues } from './storedValues.ts';

/** The stored values of the surrounding `StoredValuesProvider`. */
export const StoredValuesContext = createContext<StoredValues | null>(null);

/**
 * The stored values of the surrounding `StoredValuesProvider`.
 * @throws StorageError "Store not found" outside a provider.
 */
export function useStoredValues(): StoredValues {
  const values = useContext(StoredValuesContext);
  if (!values)
    throw new StorageError('store-not-found', 'Store not found. Put a StoredValuesProvider around the application.');
  return values;
}
