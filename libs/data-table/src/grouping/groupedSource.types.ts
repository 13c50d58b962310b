import type { EngineColumn, EngineSettings, TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';

/** Key of an internal column whose value is true in group rows. */
export const groupMark = '\u0000group';

/** Argument of `label`. */
export interface GroupLabelParts {
  /** Key of the grouped column. */
  key: string;
  /** The common value; null if the rows have none. */
  value: unknown;
  /** The formatted value; '' if there is none. */
  text: string;
  /** Number of its rows that pass the search and filters. */
  count: number;
}

/** How rows are grouped. */
export interface GroupingOptions {
  /** Keys of the source whose values group rows, the outermost level first. */
  by: readonly string[];
  /** Id of the column with the group labels. Default: the first column of the table. The table's `logger` reports an unknown one. */
  labelColumn?: string;
  /** Returns a group's label. Default: its value, and its row count in parentheses. */
  label?: (group: GroupLabelParts) => string;
}

/** A source whose rows are grouped. */
export interface GroupedSource<TRow> extends TableSource<TRow> {
  /** Keys of the source whose values group rows, the outermost level first. */
  readonly by: readonly string[];
  /** Creates the engine that groups; `createTableEngine` calls it. */
  readonly createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}
