import type { FilterForm } from '@agency-insights/form-renderer';
import type { Filters, SavedFilter } from '@agency-insights/insights-api';
import { Alert, Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { FilterChangeList } from './FilterChangeList.tsx';
import { readSavedSearch } from '../readSavedSearch.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface ModifiedSearchProps {
  /** The search as it was saved. */
  search: SavedFilter;
  currentFilters: Filters;
  form: FilterForm;
  /** The error message; null for none. */
  error: string | null;
  isSaving: boolean;
  onSave: () => void;
  onSaveAsNew: () => void;
  onReset: () => void;
}

/** The changes of a saved search, with save, save as new and reset (PLUS-6). */
export function ModifiedSearch(props: ModifiedSearchProps) {
  const { search, currentFilters, form, error, isSaving, onSave, onSaveAsNew, onReset } = props;
  const { t } = useWords();
  return (
    <>
      <FilterChangeList
        label={t('What changed')}
        before={readSavedSearch(search).filters}
        after={currentFilters}
        form={form}
      />
      {error !== null && <Alert severity="error">{error}</Alert>}
      <Buttons>
        <Button variant="contained" loading={isSaving} onClick={onSave}>
          {t('Save')}
        </Button>
        <Button onClick={onSaveAsNew}>{t('Save as new')}</Button>
        <Button variant="text" onClick={onReset}>
          {t('Reset')}
        </Button>
      </Buttons>
    </>
  );
}
