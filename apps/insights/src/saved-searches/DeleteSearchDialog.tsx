import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, Dialog, useToaster } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { savedSearchToast } from './savedSearchToast.ts';

export interface DeleteSearchDialogProps {
  /** The search to delete; null: the dialog is closed. */
  search: SavedFilter | null;
  onClose: () => void;
  remove: (id: number) => Promise<void>;
  onDeleted: () => void;
}

/** Asks before a saved search is deleted (APP-SAVED-3). It stays open where deleting failed. */
export function DeleteSearchDialog({ search, onClose, remove, onDeleted }: DeleteSearchDialogProps) {
  const { logger } = useServices();
  const toaster = useToaster();
  const { t } = useWords();
  const [isDeleting, setIsDeleting] = useState(false);
  const deleteSearch = async (id: number) => {
    setIsDeleting(true);
    try {
      await remove(id);
      toaster.show(savedSearchToast('success', t('Search deleted.')));
      onDeleted();
      onClose();
    } catch (error) {
      logger.error('The search could not be deleted', error);
      toaster.show(savedSearchToast('error', t('Search delete failed')));
    } finally {
      setIsDeleting(false);
    }
  };
  return (
    <Dialog
      open={search !== null}
      onClose={onClose}
      closeOnEscape
      title={t('Delete search')}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button color="error" loading={isDeleting} onClick={() => search && void deleteSearch(search.id)}>
            {t('Delete')}
          </Button>
        </>
      }
    >
      <p>{t('Are you sure you wish to delete your saved search?')}</p>
      {search !== null && <p>{search.filterName}</p>}
    </Dialog>
  );
}
