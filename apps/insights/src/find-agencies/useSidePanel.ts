import type { DataTableHandle } from '@agency-insights/data-table';
import { useState, type RefObject } from 'react';
import { useAgencyPeek, type AgencyPeek } from './peek/useAgencyPeek.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

/** The panel beside the results: the filters or one of the agencies, never both. */
export interface SidePanel {
  isFiltersOpen: boolean;
  openFilters: () => void;
  closeFilters: () => void;
  toggleFilters: () => void;
  peek: AgencyPeek;
  /** Opens a row of the table. */
  openRow: AgencyPeek['open'];
  /** Goes to the next row (1) or the one before (-1): in the panel where that is open, else by moving the focus. */
  stepRow: (by: 1 | -1) => void;
}

/** Holds the open part beside the results of a search. */
export function useSidePanel(state: FindAgenciesState, tableRef: RefObject<DataTableHandle | null>): SidePanel {
  const [isFiltersOpen, setFiltersOpen] = useState(false);
  const peek = useAgencyPeek(state, tableRef);
  const openFilters = () => {
    peek.dismiss();
    setFiltersOpen(true);
  };
  const closeFilters = () => setFiltersOpen(false);
  return {
    isFiltersOpen,
    openFilters,
    closeFilters,
    toggleFilters: isFiltersOpen ? closeFilters : openFilters,
    peek,
    openRow: (row) => {
      closeFilters();
      peek.open(row);
    },
    stepRow: (by) => {
      if (peek.agency !== null) return peek.step(by);
      const focused = document.activeElement?.closest('[role="grid"] [role="row"]')?.getAttribute('aria-rowindex');
      const firstRow = state.page.pageIndex * state.page.pageSize;
      // The header is row 1.
      const place = focused === undefined ? firstRow : Number(focused) - 2 + by;
      tableRef.current?.focusCell(Math.max(place, 0), 'agency_name');
    },
  };
}
