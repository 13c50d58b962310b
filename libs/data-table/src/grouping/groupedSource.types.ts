import type { EngineColumn, EngineSettings, TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';

/** A column that no table has: its value is true in the rows of groups. */
export const groupMark = '\u0000group';

/** A group, as its label is made of it. */
export interface GroupLabelParts {
  /** The key of the source whose values make the groups of its level. */
  key: string;
  /** The common value; null where the rows have none. */
  value: unknown;
  /** The value as cells of its column show it; '' where there is none. */
  text: string;
  /** Number of its rows that pass search and filters. */
  count: number;
}

/** How rows are grouped. */
export interface GroupingOptions {
  /** Keys of the source whose values group rows, the outermost level first. */
  by: readonly string[];
  /** Id of the column that names groups. Default: the first column of the table. */
  labelColumn?: string;
  /** Words the name of a group. Default: its value and in parentheses the number of its rows. */
  label?: (group: GroupLabelParts) => string;
}

/** A source whose rows are grouped. */
export interface GroupedSource<TRow> extends TableSource<TRow> {
  /** Creates the engine that groups; `createTableEngine` calls it. */
  readonly createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}
