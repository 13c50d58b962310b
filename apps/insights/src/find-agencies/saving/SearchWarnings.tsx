import { useOptionLabels, type FilterForm } from '@agency-insights/form-renderer';
import { filterLabels, type Filters, type SavedFilter } from '@agency-insights/insights-api';
import { Alert, StatusMessage } from '@agency-insights/ui-kit';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { panelSchema } from '../agencyFilterSchema.ts';
import { filtersOf, readAgencySearch } from '../agencySearch.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import { stateOptions } from '../stateOptions.ts';
import { valuesOfFilters } from '../useSearchForm.ts';
import type { UnknownFilters } from '../useUnknownFilters.ts';
import { unknownFiltersWarning } from './unknownFiltersWarning.ts';

/** In the same chunk, as both know the states. */
export { MissingListsAlert } from '../MissingListsAlert.tsx';

export interface SearchWarningsProps {
  /** The selected search; null: none. */
  search: SavedFilter | null;
  /** Its filters that are not known here. */
  unknown: UnknownFilters['filters'];
  /** The form of the filters, which knows the names of options. */
  form: FilterForm;
}

/**
 * Says why a saved search cannot be opened here, and announces its filters that are not known here. Says which parts of the address
 * are left out, and which codes are no state.
 */
export function SearchWarnings({ search, unknown, form }: SearchWarningsProps) {
  const { t } = useWords();
  const address: Record<string, unknown> = useSearch({ strict: false });
  const read = readAgencySearch(address);
  const unread = Object.keys(address).filter((key) => address[key] !== '' && !(key in read));
  const leftOut = [...unread, ...useUnknownStates(filtersOf(read), form)];
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

/** Chosen codes of states that neither the data nor the post office has: `Agency state: ZZ`. */
function useUnknownStates(filters: Filters, form: FilterForm): string[] {
  const { t } = useWords();
  const labelOf = useOptionLabels(form);
  const values = valuesOfFilters(panelSchema, filters);
  const isKnown = (key: string, code: string) =>
    labelOf(key, code) !== undefined || stateOptions.some(({ value }) => value === code.toUpperCase());
  return (['agency_state', 'policy_state'] as const).flatMap((key) => {
    const codes = Array.isArray(values[key]) ? values[key].map(String) : [];
    return codes
      .filter((code) => !isKnown(key, code))
      .map((value) => t('{name}: {value}', { name: t(filterLabels[key]), value }));
  });
}
