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
  /** Whether the box shows all chosen names and grows with them. Default false: one, and how many more. */
  showsAll?: boolean;
  /** Called with the name filters that the person chose; empty where none is left. */
  onChange: (filters: Filters) => void;
}

/** Fixed height, so that nothing below moves: one chip, and the number of others. */
const oneLine = {
  control: {
    sx: {
      '& .KitDropdown-text': { flexWrap: 'nowrap' },
      // On a phone one magnifier is enough: that of the search in the table, which has no words.
      '@media (max-width: 599.95px)': { '& .KitControl-icon': { display: 'none' } },
    },
  },
  chips: {
    sx: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      overflow: 'visible',
      '& > span': { minWidth: 0 },
    },
  },
} as const;

/** Finds agencies by name, or all whose name contains a text: suggestions while typing; a choice is searched immediately. */
export function AgencyNamePicker({ filters, otherFilters, showsAll = false, onChange }: AgencyNamePickerProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = useWords();
  const label = words.t('Agency name');
  const { options, isLoading, failed, retry } = useAgencyNameOptions(text, otherFilters);
  const terms = readNames(filters.agency_name ?? '') ?? [];
  const labels = new Map(terms.map((term) => [writeName(term), describeName(term, words.t)]));
  const part = text.trim();
  const nothingFound = part === '' ? undefined : words.t('No agency name contains “{text}”', { text: part });
  const emptyText = failed ? words.t('Unable to load data') : nothingFound;
  return (
    <Autocomplete
      multiple
      fullWidth
      caseInsensitive
      aria-label={label}
      placeholder={label}
      options={options}
      loading={isLoading}
      error={failed && isOpen}
      emptyText={emptyText}
      getValueLabel={(value) => labels.get(value)}
      value={[...labels.keys()]}
      {...(!showsAll && { maxChips: 1, slotProps: oneLine })}
      // The list is empty at once; the request is what waits.
      searchDebounceMs={0}
      onSearch={setText}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens && failed) retry();
      }}
      onValueChange={(values) => onChange(values.length === 0 ? {} : { agency_name: values.join(',') })}
    />
  );
}
