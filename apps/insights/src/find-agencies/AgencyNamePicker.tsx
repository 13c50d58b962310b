import type { Filters } from '@agency-insights/insights-api';
import { escapeFilterValue, parseTextExpression, textFilter } from '@agency-insights/insights-api/filters';
import { Autocomplete, type Option } from '@agency-insights/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

const suggestions = 50;
const noOptions: Option[] = [];

export interface AgencyNamePickerProps {
  filters: Filters;
  /** Called with the name filters that the person chose; empty where none is left. */
  onChange: (filters: Filters) => void;
}

/** Finds agencies by name: suggestions while typing, and what is chosen is searched at once. */
export function AgencyNamePicker({ filters, onChange }: AgencyNamePickerProps) {
  const { api } = useServices();
  const [term, setTerm] = useState('');
  const names = useQuery({
    queryKey: ['agency-names', term],
    queryFn: ({ signal }) =>
      api.looker.runQuery(
        {
          query_filename: 'marketing_insights/queries/agency_names.query',
          ...(term === '' ? {} : { filter_expression: { agency_name: `%${escapeFilterValue(term)}%` } }),
          limit: suggestions,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const options = useMemo(() => names.data?.map(({ agency_name }) => String(agency_name)) ?? noOptions, [names.data]);
  const chosen = useMemo(() => namesOf(filters.agency_name), [filters.agency_name]);
  return (
    <Autocomplete
      multiple
      aria-label="Agency name"
      placeholder="Agency name"
      options={options}
      value={chosen}
      onSearch={setTerm}
      loading={names.isLoading}
      emptyText={names.isError ? 'Unable to load data' : 'No agency bears that name'}
      onValueChange={(values) => onChange(values.length === 0 ? {} : { agency_name: textFilter(values) })}
      sx={{ minWidth: 'min(300px, 100%)', '@media (max-width: 599.95px)': { flex: '1 1 100%' } }}
    />
  );
}

/** The names of an expression that is made of names alone; any other has a chip of its own. */
function namesOf(expression: string | undefined): string[] {
  if (expression === undefined) return [];
  try {
    const { include, exclude } = parseTextExpression(expression);
    const areNames = exclude.length === 0 && include.every((term) => term.kind === 'exact');
    return areNames ? include.map((term) => term.value) : [];
  } catch {
    return [];
  }
}
