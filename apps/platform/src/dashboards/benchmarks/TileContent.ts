import type { TileRow } from '@agency-insights/insights-api/contract';

/** What one tile works out. */
export interface TileContent {
  rows: TileRow[];
  /** Numbers besides the rows, by name. Default none. */
  figures?: Readonly<Record<string, number | null>>;
}
