import { assertWrappable } from '../engine/assertWrappable.ts';
import { createTableEngine, type EngineColumn, type EngineSettings, type TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { CellEdits } from './CellEdits.ts';
import { EditedEngine } from './EditedEngine.ts';

/** A source whose cells can be edited. */
export interface EditableSource<TRow> extends TableSource<TRow> {
  /** The edits so far: to save them, to undo and to redo. */
  readonly edits: CellEdits;
  /** Edits a value. Tables update, sort and filter immediately. Edits with the same `step` are undone together. */
  readonly edit: (rowIndex: number, key: string, value: unknown, step?: object) => void;
  /** Creates the engine; `createTableEngine` calls it. */
  readonly createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}

/**
 * Wraps a source with edits and leaves the source unchanged. Search, filters, sorting, footer and export use the edited
 * values. Create it once per source. It is the innermost wrapper: `groupedSource(movableSource(editableSource(rows)))`.
 * @throws DataTableConfigurationError for a server source (edit its rows on the server, then call `refresh`), and for a
 * source that is already wrapped.
 */
export function editableSource<TRow extends object>(source: TableSource<TRow>): EditableSource<TRow> {
  assertWrappable('editableSource', source);
  const edits = new CellEdits();
  /** The current rows: a new source after each edit. */
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
