import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import type { DataTableHandle } from '@agency-insights/data-table';
import type { FilterForm } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import type { SavedFilter } from '@agency-insights/insights-api';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { useKeptFocus } from '../services/useKeptFocus.ts';
import { useSearchDialogs, type SearchDialogs } from './saving/useSearchDialogs.ts';
import { ShellDrawer } from '../shell/ShellSlots.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { findAgenciesHref, searchOf } from './agencyAddresses.ts';
import { pickFilters } from './agencySearch.ts';
import { AgencyResultsArea, type AgencyResultsAreaProps } from './AgencyResultsArea.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { useNarrowing, type Narrowing } from './Narrowing.ts';
import { PermissionsLoading } from '../shell/PermissionsLoading.tsx';
import { PermissionsUnknown } from '../shell/PermissionsUnknown.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import { toolbarRoom } from './toolbarRoom.ts';
import { exportAllTexts } from './useAgencyExport.ts';
import { useElementWidth } from './useElementWidth.ts';
import { useFindAgencies, type FindAgenciesState } from './useFindAgencies.ts';
import type { MissingLists } from './useMissingLists.ts';
import { useFilterDescription, usePanelForm } from './useSearchForm.ts';
import { useSidePanel, type SidePanel } from './useSidePanel.ts';
import { useUnknownFilters, type UnknownFilters } from './useUnknownFilters.ts';

// Few users see it.
const NoInsightsAccess = lazyPart(async () => (await import('./NoInsightsAccess.tsx')).NoInsightsAccess);

// Preloaded when the page is idle.
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
// Most searches have nothing to warn of.
const SearchWarnings = lazyPart(
  async () => (await import('./saving/SearchWarnings.tsx')).SearchWarnings,
  () => false,
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
  position: 'relative',
  gap: 12,
  minWidth: 0,
  // Ten rows whole.
  '@media (max-height: 820px)': { gap: 8 },
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
  if (status === 'loading') return <PermissionsLoading />;
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
  const [lists, onLists] = useState<MissingLists | null>(null);
  const { chips, sentence, isNamed, shownSentence } = useDescriptions(state, form, unknown, lists);
  const [tableTools, setTableTools] = useState<HTMLElement | null>(null);
  const [aboveTable, setAboveTable] = useState<HTMLElement | null>(null);
  const dialogs = useSearchDialogs();
  const search = searchOf(state.currentFilters);
  const narrowed = useNarrowing();
  const { narrowing } = narrowed;
  const tableRef = useRef<DataTableHandle>(null);
  const side = useSidePanel(state, tableRef);
  const isDraftHidden = useSyncExternalStore(form.subscribe, () => !side.isFiltersOpen && form.getStatus().dirty);
  const heading = useRef<HTMLHeadingElement>(null);
  const { selectSearch, removeFilter, changeFirst } = searchChanges(state, form, side);
  return (
    <MeasuredScreen
      {...{ state, narrowing, isDraftHidden }}
      beside={
        <Overlays
          {...{ state, form, unknown, lists, onLists, side, search, chips, isNamed, dialogs, heading, tableRef }}
          onSelectSearch={selectSearch}
        />
      }
    >
      {(place) => (
        <>
          <PageTitle {...{ state, sentence, isNamed, heading, narrowing }} room={place.room} />
          <SearchToolbar
            {...{ state, form, dialogs, isDraftHidden }}
            room={place.room}
            isPanelOpen={side.isFiltersOpen}
            onTogglePanel={side.toggleFilters}
            onSelectSearch={selectSearch}
            onChangeFirst={changeFirst}
            tableTools={setTableTools}
          />
          <ActiveFilters
            {...{ state, chips }}
            lineRef={setAboveTable}
            onCleared={() => dialogs.filtersButton.current?.focus()}
            onRemove={(chip) => (chip.unknown ? unknown.remove(chip.fieldId) : removeFilter(chip.fieldId))}
          />
          <Suspense fallback={null}>
            <SearchWarnings search={state.selectedSearch} unknown={unknown.filters} form={form} />
          </Suspense>
          <AgencyResultsArea
            {...{ state, form, chips, tableTools, tableRef, side, lists, shownSentence, ...narrowed, ...place }}
            aboveTable={aboveTable}
            onRemove={removeFilter}
          />
        </>
      )}
    </MeasuredScreen>
  );
}

/** The filters of the search in words, and those of the shown agencies. */
function useDescriptions(
  state: FindAgenciesState,
  form: FilterForm,
  unknown: UnknownFilters,
  lists: MissingLists | null,
) {
  const described = useFilterDescription(state.currentFilters, form, unknown.filters, lists?.areComing ?? true);
  const { sentence: shownSentence } = useFilterDescription(state.exportFilters, form, noneUnknown);
  return { ...described, shownSentence };
}

/** Returns functions that change the search: to a saved one, without a filter, or in the panel before it is saved. */
function searchChanges(state: FindAgenciesState, form: FilterForm, side: SidePanel) {
  return {
    changeFirst: () => {
      side.openFilters();
      state.dispatchMode({ type: 'create' });
    },
    selectSearch: (search: SavedFilter) => {
      // Discards the draft, even if the search's filters are already applied.
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
  narrowing: Narrowing;
  isDraftHidden: boolean;
  /** Renders content that depends on the width. */
  children: (place: Pick<AgencyResultsAreaProps, 'width' | 'room'>) => ReactNode;
  /** Content that does not: it does not re-render while a panel slides in. */
  beside: ReactNode;
}

/** The screen, by its width. */
function MeasuredScreen({ state, narrowing, isDraftHidden, children, beside }: MeasuredScreenProps) {
  const [measure, width] = useElementWidth();
  const words = useWords();
  const { t } = words;
  const { searches, retry } = state.savedSearches;
  const { selectedSearch, modifiedSearch } = state;
  const chosen = selectedSearch?.filterName ?? (modifiedSearch && `${modifiedSearch.filterName} · ${t('Modified')}`);
  return (
    <Screen ref={measure} aria-busy={state.isLoadingSearch}>
      {children({
        width,
        room: toolbarRoom(width, {
          ...{ t, chosen, isDraftHidden, isModified: modifiedSearch !== null },
          isSearching: narrowing.isSearchOpen,
          exportLabel: exportAllTexts(state.shownAgencies?.result ?? null, narrowing.isOn, words).label,
          hasSaved: searches.length > 0 || retry !== null,
        }),
      })}
      {beside}
    </Screen>
  );
}

interface PageTitleProps extends Pick<OverlaysProps, 'state' | 'isNamed' | 'heading'> {
  /** The active filters in words. */
  sentence: string;
  narrowing: Narrowing;
  /** Where the button of the saved searches is short, the sentence shows that one is modified. */
  room: AgencyResultsAreaProps['room'];
}

/** The heading and what was found. */
function PageTitle({ state, sentence, isNamed, heading, narrowing, room }: PageTitleProps) {
  const { t } = useWords();
  const { modifiedSearch } = state;
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
        {...{ sentence, isNamed, narrowing }}
        isShort={room.namesSaved !== 'whole'}
        note={modifiedSearch && `${modifiedSearch.filterName}: ${t('Modified')}`}
      />
    </div>
  );
}

interface OverlaysProps extends Pick<FilterPanelProps, 'state' | 'form' | 'unknown' | 'lists'> {
  dialogs: SearchDialogs;
  onSelectSearch: (search: SavedFilter) => void;
  side: SidePanel;
  /** The query of the search. */
  search: string;
  chips: readonly FilterChip[];
  /** Whether all chosen options have their names. */
  isNamed: boolean;
  onLists: (lists: MissingLists) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  tableRef: RefObject<DataTableHandle | null>;
}

/** Panels beside the results, and parts that load later. */
function Overlays(props: OverlaysProps) {
  const { state, form, unknown, lists, side, search, chips, isNamed, dialogs, heading, tableRef, ...on } = props;
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
        <SavedSearchDialogs {...{ state, dialogs }} onSelectSearch={on.onSelectSearch} />
      </Suspense>
      <Suspense fallback={null}>
        <UnseenParts
          {...{ form, heading, tableRef, chips }}
          onLists={on.onLists}
          isSearching={state.isLoadingSearch}
          isFiltersOpen={side.isFiltersOpen}
          filtersButton={dialogs.filtersButton}
          page={findAgenciesHref(state.sidebarFilters)}
          onDraft={side.openFilters}
          agencies={isNamed ? state.agencyTableData?.total : undefined}
        />
      </Suspense>
    </ShellDrawer>
  );
}
