import type { ReactNode } from 'react';
import type { Paint } from '../palette/chartVariables.ts';
import type { ChartMark } from './ChartMark.ts';

/** One value of a chart. */
export interface ChartPoint {
  /** Unique in its chart or series; comes back in events. */
  id: string;
  /** What it is the value of: a month, a product, an agency. */
  label: string;
  /** The value; null where it is missing or withheld. */
  value: number | null;
  /** Why the value is null: "fewer than 5 agencies". */
  reason?: string;
  /** Whether its period is over; unfinished ones are hatched and are not in the sentence. Default true. */
  isComplete?: boolean;
  /** The value before the last change of filters, drawn as a ghost; null or absent where it is unknown or the same. */
  before?: number | null;
}

/** Props that every chart has. */
export interface ChartCommonProps {
  /** The heading, and the name that screen readers hear. */
  title: string;
  /** Level of the heading. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** What the chart shows, in one sentence. Default: computed from the data. */
  sentence?: string;
  /** Height of the drawing in px, where the data does not decide it. */
  height?: number;
  /** Ids of selected marks: the others are drawn faintly. Default: none are selected. */
  selectedIds?: readonly string[];
  /** Controls at the end of the heading, such as the menu of a tile. */
  actions?: ReactNode;
  /** Whether the table is shown in place of the drawing. If set, the chart has no button for it. */
  showsTable?: boolean;
  /** Called when the user switches between drawing and table, with T or the chart's button. */
  onShowsTableChange?: (showsTable: boolean) => void;
  /** Notes below the sentence: what the numbers leave out. */
  notes?: ReactNode;
  /** Called when the user presses Enter on a mark or clicks it: the mark filters the other tiles. */
  onSelect?: (mark: ChartMark) => void;
  /** Called on a right click, the context-menu key or Shift+F10, with an element to open a menu at. */
  onMenu?: (mark: ChartMark, anchor: Element) => void;
}

/** A chart drawn at a width. */
export interface ChartDrawing {
  /** Height of the drawing in px. */
  height: number;
  /** Its marks in the order of Home to End. */
  marks: readonly ChartMark[];
  /** SVG elements. */
  picture: ReactNode;
  /** How far from a mark the pointer still finds it, in px. Default 12. */
  reach?: number;
}

/** The numbers behind a chart. */
export interface ChartTableData {
  /** Headers of the columns; the first names the rows. */
  columns: readonly string[];
  /** A text for each column, row by row. */
  rows: readonly (readonly string[])[];
}

/** One entry of a legend. */
export interface LegendEntry {
  /** What the colour or line means. */
  label: string;
  /** Its colour. */
  paint: Paint;
  /** How it is drawn: `dot` is hollow, `none` has no mark. Default `area`. */
  kind?: 'area' | 'line' | 'dashes' | 'tick' | 'hatch' | 'ghost' | 'dot' | 'none';
}

/** Props of `ChartFigure`. */
export interface ChartFigureProps extends ChartCommonProps {
  /** What the chart shows, in one sentence. */
  sentence: string;
  /** The least height of the drawing in px, where it takes all that its card has. Default: the height that the data needs. */
  leastHeight?: number;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  /**
   * Draws the chart at a width in px; `room`: the height that it is to fill, where it is not to choose its own. Keep it the same
   * while the data is: it is called again when it changes.
   */
  draw: (width: number, room?: number) => ChartDrawing;
  /** Returns the numbers behind the chart; called when the table is opened. */
  table: () => ChartTableData;
  /** Entries of the legend, where the chart needs one. */
  legend?: readonly LegendEntry[];
  /** Controls that belong to the drawing, such as a switch of views. */
  controls?: ReactNode;
  /** The number of a tile, beside a small drawing, and facts below it; the sentence is then only read out. */
  summary?: { number: ReactNode; facts: ReactNode };
}
