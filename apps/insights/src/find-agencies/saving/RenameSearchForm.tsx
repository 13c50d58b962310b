import type { SavedFilter } from '@agency-insights/insights-api';
import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useSaveSearch } from '../../saved-searches/useSaveSearch.ts';
import type { SavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { SearchNameField } from './SearchNameField.tsx';
import { useNameToSelect } from './useNameToSelect.ts';

const Form = styled('form')({
  display: 'grid',
  flex: 1,
  gap: 8,
  minWidth: 0,
  '& > div:last-child': { display: 'flex', justifyContent: 'flex-end', gap: 8 },
});

export interface RenameSearchFormProps {
  search: SavedFilter;
  saved: SavedSearches;
  /** It was renamed, or stays as it is. */
  onEnd: () => void;
}

/** The name of a saved search in a field; Escape leaves it as it was. */
export function RenameSearchForm({ search, saved, onEnd }: RenameSearchFormProps) {
  const { t } = useWords();
  const [name, setName] = useState(search.filterName);
  const { rename, error, clearError } = useSaveSearch(saved);
  const field = useNameToSelect(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || saved.isSaving) return;
    if (name.trim() === search.filterName || (await rename(search.id, name)) !== null) onEnd();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around it stays.
    event.stopPropagation();
    onEnd();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} onKeyDown={leave}>
      <SearchNameField
        fieldRef={field}
        {...{ name, error }}
        onName={(next) => {
          setName(next);
          clearError();
        }}
      />
      <div>
        <Button variant="text" onClick={onEnd}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saved.isSaving} disabled={name.trim() === ''}>
          {t('Save')}
        </Button>
      </div>
    </Form>
  );
}
