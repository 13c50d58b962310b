import { useEffect, useSyncExternalStore } from 'react';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { FieldDataState } from '../data/FieldDataState.ts';
import { useFormContext } from './FormContext.ts';

/** A field's data and what can be asked of it. */
export interface FieldData {
  state: FieldDataState;
  /** Loads again after a failure. */
  retry: () => void;
  /** Searches, debounced; an empty text brings the loaded options back. */
  search: (text: string, chosen?: readonly string[]) => void;
}

/** Loads a field's data while the field is on the screen. */
export function useFieldData(field: FieldSchema): FieldData {
  const { loaders } = useFormContext();
  const loader = loaders.of(field);
  useEffect(() => {
    loader.start();
    return loader.stop;
  }, [loader]);
  const state = useSyncExternalStore(loader.subscribe, loader.getSnapshot, loader.getSnapshot);
  return { state, retry: loader.retry, search: loader.search };
}
