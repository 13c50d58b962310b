import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, Dialog } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';
import type { SearchRemoval } from './useSearchRemoval.ts';

export interface DeleteSearchDialogProps {
  /** The search to delete; null: the dialog is closed. */
  search: SavedFilter | null;
  removal: SearchRemoval;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a saved search is deleted (APP-SAVED-3). It stays open where deleting failed. */
export function DeleteSearchDialog({ search, removal, onClose, onDeleted }: DeleteSearchDialogProps) {
  const { t } = useWords();
  const deleteSearch = async () => {
    if (search !== null && (await removal.remove(search))) onDeleted();
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
          <Button color="error" loading={removal.isRemoving} onClick={() => void deleteSearch()}>
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
