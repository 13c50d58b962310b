import type { BulkAction, RowDetails, RowSelectionState } from '@agency-insights/data-table';
import { maxNamedAgencies } from '@agency-insights/insights-api';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { compareHref, maxCompared } from './agencyAddresses.ts';

/** No row is selected. */
export const noneSelected: RowSelectionState = { mode: 'include', ids: [] };

/** What can be done with selected agencies. */
export interface AgencyAction {
  id: 'compare' | 'export';
  label: string;
  disabled: boolean;
  run: (agencyIds: number[]) => void;
}

/** The selection of result rows, and what can be done with it. */
export interface SelectedAgencies {
  rowSelection: RowSelectionState;
  select: (selection: RowSelectionState) => void;
  /** Selects a row, or no longer. */
  toggle: (row: RowDetails<unknown>) => void;
  /** How many are selected. */
  count: number;
  actions: readonly AgencyAction[];
  /** The same for the table's own bar. */
  bulkActions: readonly BulkAction<unknown>[];
}

export interface SelectedAgenciesOptions {
  /** The query of the search that found the agencies. */
  search: string;
  /** How many agencies it found. */
  total: number;
  /** Exports some agencies by id; without ids all that were found. */
  onExport: (agencyIds?: number[]) => void;
}

/** Selects agencies, two to five of which can be compared (PLUS-45), and up to a thousand or all of them exported. */
export function useSelectedAgencies({ search, total, onExport }: SelectedAgenciesOptions): SelectedAgencies {
  const router = useRouter();
  const { t, formatCount } = useWords();
  const [selected, setSelected] = useState({ search, rows: noneSelected });
  // Another search has other rows.
  const rowSelection = selected.search === search ? selected.rows : noneSelected;
  const { mode, ids: named } = rowSelection;
  const count = mode === 'include' ? named.length : total - named.length;
  const isComparable = mode === 'include' && count >= 2 && count <= maxCompared;
  const isExportable = count > 0 && (count === total || count <= maxNamedAgencies);
  const actions: AgencyAction[] = [
    {
      id: 'compare',
      label: isComparable ? t('Compare') : t('Compare (select 2 to {max})', { max: maxCompared }),
      disabled: !isComparable,
      run: (ids) => router.history.push(compareHref(ids, search)),
    },
    {
      id: 'export',
      label:
        isExportable || count === 0
          ? t('Export selected')
          : t('Export selected (up to {max})', { max: formatCount(maxNamedAgencies) }),
      disabled: !isExportable,
      run: (ids) => onExport(count === total ? undefined : ids),
    },
  ];
  const select = (rows: RowSelectionState) => setSelected({ search, rows });
  return {
    rowSelection,
    select,
    toggle: ({ row }) => {
      const id = String((row() as Record<string, unknown>).agency_id);
      select({ mode, ids: named.includes(id) ? named.filter((one) => one !== id) : [...named, id] });
    },
    count,
    actions,
    bulkActions: actions.map(({ label, disabled, run }) => ({
      label,
      disabled,
      onClick: ({ ids }) => run(ids().map(Number)),
    })),
  };
}
