import type { SavedFilter } from '@agency-insights/insights-api';
import { Alert, StatusMessage } from '@agency-insights/ui-kit';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import { unknownFiltersWarning } from '../texts.ts';
import type { UnknownFilters } from '../useUnknownFilters.ts';

export interface SearchWarningsProps {
  /** The selected search. */
  search: SavedFilter;
  /** Its filters that are not known here. */
  unknown: UnknownFilters['filters'];
}

/** Says why a saved search cannot be opened here, and announces its filters that are not known here. */
export function SearchWarnings({ search, unknown }: SearchWarningsProps) {
  const { t } = useWords();
  const { refusal } = readSavedSearch(search);
  const keys = unknown.map(({ key }) => key);
  const warning = unknownFiltersWarning(keys, t);
  // A live region that appears together with its text is often not read.
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(warning));
    return () => clearTimeout(timer);
  }, [warning]);
  return (
    <>
      <Alert severity="warning" open={refusal !== null} title={search.filterName}>
        {refusal && t(refusal)}
      </Alert>
      <StatusMessage>{said}</StatusMessage>
    </>
  );
}
