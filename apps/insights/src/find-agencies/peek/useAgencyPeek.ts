import type { DataTableHandle, RowDetails } from '@agency-insights/data-table';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

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
  /** 0.041 is +4.1 %; null where there is no year before. */
  yearOnYear: number | null;
}

/** The agency in the panel, and the ways from row to row. */
export interface AgencyPeek {
  /** Null: the panel is closed. */
  agency: PeekedAgency | null;
  open: (row: RowDetails<unknown>) => void;
  /** Closes the panel and gives the focus back to the row. */
  close: () => void;
  /** Closes the panel and leaves the focus alone: something else takes it. */
  dismiss: () => void;
  /** Goes some rows up (below 0) or down in the table's order; nothing happens at its ends. */
  step: (by: number) => void;
}

/** Opens rows of a result, which `tableRef` shows, in a panel. Another `search` has other rows: the panel is then closed. */
export function useAgencyPeek(search: string, tableRef: RefObject<DataTableHandle | null>): AgencyPeek {
  const [opened, setOpened] = useState<{ search: string; agency: PeekedAgency } | null>(null);
  const agency = opened?.search === search ? opened.agency : null;
  const open = (row: RowDetails<unknown>) => setOpened({ search, agency: agencyOf(row) });
  return {
    agency,
    open,
    close: () => {
      // The panel gives the focus back to where it was opened; by now another row may be open.
      flushSync(() => setOpened(null));
      if (agency) tableRef.current?.focusCell(String(agency.id), 'agency_name');
    },
    dismiss: () => setOpened(null),
    step: (by) => {
      const rows = tableRef.current?.table.getRowModel().rows ?? [];
      for (let place = 0; agency && place < rows.length; place += 1) {
        if (rows[place]?.original.rowIndex !== agency.rowIndex) continue;
        const next = rows[place + by];
        if (next === undefined) return;
        open(next.original);
        tableRef.current?.scrollToRow(place + by);
        return;
      }
    },
  };
}

function agencyOf({ rowIndex, row }: RowDetails<unknown>): PeekedAgency {
  const values = row() as Record<string, unknown>;
  const numberOf = (column: string) => Number(values[column] ?? 0);
  const textOf = (column: string) => String(values[column] ?? '');
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
    yearOnYear: typeof values.year_on_year === 'number' ? values.year_on_year : null,
  };
}
