import type { DashboardFilters } from './FrameReport.ts';

/** Whether two sets of filters are the same, whatever their order; an empty expression is none. */
export function sameDashboardFilters(a: DashboardFilters, b: DashboardFilters): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => (a[key] ?? '') === (b[key] ?? ''));
}

/** Returns the filters without the tile views and the picks, which change no numbers of the whole dashboard. */
export function withoutViews({ views: _, picks: __, ...filters }: DashboardFilters): DashboardFilters {
  return filters;
}
