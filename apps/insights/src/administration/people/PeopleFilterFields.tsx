import { Select } from '@agency-insights/ui-kit';
import { FilterRow } from '../FilterRow.tsx';
import { SearchField } from '../SearchField.tsx';
import { permissionNames, statusNames } from '../texts.ts';
import type { PeopleFilters } from './peopleSearch.ts';

/** Props of PeopleFilterFields. */
export interface PeopleFilterFieldsProps {
  /** Part of a name or an address. */
  search: string;
  filters: PeopleFilters;
  onSearch: (search: string) => void;
  onChange: (filters: PeopleFilters) => void;
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const statusOptions = optionsOf(statusNames);
const accessOptions = optionsOf({ ...permissionNames, administrator: 'Administrator' });

/** The search and the filters above the people. */
export function PeopleFilterFields({ search, filters, onSearch, onChange }: PeopleFilterFieldsProps) {
  return (
    <FilterRow role="search" aria-label="People">
      <SearchField value={search} onSearch={onSearch} placeholder="Name or email" />
      <Select
        label="Status"
        options={statusOptions}
        value={filters.status}
        clearable
        fullWidth
        placeholder="Any"
        onValueChange={(value) => onChange({ ...filters, status: value as PeopleFilters['status'] })}
      />
      <Select
        label="Access"
        options={accessOptions}
        value={filters.access}
        clearable
        fullWidth
        placeholder="Any"
        onValueChange={(value) => onChange({ ...filters, access: value as PeopleFilters['access'] })}
      />
    </FilterRow>
  );
}
