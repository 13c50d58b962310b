import { benchmarkTiles, filterKeys } from '@agency-insights/insights-api/contract';
import type { DashboardDefinition } from '../dashboard/DashboardDefinition.ts';
import { picksKey } from '../dashboard/picks.ts';
import { viewsKey } from '../tiles/tileViews.ts';

/** The benchmarks: a selection of agencies beside its peers. */
export const benchmarksDashboard: DashboardDefinition = {
  id: 'benchmarks',
  title: 'Benchmarks',
  factsTile: 'numbers',
  tiles: benchmarkTiles,
  filterKeys: ['compare', 'peers', 'industry', ...filterKeys],
  viewKeys: ['peers', 'industry', picksKey, viewsKey],
  tileKeys: { industry: 'industries' },
};
