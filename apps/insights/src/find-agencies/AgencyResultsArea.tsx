import type { FilterForm } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { colors, Paper } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { useKeptFocus } from '../services/useKeptFocus.ts';
import { useCommands } from '../keyboard/CommandRegistry.ts';
import { roomyScreen } from '../shell/roomyScreen.ts';
import { AgencyTable, openRowClass, saysPremiumTwice, type AgencyTableProps } from './AgencyTable.tsx';
import { exportColumnsOf } from './exportColumnsOf.ts';
import { MissingListsAlert } from './lateParts.ts';
import { LateStartPage } from './start/LateStartPage.ts';
import { useAgencyExport } from './useAgencyExport.ts';
import type { MissingLists } from './useMissingLists.ts';
import type { SidePanel } from './useSidePanel.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

// The screen comes with what most searches show.
const SearchFailed = lazyPart(async () => (await import('./SearchFailed.tsx')).SearchFailed);
const NoAgencies = lazyPart(async () => (await import('./NoAgencies.tsx')).NoAgencies);

const Area = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  // A table scrolls inside; anything else makes the page as high as it needs.
  [`@media ${roomyScreen}`]: { '&:has(> * > .DataTable-paper)': { flexBasis: 0, minHeight: 320 } },
  // Fast responses cause no flicker.
  '& .DataTable-paper': { transition: 'opacity 150ms 300ms' },
  // Still legible in all schemes.
  '&[data-stale] .DataTable-paper': { opacity: 0.87, filter: 'grayscale(1)' },
  // Of a row that is selected too.
  [`&&&& .${openRowClass}`]: {
    '--row-ground': colors.sunken,
    '--row-hover': colors.sunken,
    // Told from others by more than its ground.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 3,
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${colors.accent}`,
    },
  },
});
const Card = styled(Paper)({ flex: 1 });

export interface AgencyResultsAreaProps {
  state: FindAgenciesState;
  chips: readonly FilterChip[];
  /** Room for the table, in px. */
  width: number;
  room: AgencyTableProps['room'];
  /** Where the table's own buttons are. */
  tableTools: HTMLElement | null;
  aboveTable: AgencyTableProps['aboveTable'];
  tableRef: AgencyTableProps['tableRef'];
  narrowing: AgencyTableProps['narrowing'];
  onNarrow: AgencyTableProps['onNarrow'];
  side: SidePanel;
  form: FilterForm;
  /** Option lists of the filters that could not be loaded; null: nothing is known of them yet. */
  lists: MissingLists | null;
  /** The filters of the shown agencies, in words. */
  shownSentence: string;
  onRemove: (key: string) => void;
}

/** The area below the toolbar: the table, or the reason why there is none and an action. */
export function AgencyResultsArea(props: AgencyResultsAreaProps) {
  const { t } = useWords();
  const area = useKeptFocus();
  const isFresh = useIsFresh(props.state.hasFilters);
  const startedFrom = useFocusAtStart(props.state.isLoadingSearch);
  // Preloaded, since it is needed offline.
  useEffect(() => void SearchFailed.preload(), []);
  return (
    <Area
      ref={area}
      role="region"
      aria-label={t('Results')}
      tabIndex={-1}
      data-stale={props.state.isStale || undefined}
    >
      {/* Over the panel it is in the panel. */}
      {props.lists?.isMissing && !props.side.isFiltersOpen && (
        <Suspense fallback={null}>
          <MissingListsAlert form={props.form} lists={props.lists} />
        </Suspense>
      )}
      <Suspense fallback={props.state.hasFilters && <Card />}>{resultsOf(props, isFresh, startedFrom)}</Suspense>
    </Area>
  );
}

/** Returns the element that had the focus when the last search started. */
function useFocusAtStart(isSearching: boolean): RefObject<Element | null> {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isSearching) focused.current = document.activeElement;
  }, [isSearching]);
  return focused;
}

/** Whether nothing has been searched since the screen was opened: what was cleared stays cleared. */
function useIsFresh(hasFilters: boolean): boolean {
  const [isFresh, setFresh] = useState(!hasFilters);
  if (isFresh && hasFilters) setFresh(false);
  return isFresh;
}

function resultsOf(props: AgencyResultsAreaProps, isFresh: boolean, startedFrom: RefObject<Element | null>) {
  const { state, chips, tableTools, shownSentence, onRemove, ...table } = props;
  if (!state.hasFilters && state.shownAgencies === null) return <LateStartPage {...{ state, isFresh }} />;
  const failure = !state.isLoadingSearch && state.searchError !== null && (
    <SearchFailed {...{ state, chips, shownSentence, startedFrom, onRemove }} error={state.searchError} />
  );
  if (failure && state.shownAgencies === null) return failure;
  if (state.showNotFound) return <NoAgencies {...{ state, chips, onRemove, startedFrom }} />;
  return (
    <>
      <Suspense fallback={null}>{failure}</Suspense>
      <FoundAgencies {...table} state={state} tools={tableTools} />
    </>
  );
}

function FoundAgencies(props: Omit<AgencyTableProps, 'onExport' | 'exporting'>) {
  const { exportFilters, sorts, sorting, shownAgencies, chosenColumns: chosen } = props.state;
  const { start, running } = useAgencyExport(shownAgencies?.result ?? null);
  const { tableRef, tools } = props;
  const exportSome = (agencyIds?: number[]) => {
    const sortedBy = sorting.map(({ columnId }) => columnId);
    const isWholeBook = saysPremiumTwice(shownAgencies?.result ?? null, chosen.search_premium);
    const columns = exportColumnsOf(tableRef.current, { chosen, sortedBy, isWholeBook });
    start({ filters: exportFilters, sorts, agencyIds, columns });
  };
  useCommands({
    export: () => {
      if (running !== null) return;
      // Where nothing has the focus, what ends the export gives it back to its button.
      if (document.activeElement === document.body) tools?.querySelector<HTMLElement>('button:last-child')?.focus();
      exportSome();
    },
    nextAgency: () => props.side.stepRow(1),
    previousAgency: () => props.side.stepRow(-1),
  });
  return <AgencyTable {...props} onExport={exportSome} exporting={running} />;
}
