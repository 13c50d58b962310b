import type { TileColumn, TileRow } from '@agency-insights/insights-api/contract';
import type { ReactNode } from 'react';
import type { ChartCommonProps } from '../charts/ChartFigure/ChartFigure.types.ts';

/** How rows are selected. */
export interface RowSelection {
  /** Whether a row is selected. */
  isSelected: (row: TileRow) => boolean;
  /** Whether no further row can be selected. */
  isFull: boolean;
  onChange: (row: TileRow, isSelected: boolean) => void;
}

/** Props of `TileTable`. */
export interface TileTableProps {
  chart: ChartCommonProps;
  sentence: string;
  columns: readonly TileColumn[];
  /** Keys of columns that are left out where there is little room. */
  secondary?: readonly string[];
  rows: readonly TileRow[];
  /** The id by which a row is picked. */
  idOf: (row: TileRow) => string;
  /** Draws a cell in its own way; undefined leaves it to its kind. Default: none is drawn in its own way. */
  renderCell?: (row: TileRow, column: TileColumn) => ReactNode;
  /** Why a number of a row is missing; undefined where that is not known. Default: it is not known. */
  whyMissing?: (row: TileRow, column: TileColumn) => string | undefined;
  /** Opens the subject of a row, in a new tab if requested; names are links then. Default: they pick their row. */
  onOpen?: ((row: TileRow, newTab: boolean) => void) | undefined;
  /** Lets rows be selected by a checkbox. Default: they have none. */
  selection?: RowSelection | undefined;
  /** The values of a column before the last change of filters; null where a row's is unknown. Default: none are shown. */
  before?: { key: string; find: (row: TileRow) => number | null };
}
