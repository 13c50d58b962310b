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
import { Suspense, useCallback, useMemo, type RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { useRememberedFlag } from '../services/useRememberedFlag.ts';
import { roomyScreen } from '../shell/roomyScreen.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { agencyHref, searchOf } from './agencyAddresses.ts';
import { agencyColumns, columnVisibilityFor, roomForSelection, wrappedNameHeight } from './agencyColumns.tsx';
import { agencyTableWorker } from './agencyTableWorker.ts';
import { useSelectedAgencies } from './useSelectedAgencies.ts';
import type { SidePanel } from './useSidePanel.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

/** Min width of the table in px for bars beside the premium; on a phone the names need the room. */
const roomForBars = 420;

/** Width of the table in px from which on its buttons bear their names. */
const roomForNames = 900;

// It comes after the agencies; its place is kept.
const TableViewButton = lazyPart(
  async () => (await import('./view/TableViewButton.tsx')).TableViewButton,
  () => false,
);
const ButtonPlace = styled('span')({ width: 36 });

/** Marks the row whose agency is open beside the table. */
export const openRowClass = 'is-open';

const noRows = columnSource({ columns: {}, rowCount: 0 });

export interface AgencyTableProps {
  state: FindAgenciesState;
  /** Room for the table, in px. */
  width: number;
  /** Where the column picker and the export button stand. */
  tools: HTMLElement | null;
  tableRef: RefObject<DataTableHandle | null>;
  /** Where a row opens. */
  side: SidePanel;
  onExport: (agencyIds?: number[]) => void;
  /** What is being exported: `325 agencies`; null: nothing. */
  exporting: string | null;
}

/** The table of found agencies; order and page are in the address. */
export function AgencyTable(props: AgencyTableProps) {
  const { state, width, tools, tableRef, side, onExport, exporting } = props;
  const { logger } = useServices();
  const { sorting, page, isStale } = state;
  const hasTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const { source, columns, rowHeight, search, result, t } = useResultRows(props, hasTouch);
  const { bulkActions, rowSelection, select } = useSelectedAgencies({ search, total: result?.total ?? 0, onExport });
  const [isCompact, setCompact] = useRememberedFlag('agency-insights.compact-rows', false);
  const isRoomy = useMediaQuery(roomyScreen, { noSsr: true });
  const columnVisibility = shownColumns(state, width, hasTouch);

  const onStateChange = (next: DataTableState, { reason }: { reason: string }) => {
    if (reason === 'sort') state.sortBy(next.sorting.map(({ id, desc }) => ({ columnId: id, descending: desc })));
    else if (reason === 'column-visibility')
      state.chooseColumns(changesOf(columnVisibility, next.columnVisibility, state.chosenColumns));
    else if (reason === 'reset-columns') state.chooseColumns({});
    else if (reason === 'row-selection' && !isStale) select(next.rowSelection);
    // What is found in the table begins on its first page. A page that rows on their way do not have is no choice.
    else if (reason === 'page-size' || (reason !== 'page-count' && next.pagination.pageIndex !== page.pageIndex))
      state.turnTo(next.pagination);
  };
  const view = { isCompact, onCompactChange: setCompact, visibility: columnVisibility };
  return (
    <DataTable
      ref={tableRef}
      aria-label={t('Agencies')}
      tableId="find-agencies"
      {...{ source, columns, rowHeight, onStateChange, logger }}
      state={{
        sorting: sorting.map(({ columnId, descending }) => ({ id: columnId, desc: descending })),
        pagination: page,
        columnVisibility,
        rowSelection,
        density: isCompact ? 'compact' : 'comfortable',
      }}
      // Rows of the search before are there to be read.
      onRowClick={isStale ? undefined : side.openRow}
      getRowClassName={useOpenRowClass(side.peek.agency?.rowIndex)}
      idKey="agency_id"
      {...(width >= roomForSelection && ({ selection: 'multiple', bulkActions, search: true } as const))}
      defaultState={{ columnVisibility: columnVisibilityFor(width, hasTouch) }}
      persistView
      loading={result === null}
      toolbar={{
        container: tools,
        compact: width < roomForNames,
        end: (
          <Suspense fallback={<ButtonPlace />}>
            <TableViewButton {...view} chosen={state.chosenColumns} onColumnsChange={state.chooseColumns} />
          </Suspense>
        ),
      }}
      columnPicker
      exportOptions={{
        onClick: () => onExport(),
        loading: exporting !== null,
        loadingLabel: t('Exporting {what}', { what: exporting ?? '' }),
      }}
      worker={agencyTableWorker}
      height={isRoomy ? '100%' : undefined}
    />
  );
}

/** Columns on show and not: those for which there is room and those that the table is sorted by, unless the person chose otherwise. */
function shownColumns(
  { sorting, chosenColumns }: FindAgenciesState,
  width: number,
  hasTouch: boolean,
): Record<string, boolean> {
  const sorted = Object.fromEntries(sorting.map(({ columnId }) => [columnId, true]));
  return { ...columnVisibilityFor(width, hasTouch), ...sorted, ...chosenColumns };
}

/** The rows and columns of a result, and how high its rows are. */
function useResultRows({ state, width }: Pick<AgencyTableProps, 'state' | 'width'>, hasTouch: boolean) {
  const { shownAgencies, currentFilters } = state;
  const result = shownAgencies?.result.total ? shownAgencies.result : null;
  const source = useMemo(() => (result === null ? noRows : arrowSource(result.table)), [result]);
  const hasRoomForBars = width >= roomForBars;
  const search = searchOf(currentFilters);
  const words = useWords();
  const columns = useMemo(
    () =>
      agencyColumns({
        greatestPremium: greatestPremium(result),
        hasRoomForBars,
        hasTouch,
        words,
        hrefOf: (rowIndex) => agencyHref(Number(result?.table.getChild('agency_id')?.at(rowIndex)), search),
      }),
    [result, hasRoomForBars, hasTouch, search, words],
  );
  const rowHeight = hasRoomForBars ? undefined : wrappedNameHeight;
  return { source, columns, rowHeight, search, result, t: words.t };
}

/** Marks the row that is open beside the table; the same function until another is. */
function useOpenRowClass(openRow: number | undefined) {
  return useCallback(
    ({ rowIndex }: RowDetails<unknown>) => (rowIndex === openRow ? openRowClass : undefined),
    [openRow],
  );
}

/** What a person has chosen so far, with what differs now: columns left out for want of room are no choice. */
function changesOf(
  before: Record<string, boolean>,
  after: Record<string, boolean>,
  chosen: Record<string, boolean>,
): Record<string, boolean> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...ids].filter((id) => (before[id] ?? true) !== (after[id] ?? true));
  return { ...chosen, ...Object.fromEntries(changed.map((id) => [id, after[id] ?? true])) };
}

/** The first row's search premium: the backend answers greatest first. */
function greatestPremium(result: ResultSet | null): number {
  const value: unknown = result?.table.getChild('search_premium')?.at(0);
  return typeof value === 'number' ? value : 0;
}
