import type { Option } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import type { CellEdit } from './CellEdits.ts';
import type { EditableSource } from './editableSource.ts';

/** A key of a row, or a path such as `address.city`; any text if the type of the rows has no keys. */
export type EditedKey<TRow> = unknown extends TRow
  ? string
  : Extract<keyof TRow, string> | `${Extract<keyof TRow, string>}.${string}`;

/** What the field of an editor gets. */
export interface CellFieldContext {
  /** The column's header, for the accessible name of the field. */
  label: string;
  /** The value of the cell. */
  value: unknown;
  /** The character that the user opened the field with; '' if there is none. */
  typed: string;
  /** The message of the value refused last, which the table shows and announces; null if none was. */
  message: string | null;
  /**
   * Validates and writes a value, closes the field and focuses the cell. Returns the validation message, and then keeps
   * the field open; null if the value is written or the field is closed already.
   */
  commit: (value: unknown) => string | null;
  /** Closes the field without writing, and focuses the cell. */
  cancel: () => void;
}

/** Editor of a column's cells. */
export interface CellEditor<TRow = unknown> {
  /** The key of the source that is written. Default: the column's id. */
  key?: EditedKey<TRow>;
  /**
   * Returns a value as the field shows it. Default: numbers and texts as they are, the day of a date as the
   * cell shows it, '' if there is none.
   */
  text?: (value: unknown) => string;
  /**
   * Parses the typed or pasted text, '' if the user emptied it. Default: null for an empty text, numbers, dates and
   * booleans where the column holds them, else the text without spaces around it. Dates are typed as yyyy-mm-dd or in the
   * order of the locale. Booleans are toggled, and only pasted as texts, unless there is a `parse`.
   */
  parse?: (text: string) => unknown;
  /**
   * The values that can be written, such as `['TX', { label: 'Oklahoma', value: 'OK' }]`; others are refused. Typed and
   * pasted texts match the label or the value of a choice, in any case. The field shows the label. An empty text writes
   * null. `text` and `parse` take precedence. Default: any value. See `choiceEditor` for a list in the cell.
   */
  choices?: readonly Option[];
  /**
   * Renders the field of an open cell; it can use hooks. Its first focusable element gets the focus. Escape and leaving
   * the field discard the edit, Tab also opens the next or previous editable cell. An open popup, such as a calendar,
   * keeps its keys. A field with the whole width fills the cell. Delete clears the cell without opening it. Default: a
   * text field.
   */
  field?: (context: CellFieldContext) => ReactNode;
  /**
   * Returns a validation message, which is shown and announced; null for a valid value. It takes what `parse` returns,
   * thus without a `parse` null for an emptied text; `row.valueOf` returns values before the edit. It is not called for
   * an unchanged text. Always checked before: numbers must be numeric, and dates real days.
   */
  validate?: (value: unknown, row: { valueOf: (columnId: string) => unknown }) => string | null;
}

/** How an editor reads, shows and checks values. */
export type ValueEditor = Omit<CellEditor, 'key'>;

/** Editors by column id. */
export type CellEditors<TRow = unknown> = Readonly<Record<string, CellEditor<TRow>>>;

/** Options of `useCellEditing`. */
export interface CellEditingOptions<TRow> {
  /** The table's source. */
  source: EditableSource<TRow>;
  /** The columns that can be edited, by id. The table's `logger` reports ids that no column has. */
  editors: CellEditors<TRow>;
  /**
   * Saves an edit, also undos and redos. If it throws or its promise rejects, the edit is reverted and the table reports it.
   * Default: edits are kept in the source only.
   */
  onEdit?: (edit: CellEdit) => void | Promise<void>;
}
