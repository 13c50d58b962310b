import type { SavedFilter } from '@agency-insights/insights-api';
import { Badge, Button, Tooltip } from '@agency-insights/ui-kit';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { styled } from '@mui/material/styles';
import { SavedSearchesDropdown } from '../saved-searches/SavedSearchesDropdown.tsx';
import { AgencyNamePicker } from './AgencyNamePicker.tsx';
import { countFilters } from './agencySearch.ts';
import { tooltipTexts } from './texts.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 8, minWidth: 0 });

const TableTools = styled('div')({ marginLeft: 'auto' });

export interface SearchToolbarProps {
  state: FindAgenciesState;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  onSelectSearch: (search: SavedFilter) => void;
  onSaveSearch: () => void;
  /** Takes the element that holds the table's own buttons. */
  tableTools: (element: HTMLElement | null) => void;
}

/** The row above the results: name picker, filters, saved searches, saving (APP-FIND-1). */
export function SearchToolbar({
  state,
  isPanelOpen,
  onTogglePanel,
  onSelectSearch,
  onSaveSearch,
  tableTools,
}: SearchToolbarProps) {
  const active = countFilters(state.sidebarFilters);
  // Saving makes sense only for what was searched (APP-FIND-3).
  const canSave = state.hasFilters && countFilters(state.exportFilters) > 0;
  return (
    <Bar role="search" aria-label="Agencies">
      <AgencyNamePicker filters={state.agencyNameFilters} onChange={state.applyNameFilters} />
      <Button
        startIcon={<FilterListOutlined />}
        endIcon={active > 0 ? <Badge count={active} /> : undefined}
        aria-expanded={isPanelOpen}
        aria-label={active > 0 ? `Filters, ${active} active` : 'Filters'}
        onClick={onTogglePanel}
      >
        Filters
      </Button>
      <SavedSearchesDropdown
        searches={state.savedSearches.searches}
        selected={state.selectedSearch}
        onSelect={onSelectSearch}
      />
      {canSave && (
        <Tooltip describeChild id="SAVE_SEARCH" title={tooltipTexts.SAVE_SEARCH}>
          <Button variant="text" startIcon={<BookmarkBorderOutlined />} onClick={onSaveSearch}>
            Save search
          </Button>
        </Tooltip>
      )}
      <TableTools ref={tableTools} />
    </Bar>
  );
}
