import type { FilterForm } from '@agency-insights/form-renderer';
import type { Filters, SavedFilter } from '@agency-insights/insights-api';
import { Input, Radio, RadioGroup, Select } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { readSavedSearch } from '../../find-agencies/readSavedSearch.ts';
import { FilterChangeList } from '../../find-agencies/saving/FilterChangeList.tsx';
import { ActionDialog } from '../dialogs/ActionDialog.tsx';
import { maxNameLength } from './savedFiltersTexts.ts';
import type { SaveTarget } from './useSavedFilterActions.ts';
import { useWords } from '../../language/useWords.ts';

const formId = 'save-filters';
const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16, paddingBlock: 4 });

export interface SaveFiltersDialogProps {
  open: boolean;
  /** The saved filters that can be overwritten. */
  savedFilters: readonly SavedFilter[];
  /** The form that describes filters. */
  form: FilterForm;
  /** Returns the filters that saved ones have once they are overwritten. */
  overwritten: (saved: SavedFilter) => Filters;
  onClose: () => void;
  /** Saves; returns what went wrong in words, or null. */
  onSave: (target: SaveTarget) => Promise<string | null>;
}

/** Saves filters under a new name, or overwrites saved ones. It closes only on success (APP-DASH-6). */
export function SaveFiltersDialog({ open, ...props }: SaveFiltersDialogProps) {
  // Each opening starts empty.
  return open ? <OpenDialog {...props} /> : null;
}

/** The user's input so far. */
interface SaveDraft {
  mode: 'new' | 'overwrite';
  name: string;
  /** Id of the filters to overwrite. */
  chosen: string | null;
}

function OpenDialog({ savedFilters, form, overwritten, onClose, onSave }: Omit<SaveFiltersDialogProps, 'open'>) {
  const { t } = useWords();
  const [draft, setDraft] = useState<SaveDraft>({ mode: 'new', name: '', chosen: null });
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const target = targetOf(draft, savedFilters);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (target === null || isSaving) return;
    setSaving(true);
    const problem = await onSave(target);
    setSaving(false);
    setError(problem);
    if (problem === null) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('Save filters')}
      action={{ label: t('Save'), form: formId, disabled: target === null || isSaving, loading: isSaving }}
      onClose={onClose}
    >
      <Form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <SaveFields
          draft={draft}
          savedFilters={savedFilters}
          error={error}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            setError(null);
          }}
        />
        {target !== null && 'overwrite' in target && (
          <FilterChangeList
            label={t('What changes')}
            before={readSavedSearch(target.overwrite).filters}
            after={overwritten(target.overwrite)}
            form={form}
          />
        )}
      </Form>
    </ActionDialog>
  );
}

interface SaveFieldsProps {
  draft: SaveDraft;
  savedFilters: readonly SavedFilter[];
  error: string | null;
  onChange: (change: Partial<SaveDraft>) => void;
}

function SaveFields({ draft: { mode, name, chosen }, savedFilters, error, onChange }: SaveFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <RadioGroup
        aria-label={t('How to save')}
        value={mode}
        onValueChange={(value) => onChange({ mode: value === 'overwrite' ? 'overwrite' : 'new' })}
      >
        <Radio value="new" label={t('Save new filters')} />
        <Radio value="overwrite" label={t('Overwrite existing filters')} disabled={savedFilters.length === 0} />
      </RadioGroup>
      {mode === 'new' ? (
        <Input
          label={t('Name your filters')}
          required
          autoFocus
          fullWidth
          maxLength={maxNameLength}
          value={name}
          onValueChange={(text) => onChange({ name: text })}
          error={error ?? false}
        />
      ) : (
        <Select
          label={t('Saved filters list')}
          required
          fullWidth
          placeholder={t('Choose what to overwrite')}
          options={savedFilters.map(({ id, filterName }) => ({ value: String(id), label: filterName }))}
          value={chosen}
          onValueChange={(id) => onChange({ chosen: id })}
          error={error ?? false}
        />
      )}
    </>
  );
}

/** Where to save; null if the name or the choice is missing. */
function targetOf({ mode, name, chosen }: SaveDraft, savedFilters: readonly SavedFilter[]): SaveTarget | null {
  if (mode === 'new') return name.trim() === '' ? null : { name };
  const overwrite = savedFilters.find(({ id }) => String(id) === chosen);
  return overwrite === undefined ? null : { overwrite };
}
