/** The dashboards that the dashboard service draws: the profile of one agency, and the benchmarks. */
export const dashboardIds = ['agency', 'benchmarks'] as const;

/** Id of a dashboard. */
export type DashboardId = (typeof dashboardIds)[number];
