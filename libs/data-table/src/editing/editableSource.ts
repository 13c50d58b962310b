import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import { createTableEngine, type EngineColumn, type EngineSettings, type TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { CellEdits } from './CellEdits.ts';
import { EditedEngine } from './EditedEngine.ts';

/** A source whose cells can be edited. */
export interface EditableSource<TRow> extends TableSource<TRow> {
  /** The edits so far: to save them, to undo and to redo. */
  readonly edits: CellEdits;
  /** Edits a value. Tables show it at once, where it belongs by their sort and filters. Edits with the same `step` are undone together. */
  readonly edit: (rowIndex: number, key: string, value: unknown, step?: object) => void;
  /** Creates the engine; `createTableEngine` calls it. */
  readonly createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}

/**
 * Lays edits over a source, which stays as it is. Search, filters, sorting, footer and export see the edited values. Make it once
 * for a source.
 * @throws DataTableConfigurationError for a source of a server: its rows are edited there, and fetched again by `refresh`.
 */
export function editableSource<TRow extends object>(source: TableSource<TRow>): EditableSource<TRow> {
  if ('createEngine' in source) {
    throw new DataTableConfigurationError(
      'unusable_source',
      'editableSource takes rows that are here: edit on the server',
    );
  }
  const edits = new CellEdits();
  /** The rows as they are now: another source after each edit. */
  const current = (): TableSource<TRow> => ({
    ...source,
    column: (key) => edits.vector(key, source.column(key)),
    row: (index) => editedRow(source, edits, index),
  });
  return {
    ...current(),
    ...(source.hasKey && { hasKey: (key) => source.hasKey?.(key) === true }),
    edits,
    edit(rowIndex, key, value, step) {
      const before = edits.vector(key, source.column(key))?.at(rowIndex);
      edits.add({ rowIndex, key, before, after: value, ...(step && { step }) });
    },
    createEngine: (columns, memory, settings) =>
      new EditedEngine(edits, () => createTableEngine(current(), columns, { ...settings, memory })),
  };
}

function editedRow<TRow extends object>(source: TableSource<TRow>, edits: CellEdits, index: number): TRow {
  return { ...source.row(index), ...edits.valuesOf(index) };
}
