import type { FilterForm } from '@agency-insights/form-renderer';
import type { Filters } from '@agency-insights/insights-api';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useFilterDescription } from '../useSearchForm.ts';
import { useWords } from '../../language/useWords.ts';
import { filterChanges, type FilterChange } from '../../saved-searches/filterChanges.ts';

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

const none = [] as const;

export interface FilterChangeListProps {
  /** The name of the list. */
  label: string;
  before: Filters;
  after: Filters;
  /** The form that describes them. */
  form: FilterForm;
}

/** What changes in the filters of a saved search: added, removed, and other values. */
export function FilterChangeList({ label, before, after, form }: FilterChangeListProps) {
  const chipsBefore = useFilterDescription(before, form, none).chips;
  const chipsAfter = useFilterDescription(after, form, none).chips;
  return (
    <Changes aria-label={label}>
      {filterChanges(chipsBefore, chipsAfter).map((change) => (
        <div key={change.fieldId}>
          <dt>{change.label}</dt>
          <dd>
            <Change change={change} />
          </dd>
        </div>
      ))}
    </Changes>
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
