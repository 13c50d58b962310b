import type { CellEdit } from './CellEdits.ts';
import type { EditableSource } from './editableSource.ts';

/** How the cells of a column are edited. */
export interface CellEditor {
  /** The key of the source that is written. Default: the column's id. */
  key?: string;
  /** Returns a value as the field shows it. Default: numbers and texts as they are, dates as yyyy-mm-dd, '' where there is none. */
  text?: (value: unknown) => string;
  /** Returns the value of what was typed. Default: numbers where the column holds them, else the text. */
  parse?: (text: string) => unknown;
  /** Returns what is wrong with a value, to be shown and read out; null where nothing is. Default: a number must be one. */
  validate?: (value: unknown, row: { valueOf: (columnId: string) => unknown }) => string | null;
}

/** Options of `useCellEditing`. */
export interface CellEditingOptions<TRow> {
  /** The table's source. */
  source: EditableSource<TRow>;
  /** The columns that can be edited, by id. */
  editors: Readonly<Record<string, CellEditor>>;
  /**
   * Saves an edit, also one that undoes another. Where the promise rejects, the edit is taken back, and the table says so.
   * Default: edits are kept in the source alone.
   */
  onEdit?: (edit: CellEdit) => void | Promise<void>;
}
