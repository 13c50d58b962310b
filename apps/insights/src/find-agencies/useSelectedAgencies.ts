import type { BulkAction, RowSelectionState } from '@agency-insights/data-table';
import { maxNamedAgencies } from '@agency-insights/insights-api';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { compareHref, maxCompared } from './agencyAddresses.ts';

const none: RowSelectionState = { mode: 'include', ids: [] };

/** The selection of result rows, and what can be done with it. */
export interface SelectedAgencies {
  rowSelection: RowSelectionState;
  select: (selection: RowSelectionState) => void;
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
  const [selected, setSelected] = useState({ search, rows: none });
  // Another search has other rows.
  const rowSelection = selected.search === search ? selected.rows : none;
  const { mode, ids: named } = rowSelection;
  const count = mode === 'include' ? named.length : total - named.length;
  const isComparable = mode === 'include' && count >= 2 && count <= maxCompared;
  const isExportable = count === total || count <= maxNamedAgencies;
  const compare = useMemo(
    (): BulkAction<unknown> => ({
      label: isComparable ? t('Compare') : t('Compare (select 2 to {max})', { max: maxCompared }),
      disabled: !isComparable,
      onClick: ({ ids }) => router.history.push(compareHref(ids().map(Number), search)),
    }),
    [router, search, isComparable, t],
  );
  const exportSelected: BulkAction<unknown> = {
    label: isExportable
      ? t('Export selected')
      : t('Export selected (up to {max})', { max: formatCount(maxNamedAgencies) }),
    disabled: !isExportable,
    onClick: ({ ids }) => onExport(count === total ? undefined : ids().map(Number)),
  };
  return {
    rowSelection,
    select: (rows) => setSelected({ search, rows }),
    bulkActions: [compare, exportSelected],
  };
}
