import { useEffect } from 'react';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { useStore } from '../form/formHooks.ts';
import type { FieldDataState } from '../data/FieldDataState.ts';
import { noticeText, type LinkNotice } from '../links/linkNotice.ts';
import { useFormWords } from '../texts/useFormWords.ts';
import { useFormContext } from './FormContext.ts';

/** A field's data and what can be asked of it. */
export interface FieldData {
  state: FieldDataState;
  /** The notice about a value that does not fit the fields that the data depends on; null if it fits. */
  notice: LinkNotice | null;
  /** Loads again after a failure, together with the other fields whose data failed. */
  retry: () => void;
  /** Searches, debounced; an empty text restores the loaded options. */
  search: (text: string, chosen?: readonly string[]) => void;
}

/** Loads a field's data while the field is on the screen. */
export function useFieldData(field: FieldSchema): FieldData {
  const { loaders, links } = useFormContext();
  const { texts } = useFormWords();
  const loader = loaders.of(field);
  useEffect(() => {
    loader.start();
    const leave = links.see(field.id);
    return () => {
      leave();
      loader.stop();
    };
  }, [loader, links, field.id]);
  const state = useStore(loader.subscribe, loader.getSnapshot);
  const notice = useStore(links.subscribe, () => links.noticeOf(field.id));
  return {
    state,
    notice: notice && { ...notice, text: noticeText(notice, texts) },
    retry: loaders.retryFailed,
    search: loader.search,
  };
}
