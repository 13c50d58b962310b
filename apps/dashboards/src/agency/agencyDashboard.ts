import { agencyTiles, filterKeys } from '@agency-insights/insights-api/contract';
import type { DashboardDefinition } from '../dashboard/DashboardDefinition.ts';
import { picksKey } from '../dashboard/picks.ts';
import { viewsKey } from '../tiles/tileViews.ts';

/** The profile of one agency. */
export const agencyDashboard: DashboardDefinition = {
  id: 'agency',
  title: 'Agency profile',
  factsTile: 'summary',
  tiles: agencyTiles,
  filterKeys: ['agency_id', 'accounts', 'comparison', 'compare_agencies', 'industry', ...filterKeys],
  viewKeys: ['comparison', 'compare_agencies', 'industry', picksKey, viewsKey],
  tileKeys: { industry: 'industries' },
  requires: { key: 'agency_id', message: 'No agency is chosen. Open one from Find agencies.' },
};
