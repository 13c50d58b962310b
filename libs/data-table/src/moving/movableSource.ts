import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import { createTableEngine, type EngineColumn, type EngineSettings, type TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { MovedEngine } from './MovedEngine.ts';
import { RowOrder } from './RowOrder.ts';

/** A source whose rows a user puts in order. */
export interface MovableSource<TRow> extends TableSource<TRow> {
  /** The order of the rows, to be saved; `move` changes it. */
  readonly order: RowOrder;
  /** Creates the engine; `createTableEngine` calls it. */
  readonly createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}

/**
 * Lays an order over a source. Tables show it where they are not sorted. Make it once for a source.
 * @throws DataTableConfigurationError when rows are nested, and for a source that brings an engine of its own.
 */
export function movableSource<TRow>(source: TableSource<TRow>): MovableSource<TRow> {
  if ('createEngine' in source || source.parents) {
    throw new DataTableConfigurationError('unusable_source', 'movableSource takes rows that are here and not nested');
  }
  const order = new RowOrder(source.rowCount);
  return {
    ...source,
    order,
    createEngine: (columns, memory, settings) =>
      new MovedEngine(order, createTableEngine(source, columns, { ...settings, memory })),
  };
}
