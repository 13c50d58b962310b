import type { FilterForm } from '@agency-insights/form-renderer';
import type { SavedFilter } from '@agency-insights/insights-api';
import { Badge, Button, Skeleton } from '@agency-insights/ui-kit';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useRef } from 'react';
import { useCommands } from '../keyboard/CommandRegistry.ts';
import { useWords } from '../language/useWords.ts';
import { countFilters } from './agencySearch.ts';
import { AgencyNamePicker, SavedSearchTools } from './lateParts.ts';
import type { SearchDialogs } from './saving/useSearchDialogs.ts';
import type { ToolbarRoom } from './toolbarRoom.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  // All fits into one line, but for the letters that a user spaces: the table's buttons are below then.
  '@media (min-width: 600px)': { '& > *': { flexShrink: 0 } },
  '@media (max-width: 599.95px)': { gap: 6 },
  '@media (max-width: 359.95px)': {
    gap: 4,
    '& > [aria-expanded]:not([aria-haspopup]) > [data-icon]:first-child': { display: 'none' },
  },
  '@media print': { display: 'none' },
});

const NamePlace = styled('div')({
  width: 'min(300px, 100%)',
  '@media (min-width: 600px)': {
    // Gives way where not even icons fit.
    width: 'clamp(76px, 100% - 410px, 300px)',
    '&:has(~ * [role="search"] input)': { width: 'clamp(64px, 100% - 594px, 300px)', '& svg': { display: 'none' } },
  },
  '@media (max-width: 599.95px)': { flex: '1 1 100%' },
});
const pickerHeight = 36;

const TableTools = styled('div')({
  marginInlineStart: 'auto',
  '[data-tight] > & > *': { gap: 4 },
  // The search of a phone takes the line.
  '@media (max-width: 599.95px)': {
    '&:has(input)': { flex: '1 1 100%' },
    '& [role="search"]': { flex: 1 },
    '&& [role="search"] > *': { width: '100%' },
  },
});

export interface SearchToolbarProps {
  state: FindAgenciesState;
  isPanelOpen: boolean;
  /** Whether the panel is closed with filters that are not applied. */
  isDraftHidden: boolean;
  room: ToolbarRoom;
  onTogglePanel: () => void;
  onSelectSearch: (search: SavedFilter) => void;
  dialogs: SearchDialogs;
  /** Opens the filters, to change them before they are saved. */
  onChangeFirst: () => void;
  form: FilterForm;
  /** Receives the element that holds the table's own buttons. */
  tableTools: (element: HTMLElement | null) => void;
}

/** The row above the results: name picker, filters, saved searches, saving (APP-FIND-1). */
export function SearchToolbar({
  state,
  isPanelOpen,
  isDraftHidden,
  room,
  onTogglePanel,
  onSelectSearch,
  dialogs: { filtersButton, searchesButton, manage },
  onChangeFirst,
  form,
  tableTools,
}: SearchToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { t } = useWords();
  useCommands({
    searchByName: () => bar.current?.querySelector('input')?.focus(),
    filters: onTogglePanel,
    manageSearches: manage,
  });
  const active = countFilters(state.sidebarFilters);
  const name = active > 0 ? t('Filters {count} active', { count: active }) : t('Filters');
  const notApplied = `· ${t('Not applied')}`;
  return (
    <Bar ref={bar} role="search" aria-label={t('Agencies')} data-tight={!room.namesTools || undefined}>
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
        aria-label={room.namesDraft ? `${name} ${notApplied}` : name}
        title={isDraftHidden && !room.namesDraft ? t('Not applied') : undefined}
        onClick={onTogglePanel}
      >
        {/* The space separates the label from the count, as in the button's name. */}
        {`${t('Filters')} `}
        {isDraftHidden && (room.namesDraft ? `${notApplied} ` : '• ')}
      </Button>
      <Suspense fallback={null}>
        <SavedSearchTools
          {...{ state, form, room, onSelectSearch, onChangeFirst }}
          searchesButton={searchesButton}
          onManage={manage}
        />
      </Suspense>
      <TableTools ref={tableTools} />
    </Bar>
  );
}
