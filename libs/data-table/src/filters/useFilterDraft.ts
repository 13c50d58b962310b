import { useState } from 'react';
import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import { usableValue } from './columnFilters.ts';
import { isSameFilter } from './isSameFilter.ts';

/** Options of `useFilterDraft`. */
export interface FilterDraftOptions<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** The filter type. */
  type: FilterType;
  /** The applied value; null for none. */
  value: unknown;
  /** Applies a value; null removes the filter. */
  onFilter: (value: unknown) => void;
}

/** The draft of a filter. */
export interface FilterDraft {
  /** The draft value. */
  value: unknown;
  /** Changes the draft; applies it immediately if the column has no Apply button. */
  change: (value: unknown) => void;
  /** Applies the draft. */
  apply: () => void;
  /** Whether the draft differs from the applied value. */
  isChanged: boolean;
  /** Whether the draft is empty. */
  isEmpty: boolean;
}

/** Holds a filter's draft until it is applied, or applies it immediately (TABLE-FILTER-3). */
export function useFilterDraft<TRow>({ column, type, value, onFilter }: FilterDraftOptions<TRow>): FilterDraft {
  const [draft, setDraft] = useState(value);
  const chosen = column.hasActions ? draft : value;
  const usable = column.filterFn ? chosen : usableValue(type, chosen);
  return {
    value: chosen,
    change: (next) => {
      if (column.hasActions) setDraft(next);
      else onFilter(column.filterFn ? next : usableValue(type, next));
    },
    apply: () => onFilter(usable),
    isChanged: !isSameFilter(usable, value),
    isEmpty: usable === null || usable === '',
  };
}
