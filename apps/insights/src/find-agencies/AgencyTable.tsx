import { arrowSource, columnSource, DataTable, type DataTableState } from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import { useMemo } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { agencyColumns } from './agencyColumns.tsx';
import { pageSizes } from './agencySearch.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

const noRows = columnSource({ columns: {}, rowCount: 0 });
const hiddenAtFirst = { primary_account: false };

export interface AgencyTableProps {
  state: FindAgenciesState;
  onExport: () => void;
  isExporting: boolean;
}

/** The agencies that were found, as the table shows them; order and page stand in the address. */
export function AgencyTable({ state, onExport, isExporting }: AgencyTableProps) {
  const { logger } = useServices();
  const { agencyTableData: result, isLoadingSearch, sort, page } = state;
  const source = useMemo(() => (result === null ? noRows : arrowSource(result.table)), [result]);
  const columns = useMemo(() => agencyColumns(greatestPremium(result)), [result]);

  const onStateChange = (next: DataTableState, { reason }: { reason: string }) => {
    const first = next.sorting[0];
    if (reason === 'sort') state.sortBy(first === undefined ? null : { columnId: first.id, descending: first.desc });
    else if (reason === 'page' || reason === 'page-size') state.turnTo(next.pagination);
  };
  return (
    <DataTable
      aria-label="Agencies"
      tableId="find-agencies"
      source={source}
      columns={columns}
      pageSizes={pageSizes}
      state={{ sorting: [{ id: sort.columnId, desc: sort.descending }], pagination: page }}
      defaultState={{ columnVisibility: hiddenAtFirst }}
      onStateChange={onStateChange}
      persistPagination={false}
      loading={isLoadingSearch && result === null}
      columnPicker
      exportOptions={{ onClick: onExport, loading: isExporting }}
      logger={logger}
      height="100%"
    />
  );
}

/** The first row's search premium: the backend answers greatest first. */
function greatestPremium(result: ResultSet | null): number {
  const value: unknown = result?.table.getChild('search_premium')?.at(0);
  return typeof value === 'number' ? value : 0;
}

