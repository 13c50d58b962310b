import type { SavedFilter } from '@agency-insights/insights-api';
import { Alert, StatusMessage } from '@agency-insights/ui-kit';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { readAgencySearch } from '../agencySearch.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import type { UnknownFilters } from '../useUnknownFilters.ts';
import { unknownFiltersWarning } from './unknownFiltersWarning.ts';

export interface SearchWarningsProps {
  /** The selected search; null: none. */
  search: SavedFilter | null;
  /** Its filters that are not known here. */
  unknown: UnknownFilters['filters'];
}

/**
 * Says why a saved search cannot be opened here, and announces its filters that are not known here. Says which parts of the address
 * are left out.
 */
export function SearchWarnings({ search, unknown }: SearchWarningsProps) {
  const { t } = useWords();
  const address: Record<string, unknown> = useSearch({ strict: false });
  const read = readAgencySearch(address);
  const leftOut = Object.keys(address).filter((key) => address[key] !== '' && !(key in read));
  const refusal = search && readSavedSearch(search).refusal;
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
      <Alert severity="warning" open={refusal !== null} title={search?.filterName}>
        {refusal && t(refusal)}
      </Alert>
      <Alert severity="warning" open={leftOut.length > 0}>
        {unknownFiltersWarning(leftOut, t)}
      </Alert>
      <StatusMessage>{said}</StatusMessage>
    </>
  );
}
