import type { FilterForm } from '@agency-insights/form-renderer';
import type { SavedFilter } from '@agency-insights/insights-api';
import { Badge, Button, Skeleton } from '@agency-insights/ui-kit';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useRef } from 'react';
import { useCommands } from '../keyboard/useCommands.ts';
import { useWords } from '../language/useWords.ts';
import { SavedSearchesDropdown } from './saving/SavedSearchesDropdown.tsx';
import type { SearchDialogs } from './saving/useSearchDialogs.ts';
import { countFilters } from './agencySearch.ts';
import { AgencyNamePicker } from './lateParts.ts';
import { SaveSearchButton } from './saving/SaveSearchButton.tsx';
import type { FindAgenciesState } from './useFindAgencies.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  // The button of the filters stays where it is.
  '&[data-tight]': { gap: 6, '@media (min-width: 600px)': { '& > :first-child': { marginInlineEnd: 2 } } },
  '@media print': { display: 'none' },
});

const NamePlace = styled('div')({ width: 'min(300px, 100%)', '@media (max-width: 599.95px)': { flex: '1 1 100%' } });
const pickerHeight = 36;

const narrowScreen = '(max-width: 1199.95px)';

const TableTools = styled('div')({ marginInlineStart: 'auto' });

export interface SearchToolbarProps {
  state: FindAgenciesState;
  isPanelOpen: boolean;
  /** Whether a panel is beside the results and leaves them less room. */
  hasLessRoom: boolean;
  onTogglePanel: () => void;
  onSelectSearch: (search: SavedFilter) => void;
  dialogs: SearchDialogs;
  /** Opens the filters, to change them before they are saved. */
  onChangeFirst: () => void;
  form: FilterForm;
  /** Takes the element that holds the table's own buttons. */
  tableTools: (element: HTMLElement | null) => void;
}

/** The row above the results: name picker, filters, saved searches, saving (APP-FIND-1). */
export function SearchToolbar({
  state,
  isPanelOpen,
  hasLessRoom,
  onTogglePanel,
  onSelectSearch,
  dialogs: { filtersButton, searchesButton, manage },
  onChangeFirst,
  form,
  tableTools,
}: SearchToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Nothing moves to another row when the panel opens: icons alone are shown instead.
  const isNarrow = useMediaQuery(narrowScreen, { noSsr: true });
  const { t } = useWords();
  const isTight = hasLessRoom || isNarrow;
  useCommands({ searchByName: () => bar.current?.querySelector('input')?.focus(), filters: onTogglePanel });
  const active = countFilters(state.sidebarFilters);
  // Saving makes sense only for what was searched (APP-FIND-3), and found something or belongs to a saved search.
  const hasSearched = state.hasFilters && countFilters(state.exportFilters) > 0;
  const canSave = hasSearched && (!state.showNotFound || (state.selectedSearch ?? state.modifiedSearch) !== null);
  return (
    <Bar ref={bar} role="search" aria-label={t('Agencies')} data-tight={isTight || undefined}>
      <NamePlace>
        <Suspense fallback={<Skeleton variant="rounded" height={pickerHeight} />}>
          <AgencyNamePicker
            filters={state.agencyNameFilters}
            otherFilters={state.sidebarFilters}
            onChange={state.applyNameFilters}
          />
        </Suspense>
      </NamePlace>
      <Button
        ref={filtersButton}
        startIcon={<FilterListOutlined />}
        endIcon={active > 0 ? <Badge count={active} /> : undefined}
        aria-expanded={isPanelOpen}
        aria-label={active > 0 ? t('Filters {count} active', { count: active }) : t('Filters')}
        onClick={onTogglePanel}
      >
        {t('Filters')}
      </Button>
      <SavedSearchesDropdown
        ref={searchesButton}
        searches={state.savedSearches.searches}
        selected={state.selectedSearch}
        modified={state.modifiedSearch}
        onManage={manage}
        retry={state.savedSearches.retry}
        compact={isTight}
        onSelect={onSelectSearch}
      />
      {canSave && <SaveSearchButton {...{ state, form, onChangeFirst }} compact={isTight} />}
      <TableTools ref={tableTools} />
    </Bar>
  );
}
