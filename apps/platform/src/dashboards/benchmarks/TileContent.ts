import type { TileRow } from '@agency-insights/insights-api/contract';

/** Result of one tile. */
export interface TileContent {
  rows: TileRow[];
  /** Numbers besides the rows, by name. Default none. */
  figures?: Readonly<Record<string, number | null>>;
}
