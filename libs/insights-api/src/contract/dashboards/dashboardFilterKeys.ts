/** Filters of a dashboard besides those of a search: its agency, accounts and comparison, and whom benchmarks compare. */
export const dashboardFilterKeys = [
  'agency_id',
  'accounts',
  'comparison',
  'compare_agencies',
  'compare',
  'peers',
] as const;

/** Key of a filter that only dashboards have. */
export type DashboardFilterKey = (typeof dashboardFilterKeys)[number];
