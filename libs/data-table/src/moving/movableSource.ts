import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import { assertWrappable } from '../engine/assertWrappable.ts';
import { createTableEngine, type EngineColumn, type EngineSettings, type TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { MovedEngine } from './MovedEngine.ts';
import { RowOrder } from './RowOrder.ts';

/** A source whose rows the user can reorder. */
export interface MovableSource<TRow> extends TableSource<TRow> {
  /** The order of the rows, for saving; `move` changes it. */
  readonly order: RowOrder;
  /** Creates the engine; `createTableEngine` calls it. */
  readonly createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}

/**
 * Wraps a source with a row order, which unsorted tables show. Create it once per source. An `editableSource` stays
 * editable.
 * @throws DataTableConfigurationError when rows are nested or grouped, and for a server source.
 */
export function movableSource<TRow, TSource = unknown>(
  source: TableSource<TRow> & TSource,
): MovableSource<TRow> & TSource {
  assertWrappable('movableSource', source);
  if (source.parents)
    throw new DataTableConfigurationError('unusable_source', 'movableSource takes no nested rows: leave `subRows` out');
  const order = new RowOrder(source.rowCount);
  return {
    ...source,
    order,
    createEngine: (columns, memory, settings) =>
      new MovedEngine(order, createTableEngine(source, columns, { ...settings, memory })),
  };
}
