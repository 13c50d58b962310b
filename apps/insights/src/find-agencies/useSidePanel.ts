import type { DataTableHandle } from '@agency-insights/data-table';
import { useState, type RefObject } from 'react';
import { useAgencyPeek, type AgencyPeek } from './peek/useAgencyPeek.ts';

/** What stands beside the results: the filters or one of the agencies, never both. */
export interface SidePanel {
  isFiltersOpen: boolean;
  openFilters: () => void;
  closeFilters: () => void;
  toggleFilters: () => void;
  peek: AgencyPeek;
  /** Opens a row of the table. */
  openRow: AgencyPeek['open'];
}

/** Holds what is open beside the results of a search. */
export function useSidePanel(search: string, tableRef: RefObject<DataTableHandle | null>): SidePanel {
  const [isFiltersOpen, setFiltersOpen] = useState(false);
  const peek = useAgencyPeek(search, tableRef);
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
  };
}
