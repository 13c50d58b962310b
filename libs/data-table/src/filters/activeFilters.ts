import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import type { EngineFilter } from '../engine/EngineFilter.ts';
import type { ColumnFilterState } from '../state/tableState.ts';
import { engineFilter, filterTypeOf } from './columnFilters.ts';

/** An active filter. */
export interface ActiveFilter<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** The filter type. */
  type: FilterType;
  /** The filter value. */
  value: unknown;
  /** A sample value, which determines the column's data type. */
  sample: unknown;
  /** The engine's filter. */
  engine: EngineFilter;
}

/** Returns the active filters of a state: of existing columns, with a non-empty value. */
export function activeFilters<TRow>(
  columns: readonly ColumnDef<TRow>[],
  filters: readonly ColumnFilterState[],
  sampleOf: (columnId: string) => unknown,
): ActiveFilter<TRow>[] {
  return filters.flatMap(({ id, value }) => {
    const column = columns.find((one) => one.id === id);
    if (!column) return [];
    const sample = sampleOf(id);
    const type = filterTypeOf(column, sample);
    const engine = engineFilter(column, type, value);
    return engine ? [{ column, type, value, sample, engine }] : [];
  });
}
