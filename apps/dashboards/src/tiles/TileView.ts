import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import type { ComponentType } from 'react';
import type { ChartCommonProps } from '../charts/ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';

/** Props of what draws the rows of a tile. */
export interface TileDrawingProps {
  definition: TileDefinition;
  answer: TileAnswer;
  /** The answer before the last change of filters, to be drawn as a ghost; undefined where nothing has changed. */
  before?: TileAnswer | undefined;
  /** What goes on to the chart as it is: title, menu, selection and handlers. */
  chart: ChartCommonProps;
}

/** A filter that a mark of a tile stands for. */
export interface MarkFilter {
  key: string;
  expression: string;
}

/** How a tile is shown: its place, its drawing, and what its marks filter. */
export interface TileView {
  tile: string;
  /** Columns of twelve that it takes on a wide page. */
  span: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Height of the drawing in px, for the skeleton. */
  height: number;
  /** Whether it takes a whole row where tiles stand two by two. Default: from seven columns on. */
  isWide?: boolean;
  /** Whether its drawing is a table, which no other table stands behind. Default false. */
  isTable?: boolean;
  Drawing: ComponentType<TileDrawingProps>;
  /** The filter that a mark sets; null for a mark that filters nothing. Default: none does. */
  filterOf?: (mark: ChartMark, answer: TileAnswer) => MarkFilter | null;
  /** The filter that shows the parts of a mark in its place; null for a mark without parts. Default: none has. */
  partsOf?: (mark: ChartMark) => MarkFilter | null;
}

/** Tiles that belong together, under a heading that the page can be brought to. */
export interface TileSection {
  id: string;
  title: string;
  tiles: readonly TileView[];
}
