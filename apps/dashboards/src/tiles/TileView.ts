import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import type { ComponentType } from 'react';
import type { ChartCommonProps } from '../charts/ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import type { Label } from '../language/texts.ts';

/** Props of what draws the rows of a tile. */
export interface TileDrawingProps {
  /** Id of the tile. */
  tile: string;
  definition: TileDefinition;
  answer: TileAnswer;
  /** The answer before the last change of filters, to be drawn as a ghost; undefined where nothing has changed. */
  before?: TileAnswer | undefined;
  /** Props passed to the chart unchanged: title, menu, selection and handlers. */
  chart: ChartCommonProps;
  /** Opens the profile of an agency, in a new tab where that is asked for; absent for people who may not. */
  onOpenAgency?: OpenAgency | undefined;
}

/** What a filter is made of: the ids of a mark and its name. */
export type MarkName = Pick<ChartMark, 'itemId' | 'seriesId' | 'label'>;

/** The filter that a mark of a tile sets. */
export interface MarkFilter {
  key: string;
  expression: string;
  /** What it lets through, in words. Default: the label of the mark. */
  label?: string;
  /** The mark that counts as picked, where it is not the mark alone: a row of cells. Default: the mark's own item. */
  mark?: string;
}

/** The policies behind a mark: further filters of Find agencies besides those of the page. */
export interface MarkPolicies {
  filters: Readonly<Record<string, string>>;
  /** Which policies they are, in words. */
  label: string;
}

/** Opens the profile of an agency. `beside`: agencies that it is compared with. */
export type OpenAgency = (agency: MarkAgency, newTab: boolean, beside?: readonly MarkAgency[]) => void;

/** An agency that a mark shows. */
export interface MarkAgency {
  id: number;
  name: string;
}

/** The view of a tile: its place, its drawing, and the filters of its marks. */
export interface TileView {
  tile: string;
  /** Columns of twelve that it takes on a wide page. */
  span: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Height of the drawing in px, for the skeleton. */
  height: number;
  /** Whether it takes a whole row where tiles are two by two. Default: from seven columns on. */
  isWide?: boolean;
  /** How much of a page's width it takes on paper; a table always takes all of it. Default: `whole` where it is wide. */
  paper?: 'half' | 'whole';
  /** Whether its drawing is a table instead of a chart. Default false. */
  isTable?: boolean;
  Drawing: ComponentType<TileDrawingProps>;
  /** The filter that a mark sets; null for a mark that filters nothing. Default: none does. */
  filterOf?: (mark: MarkName, answer: TileAnswer) => MarkFilter | null;
  /** The policies behind a mark. Default: those of its filter, else all of the page. */
  policiesOf?: (mark: ChartMark, answer: TileAnswer) => MarkPolicies | null;
  /** The agency that a mark shows. Default: none. */
  agencyOf?: (mark: ChartMark, answer: TileAnswer) => MarkAgency | null;
  /** The filter that shows the parts of a mark in its place; null for a mark without parts. Default: none has. */
  partsOf?: (mark: ChartMark) => MarkFilter | null;
}

/** Tiles that belong together, under a heading that the page can be brought to. */
export interface TileSection {
  id: string;
  title: Label;
  tiles: readonly TileView[];
}
