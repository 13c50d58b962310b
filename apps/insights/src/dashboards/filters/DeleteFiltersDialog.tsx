import type { SavedFilter } from '@agency-insights/insights-api';
import { useState } from 'react';
import { ActionDialog } from '../dialogs/ActionDialog.tsx';
import { useWords } from '../../language/useWords.ts';

export interface DeleteFiltersDialogProps {
  /** The saved filters to delete; null: the dialog is closed. */
  saved: SavedFilter | null;
  onClose: () => void;
  /** Deletes; returns what went wrong in words, or null. */
  onDelete: (saved: SavedFilter) => Promise<string | null>;
}

/** Asks before saved filters are deleted (APP-DASH-7). It stays open on failure. */
export function DeleteFiltersDialog({ saved, onClose, onDelete }: DeleteFiltersDialogProps) {
  const { t } = useWords();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async (filters: SavedFilter) => {
    setDeleting(true);
    const problem = await onDelete(filters);
    setDeleting(false);
    if (problem === null) onClose();
  };
  return (
    <ActionDialog
      open={saved !== null}
      title={t('Delete filters')}
      action={{ label: t('Delete'), color: 'error', loading: isDeleting, onClick: () => saved && void remove(saved) }}
      onClose={onClose}
    >
      {saved !== null && (
        <p>{t('Are you sure you want to delete "{name}" from your filter set?', { name: saved.filterName })}</p>
      )}
    </ActionDialog>
  );
}
