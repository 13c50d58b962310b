import { dashboardIds, type DashboardId, type Permission } from '@agency-insights/insights-api/contract';

/** The dashboards that permissions open: an agency's profile needs insights, the benchmarks their own permission. */
export function dashboardsOf(permissions: readonly Permission[]): DashboardId[] {
  const opens: Readonly<Record<DashboardId, readonly Permission[]>> = {
    agency: ['viewable:insights_pl', 'viewable:insights_cl'],
    benchmarks: ['viewable:benchmarks'],
  };
  return dashboardIds.filter((id) => opens[id].some((permission) => permissions.includes(permission)));
}
