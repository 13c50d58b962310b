import type { DashboardId } from '@agency-insights/insights-api/contract';
import type { LookerConfig } from '../../config/PlatformConfig.ts';

/**
 * Returns the path and query of a Looker dashboard for one of ours: `/embed/dashboards/agency?agency_state=TX` becomes
 * `/embed/dashboards/12?Agency+State=TX`. Parameters without another name keep theirs; the language parameter is
 * removed.
 */
export function lookerTarget(
  target: string,
  dashboard: DashboardId,
  { dashboards, filterNames }: Pick<LookerConfig, 'dashboards' | 'filterNames'>,
): string {
  const { searchParams } = new URL(target, 'http://dashboards.invalid');
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) if (name !== 'language') query.append(nameOf(name, filterNames), value);
  return `/embed/dashboards/${dashboards[dashboard]}?${query}`;
}

function nameOf(name: string, filterNames: LookerConfig['filterNames']): string {
  return (Object.hasOwn(filterNames, name) ? filterNames[name] : undefined) ?? name;
}
