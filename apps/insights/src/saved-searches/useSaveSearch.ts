import { isHttpError, type SavedFilter } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { savedSearchToast } from './savedSearchToast.ts';
import type { SavedSearches, SearchToSave } from './useSavedSearches.ts';
import { isForPeople } from '../services/isForPeople.ts';

const deletedElsewhere = 'This search was deleted in the meantime. Save it as a new one.';
const nameTaken = 'This name is already in use. Please select a different name for your search.';

export interface SaveSearch {
  /** Saves under a new name, or over the search with this id; null if that failed, which a message has reported. */
  save: (search: SearchToSave, id: number | null) => Promise<SavedFilter | null>;
  /** Gives the search with this id another name; null if that failed, which a message has reported. */
  rename: (id: number, name: string) => Promise<SavedFilter | null>;
  /** The message of the form's error area; null: none. */
  error: string | null;
  clearError: () => void;
}

/** Saving with what people see of it: a toast either way, and in the form what to do about a refusal (APP-SAVED). */
export function useSaveSearch(saved: SavedSearches): SaveSearch {
  const { logger } = useServices();
  const toaster = useToaster();
  const router = useRouter();
  const { t } = useWords();
  const [error, setError] = useState<string | null>(null);
  const attempt = async (saving: () => Promise<SavedFilter>, done = 'Search successfully saved!') => {
    setError(null);
    try {
      const result = await saving();
      toaster.show(savedSearchToast('success', `${t(done)} ${t('“{text}”', { text: result.filterName })}`));
      return result;
    } catch (cause) {
      logger.error('The search could not be saved', cause);
      setError(t(wordsForSaving(cause)));
      const failure = toaster.show(savedSearchToast('error', t('Search save failed')));
      // Another page has nothing to do with it.
      const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return;
        toaster.dismiss(failure);
        unsubscribe();
      });
      return null;
    }
  };
  return {
    save: (search, id) => attempt(() => (id === null ? saved.create(search) : saved.update(id, search))),
    rename: (id, name) => attempt(() => saved.rename(id, name), 'Search renamed.'),
    error,
    clearError: () => setError(null),
  };
}

/** The remedy for a search that could not be saved, in English. */
export function wordsForSaving(cause: unknown): string {
  if (isHttpError(cause) && cause.code === 'name_taken') return nameTaken;
  if (isHttpError(cause) && cause.status === 404) return deletedElsewhere;
  if (isForPeople(cause)) return cause.message;
  return 'The search could not be saved. Check the connection and try again.';
}
