import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import type { EngineFilter } from '../engine/EngineFilter.ts';
import type { ColumnFilterState } from '../state/tableState.ts';
import { engineFilter, filterTypeOf } from './columnFilters.ts';

/** A filter that is at work. */
export interface ActiveFilter<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** How it is filtered. */
  type: FilterType;
  /** What is asked for. */
  value: unknown;
  /** A value of the column, which tells what the column holds. */
  sample: unknown;
  /** The same for the engine. */
  engine: EngineFilter;
}

/** The filters of a state that are at work: of columns that exist, and with a value that asks for something. */
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
