import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, Dialog } from '@agency-insights/ui-kit';
import { useEffect, useRef } from 'react';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import type { SearchRemoval } from './useSearchRemoval.tsx';

export interface DeleteSearchDialogProps extends Omit<DeleteQuestionProps, 'search'> {
  /** The search to delete; null: the dialog is closed. */
  search: SavedFilter | null;
}

/** Asks before a saved search is deleted (APP-SAVED-3). It stays open where deleting failed. */
export function DeleteSearchDialog({ search, ...rest }: DeleteSearchDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open={search !== null}
      onClose={rest.onClose}
      closeOnEscape
      type="warning"
      title={t('Delete search')}
      {...(search && deleteQuestion({ search, ...rest }, t))}
    />
  );
}

export interface DeleteQuestionProps {
  search: SavedFilter;
  removal: SearchRemoval;
  /** The search stays. */
  onClose: () => void;
  onDeleted: () => void;
}

/** The question and its answers, as a dialog takes them. The safe answer has the focus. */
export function deleteQuestion({ search, removal, onClose, onDeleted }: DeleteQuestionProps, t: Translate) {
  const deleteSearch = async () => {
    if (await removal.remove(search)) onDeleted();
  };
  return {
    children: (
      <>
        <p>{t('Are you sure you wish to delete your saved search?')}</p>
        <p>{search.filterName}</p>
      </>
    ),
    actions: (
      <>
        <CancelButton onClick={onClose} />
        <Button color="error" loading={removal.isRemoving} onClick={() => void deleteSearch()}>
          {t('Delete')}
        </Button>
      </>
    ),
  };
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="text" onClick={onClick}>
      {t('Cancel')}
    </Button>
  );
}
