import type { SavedFilter } from '@agency-insights/insights-api';
import { Chip } from '@agency-insights/ui-kit';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { unknownFilterKeys } from './agencySearch.ts';
import { unknownFiltersWarning } from './texts.ts';

// It stays in the page while it is empty, so that screen readers tell what comes into it.
const Region = styled('div')({ minWidth: 0, '&:not(:empty)': { marginBottom: 12 } });

/** Props of `UnknownFilters`. */
export interface UnknownFiltersProps {
  /** The saved search whose filters are applied; null: none. */
  search: SavedFilter | null;
}

/** Warns that a saved search holds filters which this version does not know; they stay in it (PLUS-20). */
export function UnknownFilters({ search }: UnknownFiltersProps) {
  const warning = search === null ? '' : unknownFiltersWarning(unknownFilterKeys(search.filterContent.filters));
  return (
    <Region role="status">
      {warning !== '' && <Chip color="warning" icon={<WarningAmberOutlined />} label={warning} title={warning} />}
    </Region>
  );
}
