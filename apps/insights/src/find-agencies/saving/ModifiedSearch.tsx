import type { FilterForm } from '@agency-insights/form-renderer';
import type { Filters, SavedFilter } from '@agency-insights/insights-api';
import { Alert, Button, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { filterChanges, type FilterChange } from '../../saved-searches/filterChanges.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import { useFilterDescription } from '../useSearchForm.ts';

const Changes = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& dd': { margin: 0 },
  '& del': { color: colors.textMuted },
  '& ins': { textDecoration: 'none' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const none = [] as const;

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
  const before = useFilterDescription(readSavedSearch(search).filters, form, none).chips;
  const after = useFilterDescription(currentFilters, form, none).chips;
  return (
    <>
      <Changes aria-label={t('What changed')}>
        {filterChanges(before, after).map((change) => (
          <div key={change.fieldId}>
            <dt>{change.label}</dt>
            <dd>
              <Change change={change} />
            </dd>
          </div>
        ))}
      </Changes>
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

function Change({ change: { before, after } }: { change: FilterChange }) {
  const { t } = useWords();
  if (before === null) return t('Added: {value}', { value: after || t('yes') });
  if (after === null) return t('Removed: {value}', { value: before || t('yes') });
  return (
    <>
      <del>{before}</del>, {t('now')} <ins>{after}</ins>
    </>
  );
}
