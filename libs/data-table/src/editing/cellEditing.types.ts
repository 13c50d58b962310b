import type { CellEdit } from './CellEdits.ts';
import type { EditableSource } from './editableSource.ts';

/** Editor of a column's cells. */
export interface CellEditor {
  /** The key of the source that is written. Default: the column's id. */
  key?: string;
  /**
   * Returns a value as the field shows it. Default: numbers and texts as they are, dates as yyyy-mm-dd, '' if there is
   * none.
   */
  text?: (value: unknown) => string;
  /**
   * Parses the typed text. Default: numbers and dates where the column holds them, else the text. Dates are typed as
   * yyyy-mm-dd or in the order of the locale.
   */
  parse?: (text: string) => unknown;
  /**
   * Returns a validation message, which is shown and announced; null for a valid value. Default: numbers must be
   * numeric, and dates real days.
   */
  validate?: (value: unknown, row: { valueOf: (columnId: string) => unknown }) => string | null;
}

/** Options of `useCellEditing`. */
export interface CellEditingOptions<TRow> {
  /** The table's source. */
  source: EditableSource<TRow>;
  /** The columns that can be edited, by id. */
  editors: Readonly<Record<string, CellEditor>>;
  /**
   * Saves an edit, also undos and redos. If the promise rejects, the edit is reverted and the table reports it.
   * Default: edits are kept in the source only.
   */
  onEdit?: (edit: CellEdit) => void | Promise<void>;
}
