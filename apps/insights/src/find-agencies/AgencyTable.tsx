import { arrowSource, columnSource, DataTable, type DataTableState } from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { roomyScreen } from '../shell/ProductShell.tsx';
import { useServices } from '../services/ServicesContext.tsx';
import { agencyHref, searchOf } from './agencyAddresses.ts';
import { agencyColumns, columnVisibilityFor, roomForSelection } from './agencyColumns.tsx';
import { pageSizes } from './agencySearch.ts';
import { agencyTableWorker } from './agencyTableWorker.ts';
import { useComparing } from './useComparing.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

/** Width of the table in px from which on bars stand beside the premium; on a phone the names need the room. */
const roomForBars = 420;

/** Width of the table in px from which on its buttons bear their names. */
const roomForNames = 900;

const noRows = columnSource({ columns: {}, rowCount: 0 });

export interface AgencyTableProps {
  state: FindAgenciesState;
  /** Room for the table, in px. */
  width: number;
  /** Where the column picker and the export button stand. */
  tools: HTMLElement | null;
  onExport: () => void;
  isExporting: boolean;
}

/** The agencies that were found, as the table shows them; order and page stand in the address. */
export function AgencyTable({ state, width, tools, onExport, isExporting }: AgencyTableProps) {
  const { logger } = useServices();
  const { agencyTableData: result, sorting, page } = state;
  const source = useMemo(() => (result === null ? noRows : arrowSource(result.table)), [result]);
  const hasRoomForBars = width >= roomForBars;
  const search = searchOf(state.currentFilters);
  const columns = useMemo(
    () =>
      agencyColumns({
        greatestPremium: greatestPremium(result),
        hasRoomForBars,
        hrefOf: (rowIndex) => agencyHref(Number(result?.table.getChild('agency_id')?.at(rowIndex)), search),
      }),
    [result, hasRoomForBars, search],
  );

  const { bulkActions, rowSelection, select } = useComparing(search);
  const isRoomy = useMediaQuery(roomyScreen, { noSsr: true });
  const columnVisibility = { ...columnVisibilityFor(width), ...state.chosenColumns };

  const onStateChange = (next: DataTableState, { reason }: { reason: string }) => {
    if (reason === 'sort') state.sortBy(next.sorting.map(({ id, desc }) => ({ columnId: id, descending: desc })));
    else if (reason === 'column-visibility')
      state.chooseColumns(changesOf(columnVisibility, next.columnVisibility, state.chosenColumns));
    else if (reason === 'reset-columns') state.chooseColumns({});
    else if (reason === 'row-selection') select(next.rowSelection);
    else if (reason === 'page' || reason === 'page-size') state.turnTo(next.pagination);
  };
  return (
    <DataTable
      aria-label="Agencies"
      tableId="find-agencies"
      source={source}
      columns={columns}
      pageSizes={pageSizes}
      state={{
        sorting: sorting.map(({ columnId, descending }) => ({ id: columnId, desc: descending })),
        pagination: page,
        columnVisibility,
        rowSelection,
      }}
      idKey="agency_id"
      selection={width >= roomForSelection ? 'multiple' : undefined}
      bulkActions={bulkActions}
      onStateChange={onStateChange}
      defaultState={{ columnVisibility: columnVisibilityFor(width) }}
      persistPagination={false}
      persistView
      loading={result === null}
      toolbar={{ container: tools, compact: width < roomForNames }}
      columnPicker
      exportOptions={{ onClick: onExport, loading: isExporting }}
      worker={agencyTableWorker}
      logger={logger}
      height={isRoomy ? '100%' : undefined}
    />
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
