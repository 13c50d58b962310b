import type { SavedFilter } from '@agency-insights/insights-api';
import { Input } from '@agency-insights/ui-kit';
import { useState, type FormEvent } from 'react';
import { ActionDialog } from '../dialogs/ActionDialog.tsx';
import { maxNameLength } from './savedFiltersTexts.ts';
import { useWords } from '../../language/useWords.ts';

const formId = 'rename-filters';

export interface RenameFiltersDialogProps {
  /** The filters to rename; null: the dialog is closed. */
  saved: SavedFilter | null;
  onClose: () => void;
  /** Renames; returns what went wrong in words, or null. */
  onRename: (saved: SavedFilter, name: string) => Promise<string | null>;
}

/** Renames saved filters (APP-DASH-7). */
export function RenameFiltersDialog({ saved, ...props }: RenameFiltersDialogProps) {
  return saved && <OpenDialog saved={saved} {...props} />;
}

function OpenDialog({ saved, onClose, onRename }: RenameFiltersDialogProps & { saved: SavedFilter }) {
  const { t } = useWords();
  const [name, setName] = useState(saved.filterName);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isEmpty = name.trim() === '';
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isSaving) return;
    setSaving(true);
    const problem = await onRename(saved, name);
    setSaving(false);
    setError(problem);
    if (problem === null) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('Rename your filters')}
      action={{ label: t('Save'), form: formId, disabled: isEmpty, loading: isSaving }}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void rename(event)}>
        <Input
          label={t('Rename')}
          required
          autoFocus
          fullWidth
          maxLength={maxNameLength}
          value={name}
          onValueChange={(value) => {
            setName(value);
            setError(null);
          }}
          error={error ?? false}
        />
      </form>
    </ActionDialog>
  );
}
