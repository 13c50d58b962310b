import {
  arrowSource,
  columnSource,
  DataTable,
  type DataTableHandle,
  type DataTableState,
  type RowDetails,
} from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { useRememberedFlag } from '../services/useRememberedFlag.ts';
import { phoneScreen } from '../shell/phoneScreen.ts';
import { roomyScreen } from '../shell/roomyScreen.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { agencyHref, searchOf } from './agencyAddresses.ts';
import {
  agencyColumns,
  columnVisibilityFor,
  type AgencyColumnsOptions,
  isCrowded,
  wrappedNameHeight,
} from './agencyColumns.tsx';
import { agencyTableWorker } from './agencyTableWorker.ts';
import { noNarrowing, type Narrowing } from './Narrowing.ts';
import { OpenRowContext } from './OpenRowContext.ts';
import { GreatestOnPage } from './PremiumBar.tsx';
import type { ResultsMenuProps } from './phone/ResultsMenu.tsx';
import type { ToolbarRoom } from './toolbarRoom.ts';
import { exportAllTexts } from './useAgencyExport.ts';
import { useSelectedAgencies, type SelectedAgencies } from './useSelectedAgencies.ts';
import type { SidePanel } from './useSidePanel.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

/** Min width of the table in px for bars beside the premium; on a phone the names need the room. */
const roomForBars = 420;

// Loaded after the agencies; their space is reserved.
const viewParts = () => import('./view/TableViewButton.tsx');
const TableViewButton = lazyPart(
  async () => (await viewParts()).TableViewButton,
  () => false,
);
const HiddenColumnsNote = lazyPart(
  async () => (await viewParts()).HiddenColumnsNote,
  () => false,
);
const ResultsMenu = lazyPart(
  async () => (await import('./phone/ResultsMenu.tsx')).ResultsMenu,
  () => false,
);
const PrintedPage = lazyPart(
  async () => (await viewParts()).PrintedPage,
  () => false,
);
const SelectionBar = lazyPart(
  async () => (await import('./selection/SelectionBar.tsx')).SelectionBar,
  () => true,
);
const ButtonPlace = styled('span')({ width: 36, '&[data-named]': { width: 98 } });

/** Persists the view. Announces rows only while the table has focus: the sentence above it announces the result. */
const ownWays = { persistView: true, announceRows: 'in-use' } as const;

/** Marks the row whose agency is open beside the table. */
export const openRowClass = 'is-open';

const noRows = columnSource({ columns: {}, rowCount: 0 });

export interface AgencyTableProps {
  state: FindAgenciesState;
  /** Room for the table, in px. */
  width: number;
  /** Which of its buttons bear their names. */
  room: ToolbarRoom;
  /** Where the table's own buttons are. */
  tools: HTMLElement | null;
  /** Where the actions on selected agencies are. */
  aboveTable: HTMLElement | null;
  tableRef: RefObject<DataTableHandle | null>;
  /** How its own search and filters narrow the result, and a function to report it. */
  narrowing: Narrowing;
  onNarrow: (part: Partial<Narrowing>) => void;
  /** Where a row opens. */
  side: SidePanel;
  onExport: (agencyIds?: number[]) => void;
  /** Description of the running export: `325 agencies`; null: none. */
  exporting: string | null;
}

/** The table of found agencies; order and page are in the address. On a phone rows are selected in a separate mode. */
export function AgencyTable(props: AgencyTableProps) {
  const { state, room, tools, tableRef, side, onExport } = props;
  const { logger } = useServices();
  const { isPhone, hasTouch, isRoomy } = useScreen();
  const { isChoosing, selectMode, menuButton } = useSelectMode(props);
  const isSelecting = isPhone && isChoosing;
  const { source, columns, rowHeight, search, result, t, byRoom, note } = useResultRows(props, hasTouch, isSelecting);
  const selected = useSelectedAgencies({ search, total: result?.total ?? 0, onExport });
  const columnVisibility = { ...byRoom, ...state.chosenColumns };
  const view = useViewChoices(state, columnVisibility);
  const exportAll = useExportAll(props, result);
  const { term, columnFilters } = selected.narrowedBy.current;
  const pages = { result, narrowing: props.narrowing, page: state.page };
  return (
    <OpenRowContext value={side.peek.agency?.rowIndex}>
      <Suspense fallback={null}>
        {!isPhone && <SelectionBar {...{ selected }} {...pages} place={props.aboveTable} />}
      </Suspense>
      <GreatestOnPage value={greatestOnPage(props, result)}>
        <DataTable
          ref={tableRef}
          aria-label={t('Agencies')}
          tableId="find-agencies"
          // On a phone headers have no menus: the words need the width.
          {...{ source, columns, rowHeight, logger, columnMenu: !rowHeight }}
          onStateChange={stateListener(props, { columnVisibility, byRoom, selected })}
          state={{
            ...shownState(state),
            ...{ columnVisibility, rowSelection: selected.rowSelection, density: view.density },
          }}
          // Of the previous search none is selected.
          onRowClick={!isSelecting ? side.openRow : state.isStale ? undefined : selected.toggle}
          getRowClassName={useOpenRowClass(side.peek.agency?.rowIndex)}
          idKey="agency_id"
          {...useOwnSearch(props, result, selected)}
          {...((isSelecting || !isPhone) && ({ selection: 'multiple' } as const))}
          {...(!isPhone && { columnPicker: { note }, exportOptions: exportAll })}
          defaultState={{ columnVisibility: byRoom, globalFilter: term, columnFilters }}
          {...ownWays}
          loading={result === null}
          toolbar={{
            ...{ container: tools, compact: !room.namesTools },
            end: <OwnButtons {...{ isPhone, room, view, exportAll, isSelecting, selectMode, menuButton }} />,
          }}
          worker={agencyTableWorker}
          height={isRoomy ? '100%' : undefined}
        />
      </GreatestOnPage>
      <Suspense fallback={null}>
        <PrintedPage {...pages} {...{ columns, tableRef }} />
        {isSelecting && <SelectionBar {...{ selected }} {...pages} onDone={() => selectMode(false)} />}
      </Suspense>
    </OpenRowContext>
  );
}

/** The mode in which a phone selects rows. It starts at the first row, and ends at the menu's button. */
function useSelectMode({ state, tableRef }: AgencyTableProps) {
  const [isChoosing, setChoosing] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const focusFirstRow = useEffectEvent(() => {
    const { pageIndex, pageSize } = state.page;
    tableRef.current?.focusCell(pageIndex * pageSize, 'agency_name');
  });
  // After the menu, which gives the focus back to its button.
  useEffect(() => {
    if (isChoosing) focusFirstRow();
  }, [isChoosing]);
  const selectMode = (isOn: boolean) => {
    setChoosing(isOn);
    if (!isOn) menuButton.current?.focus();
  };
  return { isChoosing, selectMode, menuButton };
}

/** The table's own search. Says how many agencies it finds, of which result, and whether its field is open. */
function useOwnSearch(
  { tableRef, narrowing, onNarrow }: AgencyTableProps,
  result: ResultSet | null,
  { narrowedBy }: SelectedAgencies,
) {
  const { t } = useWords();
  const label = t('Search in these results');
  useEffect(() => () => onNarrow(noNarrowing), [onNarrow]);
  const onOpenChange = useCallback((isSearchOpen: boolean) => onNarrow({ isSearchOpen }), [onNarrow]);
  return {
    search: { label, placeholder: label, onOpenChange },
    // The text with its count: the sentence above is announced as it changes.
    onMatchCountChange: useCallback(
      (count: number) =>
        onNarrow({ ...narrowedBy.current, count, of: result, rows: tableRef.current?.table.getRowModel().rows }),
      [onNarrow, result, tableRef, narrowedBy],
    ),
    emptyText: narrowing.term ? t('No Results found for “{text}”', { text: narrowing.term }) : undefined,
  };
}

/** The button that exports all that was found. */
function useExportAll({ narrowing, onExport, exporting }: AgencyTableProps, result: ResultSet | null) {
  const words = useWords();
  return {
    ...exportAllTexts(result, narrowing.isOn, words),
    onClick: () => onExport(),
    loading: exporting !== null,
    loadingLabel: words.t('Exporting {what}', { what: exporting ?? '' }),
  };
}

/** The kind of screen, as far as the table depends on it. */
function useScreen() {
  return {
    isPhone: useMediaQuery(phoneScreen, { noSsr: true }),
    hasTouch: useMediaQuery('(pointer: coarse)', { noSsr: true }),
    isRoomy: useMediaQuery(roomyScreen, { noSsr: true }),
  };
}

interface OwnButtonsProps extends Pick<ResultsMenuProps, 'view' | 'exportAll' | 'isSelecting'> {
  isPhone: boolean;
  room: ToolbarRoom;
  selectMode: (isOn: boolean) => void;
  menuButton: RefObject<HTMLButtonElement | null>;
}

/** The app's buttons beside those of the table: the view, and on a phone a menu of rarely used actions. */
function OwnButtons({ isPhone, room, view, exportAll, isSelecting, selectMode, menuButton }: OwnButtonsProps) {
  if (!isPhone)
    return (
      <Suspense fallback={<ButtonPlace data-named={room.namesTools || undefined} />}>
        <TableViewButton {...view} compact={!room.namesTools} />
      </Suspense>
    );
  return (
    <Suspense fallback={<ButtonPlace />}>
      <ResultsMenu {...{ view, exportAll, isSelecting }} buttonRef={menuButton} onSelectingChange={selectMode} />
    </Suspense>
  );
}

/** Returns the table's view and functions to change it. */
function useViewChoices({ chosenColumns, chooseColumns }: FindAgenciesState, visibility: Record<string, boolean>) {
  const [isCompact, onCompactChange] = useRememberedFlag('agency-insights.compact-rows', false);
  const density = isCompact ? ('compact' as const) : ('comfortable' as const);
  return { density, isCompact, onCompactChange, visibility, chosen: chosenColumns, onColumnsChange: chooseColumns };
}

/** Order and page, as the address has them. */
function shownState({ sorting, page }: FindAgenciesState) {
  return {
    sorting: sorting.map(({ columnId, descending }) => ({ id: columnId, desc: descending })),
    pagination: page,
  };
}

interface ListenerOptions {
  /** Visible (true) and hidden (false) columns, by id. */
  columnVisibility: Record<string, boolean>;
  /** The same before a person chooses. */
  byRoom: Record<string, boolean>;
  selected: SelectedAgencies;
}

/** Writes changes in the table to the address. */
function stateListener({ state }: AgencyTableProps, { columnVisibility, byRoom, selected }: ListenerOptions) {
  return (next: DataTableState, { reason }: { reason: string }) => {
    const { columnFilters } = next;
    const term = next.globalFilter.trim();
    selected.narrowedBy.current = { term, isOn: term !== '' || columnFilters.length > 0, columnFilters };
    if (reason === 'sort') state.sortBy(next.sorting.map(({ id, desc }) => ({ columnId: id, descending: desc })));
    else if (reason === 'column-visibility')
      state.chooseColumns(choiceAfter(columnVisibility, next.columnVisibility, state.chosenColumns, byRoom));
    else if (reason === 'reset-columns') state.chooseColumns({});
    else if (reason === 'row-selection' && !state.isStale) selected.select(next.rowSelection);
    // A table search starts on the first page. Ignores pages of rows that are still loading.
    else if (reason === 'page-size' || (reason !== 'page-count' && next.pagination.pageIndex !== state.page.pageIndex))
      state.turnTo(next.pagination);
  };
}

interface ResultRowsProps extends Pick<AgencyTableProps, 'width'>, Partial<Pick<AgencyTableProps, 'narrowing'>> {
  state: Pick<FindAgenciesState, 'currentFilters' | 'sorting' | 'chosenColumns'> & {
    shownAgencies: { result: ResultSet } | null;
  };
}

/** The rows and columns of a result, the height of its rows, and the columns that fit. */
export function useResultRows({ state, width, narrowing }: ResultRowsProps, hasTouch: boolean, isSelecting: boolean) {
  const { shownAgencies, currentFilters } = state;
  const result = shownAgencies?.result.total ? shownAgencies.result : null;
  const source = useMemo(() => (result === null ? noRows : arrowSource(result.table)), [result]);
  const hasRoomForBars = width >= roomForBars;
  const search = searchOf(currentFilters);
  const words = useWords();
  const isPremiumShown = state.chosenColumns.search_premium;
  const isWholeBook = useMemo(() => saysPremiumTwice(result, isPremiumShown), [result, isPremiumShown]);
  const sortedBy = state.sorting.map(({ columnId }) => columnId);
  const room = { width, hasTouch, sortedBy, isWholeBook };
  const byRoom = columnVisibilityFor(room);
  const isTight = isCrowded(room);
  const visibility: Record<string, boolean> = { ...byRoom, ...state.chosenColumns };
  const unseen = Object.keys(visibility).filter((id) => !visibility[id]);
  // Only while the search is open, as the table computes its rows again.
  const unsearched = narrowing?.isSearchOpen ? unseen.filter((id) => !isPlace(id)).join() : '';
  const place = unseen.filter(isPlace).join();
  const look = { hasRoomForBars, hasTouch, isTight, isSelecting, place };
  const columns = useColumns({ result, search, ...look, words, unsearched });
  const rowHeight = hasRoomForBars ? undefined : wrappedNameHeight;
  const note = (
    <Suspense fallback={null}>
      <HiddenColumnsNote {...{ columns, byRoom, isWholeBook }} chosen={state.chosenColumns} />
    </Suspense>
  );
  return { source, columns, rowHeight, search, result, t: words.t, byRoom, note };
}

interface ColumnsOptions extends Omit<AgencyColumnsOptions, 'greatestPremium' | 'hrefOf'> {
  result: ResultSet | null;
  /** The query of the search. */
  search: string;
  /** Ids of the columns that the search of the table leaves out. */
  unsearched: string;
}

/** The columns of a result; the same until what they depend on changes. */
function useColumns(options: ColumnsOptions) {
  const { result, search, hasRoomForBars, hasTouch, isTight, isSelecting, place, words, unsearched } = options;
  return useMemo(
    () =>
      agencyColumns({
        greatestPremium: greatestPremium(result),
        ...{ hasRoomForBars, hasTouch, isTight, isSelecting, place, words },
        hrefOf: (rowIndex) => agencyHref(Number(result?.table.getChild('agency_id')?.at(rowIndex)), search),
      }).map((column) => ({ ...column, searchable: !unsearched.split(',').includes(column.id) })),
    [result, search, hasRoomForBars, hasTouch, isTight, isSelecting, place, words, unsearched],
  );
}

/** Whether a column is of the place, which each row has below the name while the column is hidden. */
function isPlace(id: string): boolean {
  return id === 'city' || id === 'state';
}

/** Marks the row that is open beside the table; the same function until another is. */
function useOpenRowClass(openRow: number | undefined) {
  return useCallback(
    ({ rowIndex }: RowDetails<unknown>) => (rowIndex === openRow ? openRowClass : undefined),
    [openRow],
  );
}

/**
 * What a person has chosen so far, with what differs now: columns left out for want of room are no choice, and neither is what shows
 * without one.
 */
function choiceAfter(
  before: Record<string, boolean>,
  after: Record<string, boolean>,
  chosen: Record<string, boolean>,
  byRoom: Record<string, boolean>,
): Record<string, boolean> {
  const choice = { ...chosen };
  for (const id of Object.keys({ ...before, ...after }))
    if ((before[id] ?? true) !== (after[id] ?? true)) choice[id] = after[id] ?? true;
  return Object.keys(choice).every((id) => choice[id] === (byRoom[id] ?? true)) ? {} : choice;
}

/** The greatest search premium of the rows on the page, so that bars also differ in another order and after a table search. */
function greatestOnPage({ narrowing: { of, rows }, state }: AgencyTableProps, result: ResultSet | null) {
  const { pageIndex, pageSize } = state.page;
  const onPage = of === result && rows?.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
  if (!onPage) return undefined;
  return Math.max(0, ...onPage.map(({ original }) => Number(original.valueOf('search_premium')))) || undefined;
}

/** Search premium of the first row: the backend sorts by it, largest first. */
function greatestPremium(result: ResultSet | null): number {
  const value: unknown = result?.table.getChild('search_premium')?.at(0);
  return typeof value === 'number' ? value : 0;
}

/**
 * Whether search premium and written premium are the same for every agency of a result, or there is none yet; false while
 * a person hides search premium.
 */
export function saysPremiumTwice(result: ResultSet | null, isPremiumShown = true): boolean {
  if (!isPremiumShown) return false;
  const [search, written] = ['search_premium', 'written_premium'].map((column) => result?.table.getChild(column));
  const count = result?.table.numRows ?? 0;
  for (let row = 0; row < count; row += 1) if (Number(search?.at(row)) !== Number(written?.at(row))) return false;
  return true;
}
