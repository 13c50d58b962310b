import type { DashboardId, TileDefinition } from '@agency-insights/insights-api/contract';

/** What a dashboard consists of. */
export interface DashboardDefinition {
  id: DashboardId;
  title: string;
  /** The tile whose answer says how many policies and how much premium all numbers are made from. */
  factsTile: string;
  /** Its tiles in the order in which they are asked for. */
  tiles: Readonly<Record<string, TileDefinition>>;
  /** The filters that the server takes with a tile; others are for the page alone. */
  filterKeys: readonly string[];
  /** Filters that change the comparison or the view, and not which policies count. */
  viewKeys: readonly string[];
  /** Filters that one tile alone takes, with its id. */
  tileKeys: Readonly<Record<string, string>>;
  /** A mandatory filter, and the message if it is missing. */
  requires?: { key: string; message: string };
}
