import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import type { DataTableHandle } from '@agency-insights/data-table';
import type { FilterForm } from '@agency-insights/form-renderer';
import type { SavedFilter } from '@agency-insights/insights-api';
import { Alert, colors, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { useKeptFocus } from '../services/useKeptFocus.ts';
import { useSearchDialogs, type SearchDialogs } from './saving/useSearchDialogs.ts';
import { ShellDrawer } from '../shell/ShellSlots.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { searchOf } from './agencyAddresses.ts';
import { pickFilters } from './agencySearch.ts';
import { AgencyResultsArea, type AgencyResultsAreaProps } from './AgencyResultsArea.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { PermissionsUnknown } from '../shell/PermissionsUnknown.tsx';
import { readSavedSearch } from './readSavedSearch.ts';
import { ResultSummary } from './ResultSummary.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import { unknownFiltersWarning } from './texts.ts';
import { toolbarRoom } from './toolbarRoom.ts';
import { useElementWidth } from './useElementWidth.ts';
import { useFindAgencies, type FindAgenciesState } from './useFindAgencies.ts';
import { useMissingLists } from './useMissingLists.ts';
import { useFilterDescription, usePanelForm } from './useSearchForm.ts';
import { useSidePanel, type SidePanel } from './useSidePanel.ts';
import { useUnknownFilters, type UnknownFilters } from './useUnknownFilters.ts';

// Hardly anybody sees it.
const NoInsightsAccess = lazyPart(async () => (await import('./NoInsightsAccess.tsx')).NoInsightsAccess);

// What opens on a click is fetched while people read the page.
const FilterPanel = lazyPart(
  async () => (await import('./FilterPanel.tsx')).FilterPanel,
  ({ open }) => open,
);
const AgencyPeekPanel = lazyPart(
  async () => (await import('./peek/AgencyPeekPanel.tsx')).AgencyPeekPanel,
  ({ peek }) => peek.agency !== null,
);
const SavedSearchDialogs = lazyPart(
  async () => (await import('./saving/SavedSearchDialogs.tsx')).SavedSearchDialogs,
  ({ dialogs }) => dialogs.dialog !== null,
);
// They come after the agencies, and show nothing.
const UnseenParts = lazyPart(
  async () => (await import('./UnseenParts.tsx')).UnseenParts,
  () => false,
);

const Screen = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  minHeight: 0,
  // What can be done with selected rows is at the end of the chips' last line, or in a line of its own where they fill it.
  '@media (min-width: 600px)': {
    '&:has([data-selecting="true"]) > ul::after': { content: '""', flex: '0 0 min(480px, 100%)', height: 28 },
  },
  '@media print': { '& > ul button:not([data-press])': { display: 'none' } },
});
const Heading = styled('h1')({
  width: 'fit-content',
  margin: '0 0 2px',
  fontSize: '1.5rem',
  fontWeight: 500,
  lineHeight: 1.25,
  color: colors.text,
});

const noneUnknown: UnknownFilters['filters'] = [];

/** Find agencies: for people who may see a line of business. */
export function FindAgenciesPage() {
  const { status, hasAny, retry } = usePermissions();
  if (status === 'loading') return null;
  if (status === 'error') return <PermissionsUnknown onRetry={retry} />;
  if (hasAny(insightsPermissions)) return <FindAgencies />;
  return (
    <Suspense fallback={null}>
      <NoInsightsAccess />
    </Suspense>
  );
}

function FindAgencies() {
  const state = useFindAgencies();
  const form = usePanelForm(state.sidebarFilters);
  const unknown = useUnknownFilters(state.selectedSearch);
  const { chips, sentence } = useFilterDescription(state.currentFilters, form, unknown.filters);
  const { sentence: shownSentence } = useFilterDescription(state.exportFilters, form, noneUnknown);
  const lists = useMissingLists();
  const [tableTools, setTableTools] = useState<HTMLElement | null>(null);
  const dialogs = useSearchDialogs();
  const search = searchOf(state.currentFilters);
  const tableRef = useRef<DataTableHandle>(null);
  const side = useSidePanel(state, tableRef);
  const heading = useRef<HTMLHeadingElement>(null);
  const saveSearch = () => {
    side.openFilters();
    state.dispatchMode({ type: 'create' });
  };
  const { selectSearch, removeFilter } = searchChanges(state, form);
  return (
    <MeasuredScreen
      state={state}
      beside={
        <Overlays
          {...{ state, form, unknown, lists, side, search, sentence, dialogs, heading }}
          onSelectSearch={selectSearch}
        />
      }
    >
      {(place) => (
        <>
          <PageTitle {...{ state, sentence, heading }} />
          <SearchToolbar
            {...{ state, form, dialogs }}
            room={place.room}
            isPanelOpen={side.isFiltersOpen}
            onTogglePanel={side.toggleFilters}
            onSelectSearch={selectSearch}
            onChangeFirst={saveSearch}
            tableTools={setTableTools}
          />
          <RefusedSearch search={state.selectedSearch} />
          <ActiveFilters
            {...{ state, chips }}
            onCleared={() => dialogs.filtersButton.current?.focus()}
            onRemove={(chip) => (chip.unknown ? unknown.remove(chip.fieldId) : removeFilter(chip.fieldId))}
          />
          <UnknownWarning filters={unknown.filters} />
          <AgencyResultsArea
            {...{ state, form, chips, tableTools, tableRef, side, lists, shownSentence, ...place }}
            onRemove={removeFilter}
          />
        </>
      )}
    </MeasuredScreen>
  );
}

/** The ways to another search: a saved one, or the same with a filter less. */
function searchChanges(state: FindAgenciesState, form: FilterForm) {
  return {
    selectSearch: (search: SavedFilter) => {
      // What was drafted and not applied gives way, also where the search's filters are the applied ones.
      form.reset();
      state.selectSearch(search);
    },
    removeFilter: (key: string) => {
      const { [key]: removed, ...rest } = { ...state.currentFilters } as Record<string, string>;
      state.changeFilters(pickFilters(rest));
    },
  };
}

interface MeasuredScreenProps {
  state: FindAgenciesState;
  /** Draws what depends on the room that there is. */
  children: (place: Pick<AgencyResultsAreaProps, 'width' | 'room'>) => ReactNode;
  /** What does not depend on it: it is not drawn again while a panel slides in. */
  beside: ReactNode;
}

/** The screen, by its width. */
function MeasuredScreen({ state, children, beside }: MeasuredScreenProps) {
  const [measure, width] = useElementWidth();
  const { searches, retry } = state.savedSearches;
  return (
    <Screen ref={measure} aria-busy={state.isLoadingSearch}>
      {children({ width, room: toolbarRoom(width, searches.length > 0 || retry !== null) })}
      {beside}
    </Screen>
  );
}

/** The heading and what was found. */
function PageTitle({ state, sentence, heading }: Pick<OverlaysProps, 'state' | 'sentence' | 'heading'>) {
  const { t } = useWords();
  return (
    <div>
      <Heading ref={heading} tabIndex={-1}>
        {t('Find agencies')}
      </Heading>
      <ResultSummary
        result={state.agencyTableData}
        isSearching={state.isLoadingSearch}
        hasFailed={state.searchError !== null}
        hasDates={state.currentFilters.effective_date !== undefined}
        sentence={sentence}
      />
    </div>
  );
}

/** Announces filters of the selected search that are not known here. */
function UnknownWarning({ filters }: Pick<UnknownFilters, 'filters'>) {
  const { t } = useWords();
  const keys = filters.map(({ key }) => key);
  return <StatusMessage>{unknownFiltersWarning(keys, t)}</StatusMessage>;
}

/** Says why the selected search cannot be opened here; nothing where it can. */
function RefusedSearch({ search }: { search: SavedFilter | null }) {
  const { t } = useWords();
  const refusal = search && readSavedSearch(search).refusal;
  return (
    <Alert severity="warning" open={refusal !== null} title={search?.filterName}>
      {refusal && t(refusal)}
    </Alert>
  );
}

interface OverlaysProps extends Pick<FilterPanelProps, 'state' | 'form' | 'unknown' | 'lists'> {
  dialogs: SearchDialogs;
  onSelectSearch: (search: SavedFilter) => void;
  side: SidePanel;
  /** The query of the search. */
  search: string;
  /** The active filters in words. */
  sentence: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What opens beside the results, and what comes after them. */
function Overlays(props: OverlaysProps) {
  const { state, form, unknown, lists, side, search, sentence, dialogs, heading, onSelectSearch } = props;
  const focusRef = useKeptFocus();
  return (
    <ShellDrawer>
      <Suspense fallback={null}>
        <FilterPanel
          {...{ state, form, unknown, lists, focusRef }}
          onSearchDialog={dialogs.open}
          open={side.isFiltersOpen}
          onClose={side.closeFilters}
        />
      </Suspense>
      <Suspense fallback={null}>
        <AgencyPeekPanel peek={side.peek} search={search} />
      </Suspense>
      <Suspense fallback={null}>
        <SavedSearchDialogs {...{ state, dialogs, onSelectSearch }} />
      </Suspense>
      <Suspense fallback={null}>
        <UnseenParts
          {...{ form, heading }}
          isFiltersOpen={side.isFiltersOpen}
          filtersButton={dialogs.filtersButton}
          onDraft={side.openFilters}
          agencies={state.agencyTableData?.total}
          words={sentence}
        />
      </Suspense>
    </ShellDrawer>
  );
}
