/**
 * Filters of a dashboard besides those of a search: its agency, accounts and comparison, whom benchmarks compare, and the
 * industry whose parts are listed.
 */
export const dashboardFilterKeys = [
  'agency_id',
  'accounts',
  'comparison',
  'compare_agencies',
  'compare',
  'peers',
  'industry',
] as const;

/** Key of a filter that only dashboards have. */
export type DashboardFilterKey = (typeof dashboardFilterKeys)[number];
