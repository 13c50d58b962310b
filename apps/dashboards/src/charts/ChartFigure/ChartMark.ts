import { t } from '../../language/texts.ts';
/** One thing of a chart that can be focused, read out, selected and asked for its menu: a bar, a point, a cell. */
export interface ChartMark {
  /** Unique in its chart. */
  id: string;
  /** The id of its value in the caller's data. */
  itemId: string;
  /** The id of its series or row in the caller's data, where there are several. */
  seriesId?: string;
  /** What it shows: `Commercial auto`, `Mar, Commercial`. */
  label: string;
  /** Its value in full, or "not shown". */
  value: string;
  /** Further facts: the peers' value, why it is not shown, that its period is unfinished. */
  details?: readonly string[];
  /** Its column among the marks, counted from 0; arrow keys move by columns and rows. */
  column: number;
  /** Its row among the marks, counted from 0. */
  row: number;
  /** Distance of its box from the left edge of the drawing, in px. */
  x: number;
  /** Distance of its box from the top edge of the drawing, in px. */
  y: number;
  /** Width of its box in px. */
  width: number;
  /** Height of its box in px. */
  height: number;
}

/** Says in one sentence what a mark shows: `Commercial auto: $8,120,450. Peers: $6,120,000.` */
export function markSentence({ label, value, details = [] }: ChartMark): string {
  return `${[t('{name}: {value}', { name: label, value }), ...details].join('. ')}.`;
}
