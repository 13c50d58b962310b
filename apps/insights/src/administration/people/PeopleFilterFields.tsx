import { Select } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';
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

const accessNames = { ...permissionNames, administrator: 'Administrator' };

/** The search and the filters above the people. */
export function PeopleFilterFields({ search, filters, onSearch, onChange }: PeopleFilterFieldsProps) {
  const { t } = useWords();
  const optionsOf = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <FilterRow role="search" aria-label={t('People')}>
      <SearchField value={search} onSearch={onSearch} placeholder={t('Name or email')} />
      <Select
        label={t('Status')}
        options={optionsOf(statusNames)}
        value={filters.status}
        clearable
        fullWidth
        placeholder={t('Any')}
        onValueChange={(value) => onChange({ ...filters, status: value as PeopleFilters['status'] })}
      />
      <Select
        label={t('Access')}
        options={optionsOf(accessNames)}
        value={filters.access}
        clearable
        fullWidth
        placeholder={t('Any')}
        onValueChange={(value) => onChange({ ...filters, access: value as PeopleFilters['access'] })}
      />
    </FilterRow>
  );
}
