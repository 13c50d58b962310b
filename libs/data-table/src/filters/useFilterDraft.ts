import { useState } from 'react';
import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import { usableValue } from './columnFilters.ts';
import { isSameFilter } from './isSameFilter.ts';

/** What a filter's draft goes by. */
export interface FilterDraftOptions<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** How it is filtered. */
  type: FilterType;
  /** What is asked for now; null for nothing. */
  value: unknown;
  /** Puts another value to work; null takes the filter away. */
  onFilter: (value: unknown) => void;
}

/** A filter as it is being chosen. */
export interface FilterDraft {
  /** What is chosen. */
  value: unknown;
  /** Chooses something else: at work at once where the column has no buttons for it. */
  change: (value: unknown) => void;
  /** Puts the choice to work. */
  apply: () => void;
  /** Whether the choice is another one than what is at work. */
  isChanged: boolean;
  /** Whether nothing is chosen. */
  isEmpty: boolean;
}

/** Holds a filter's choice until it is applied, or hands it on at once (TABLE-FILTER-3). */
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
