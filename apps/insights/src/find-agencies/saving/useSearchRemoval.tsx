import type { SavedFilter } from '@agency-insights/insights-api';
import { useToaster, VisuallyHidden } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { savedSearchToast } from '../../saved-searches/savedSearchToast.ts';
import { useDefaultSearch } from './useDefaultSearch.ts';
import { wordsForSaving } from '../../saved-searches/useSaveSearch.ts';
import type { SavedSearches } from '../../saved-searches/useSavedSearches.ts';

export interface SearchRemovalOptions {
  saved: SavedSearches;
  onRemoved: (search: SavedFilter) => void;
  /** Called with the search as it was, and as it was saved again: it has another id. */
  onRestored: (before: SavedFilter, restored: SavedFilter) => void;
}

export interface SearchRemoval {
  /** Whether it worked; a message reports it in both cases. */
  remove: (search: SavedFilter) => Promise<boolean>;
  isRemoving: boolean;
}

/** Deletes saved searches. The toast offers undo, which saves the search again, also as the default. */
export function useSearchRemoval({ saved, onRemoved, onRestored }: SearchRemovalOptions): SearchRemoval {
  const { logger } = useServices();
  const toaster = useToaster();
  const { t } = useWords();
  const start = useDefaultSearch();
  const [isRemoving, setRemoving] = useState(false);
  const restore = async (search: SavedFilter, wasDefault: boolean) => {
    try {
      const restored = await saved.restore(search);
      if (wasDefault) start.passOn(restored.id);
      toaster.show(savedSearchToast('success', t('Search restored.')));
      onRestored(search, restored);
    } catch (cause) {
      logger.error('The search could not be restored', cause);
      toaster.show({
        ...savedSearchToast('error', t(wordsForSaving(cause))),
        action: { label: t('Try again'), onClick: () => void restore(search, wasDefault) },
      });
    }
  };
  const remove = async (search: SavedFilter) => {
    setRemoving(true);
    try {
      await saved.remove(search.id);
      const wasDefault = start.id === search.id;
      const message = (
        <>
          {t('Search deleted.')} <VisuallyHidden>{t('Press F6 to go to this message.')}</VisuallyHidden>
        </>
      );
      toaster.show({
        ...savedSearchToast('success', message),
        action: { label: t('Undo'), onClick: () => void restore(search, wasDefault) },
      });
      onRemoved(search);
      return true;
    } catch (error) {
      logger.error('The search could not be deleted', error);
      toaster.show(savedSearchToast('error', t('Search delete failed')));
      return false;
    } finally {
      setRemoving(false);
    }
  };
  return { remove, isRemoving };
}
