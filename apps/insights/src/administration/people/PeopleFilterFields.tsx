import { Select } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { permissionNames, statusNames } from '../texts.ts';
import type { PeopleFilters } from './peopleSearch.ts';

/** Props of PeopleFilterFields. */
export interface PeopleFilterFieldsProps {
  filters: PeopleFilters;
  onChange: (filters: PeopleFilters) => void;
}

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
  maxWidth: 560,
});

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const statusOptions = optionsOf(statusNames);
const accessOptions = optionsOf({ ...permissionNames, administrator: 'Administrator' });

/** The filters above the people. */
export function PeopleFilterFields({ filters, onChange }: PeopleFilterFieldsProps) {
  return (
    <Fields role="group" aria-label="Filters">
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
    </Fields>
  );
}
