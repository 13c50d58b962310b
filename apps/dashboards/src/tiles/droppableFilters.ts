import type { DashboardDefinition } from '../dashboard/DashboardDefinition.ts';

type Filters = Readonly<Record<string, string>>;

/** The filters that choose policies, and without which the dashboard still has a subject. */
export function droppableKeys({ filterKeys, viewKeys, requires }: DashboardDefinition, filters: Filters): string[] {
  return filterKeys.filter((key) => filters[key] !== undefined && !viewKeys.includes(key) && key !== requires?.key);
}

/** The filters without one of them. */
export function dropFilter(filters: Filters, dropped: string): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== dropped));
}
