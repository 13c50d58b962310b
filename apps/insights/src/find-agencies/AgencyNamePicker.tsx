import type { Filters } from '@agency-insights/insights-api';
import { Autocomplete } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { describeName, readNames } from './agencyNames.ts';
import { useAgencyNameOptions } from './useAgencyNameOptions.ts';
import { writeName } from './writeName.ts';

export interface AgencyNamePickerProps {
  filters: Filters;
  /** The other filters of the search. */
  otherFilters: Filters;
  /** Called with the name filters that the person chose; empty where none is left. */
  onChange: (filters: Filters) => void;
}

/** The box keeps its height whatever is chosen, so that nothing below it moves: its chips scroll. */
const oneLine = {
  control: { sx: { '& .KitDropdown-text': { flexWrap: 'nowrap' } } },
  chips: {
    sx: {
      flexWrap: 'nowrap',
      maxWidth: 'calc(100% - 90px)',
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
      '& > span': { flexShrink: 0, maxWidth: 160 },
    },
  },
} as const;

/** Finds agencies by name, or all whose name contains a text: suggestions while typing, and what is chosen is searched at once. */
export function AgencyNamePicker({ filters, otherFilters, onChange }: AgencyNamePickerProps) {
  const [text, setText] = useState('');
  const words = useWords();
  const label = words.t('Agency name');
  const { options, isLoading, failed, retry } = useAgencyNameOptions(text, otherFilters);
  const terms = readNames(filters.agency_name ?? '') ?? [];
  const labels = new Map(terms.map((term) => [writeName(term), describeName(term, words.t)]));
  return (
    <Autocomplete
      multiple
      fullWidth
      caseInsensitive
      aria-label={label}
      placeholder={label}
      options={options}
      loading={isLoading}
      error={failed}
      emptyText={failed ? words.t('Unable to load data') : undefined}
      getValueLabel={(value) => labels.get(value)}
      value={[...labels.keys()]}
      slotProps={oneLine}
      // The list is empty at once; the request is what waits.
      searchDebounceMs={0}
      onSearch={setText}
      onOpenChange={(isOpen) => isOpen && failed && retry()}
      onValueChange={(values) => onChange(values.length === 0 ? {} : { agency_name: values.join(',') })}
    />
  );
}
