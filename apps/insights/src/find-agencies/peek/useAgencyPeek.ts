import type { DataTableHandle, RowDetails } from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { searchOf } from '../agencyAddresses.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';

/** A row of the result, as the panel beside the table shows it. Money is whole cents. */
export interface PeekedAgency {
  id: number;
  /** The row's number in the result. */
  rowIndex: number;
  name: string;
  city: string;
  state: string;
  /** As the backend names them: `Personal, Commercial`. */
  lines: string;
  policies: number;
  searchPremium: number;
  writtenPremium: number;
  /** 0.041 is +4.1 %; null if it cannot be compared. */
  yearOnYear: number | null;
}

/** The agency in the panel, and navigation between rows. */
export interface AgencyPeek {
  /** Null: the panel is closed. */
  agency: PeekedAgency | null;
  open: (row: RowDetails<unknown>) => void;
  /** Closes the panel and returns the focus to the row, or to the first row of another page that is shown by now. */
  close: () => void;
  /** Closes the panel without moving the focus. */
  dismiss: () => void;
  /** Goes some rows up (below 0) or down in the table's order; nothing happens at its ends. */
  step: (by: number) => void;
}

/**
 * Opens rows of a result, which `tableRef` shows, in a panel. The address names the agency, so that a reload keeps it and Back
 * closes it. An agency that the table does not have is not shown.
 */
export function useAgencyPeek(
  { shownAgencies, openedAgency, openAgency, currentFilters, page }: FindAgenciesState,
  tableRef: RefObject<DataTableHandle | null>,
): AgencyPeek {
  const search = searchOf(currentFilters);
  const result = shownAgencies?.result ?? null;
  const agency = useMemo(() => agencyIn(result, openedAgency), [result, openedAgency]);
  const { pageSize } = page;
  const firstRow = page.pageIndex * pageSize;
  const isDismissed = useRef(false);
  const before = useRef<{ id: number; search: string } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = agency && { id: agency.id, search };
    // The panel gives the focus back to where it was opened; by now another row may be open.
    if (last?.search === search && agency === null && !isDismissed.current) {
      // The page that is shown stays.
      const rows = rowsOf(tableRef).slice(firstRow, firstRow + pageSize);
      const place = rows.findIndex(({ id }) => id === String(last.id));
      tableRef.current?.focusCell(firstRow + Math.max(place, 0), 'agency_name');
    }
    isDismissed.current = false;
  }, [agency, search, tableRef, firstRow, pageSize]);
  return {
    agency,
    open: ({ row }) => openAgency(Number((row() as Record<string, unknown>).agency_id)),
    close: () => openAgency(null),
    dismiss: () => {
      if (openedAgency === null) return;
      isDismissed.current = true;
      openAgency(null);
    },
    step: (by) => {
      const rows = rowsOf(tableRef);
      const place = rows.findIndex(({ original }) => original.rowIndex === agency?.rowIndex);
      const next = rows[place + by];
      if (agency === null || place < 0 || next === undefined) return;
      // Turns the page first: its entry of the history keeps its agency.
      tableRef.current?.scrollToRow(place + by);
      openAgency(Number((next.original.row() as Record<string, unknown>).agency_id));
    },
  };
}

/** The rows that pass the table's search and filters, of all pages. */
function rowsOf(tableRef: RefObject<DataTableHandle | null>) {
  return tableRef.current?.table.getRowModel().rows ?? [];
}

/** An agency of a result by its id; null if the result does not have it. */
function agencyIn(result: ResultSet | null, id: number | null): PeekedAgency | null {
  const valueOf = (column: string, rowIndex: number): unknown => result?.table.getChild(column)?.at(rowIndex);
  const count = id === null ? 0 : (result?.table.numRows ?? 0);
  for (let rowIndex = 0; rowIndex < count; rowIndex += 1)
    if (Number(valueOf('agency_id', rowIndex)) === id) return agencyOf(rowIndex, (column) => valueOf(column, rowIndex));
  return null;
}

function agencyOf(rowIndex: number, valueOf: (column: string) => unknown): PeekedAgency {
  const numberOf = (column: string) => Number(valueOf(column) ?? 0);
  const textOf = (column: string) => String(valueOf(column) ?? '');
  const yearOnYear = valueOf('year_on_year');
  return {
    id: numberOf('agency_id'),
    rowIndex,
    name: textOf('agency_name'),
    city: textOf('city'),
    state: textOf('state'),
    lines: textOf('lines'),
    policies: numberOf('policies'),
    searchPremium: numberOf('search_premium'),
    writtenPremium: numberOf('written_premium'),
    yearOnYear: typeof yearOnYear === 'number' ? yearOnYear : null,
  };
}
