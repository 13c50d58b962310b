import { filterLabels } from '@agency-insights/insights-api/contract';
import { sameFilters } from './beforeSteps.ts';
import type { DashboardState } from './DashboardState.ts';
import { t, translated } from '../language/texts.ts';

/** What the dashboard is about: the title of the page around the frame, such as the agency's name, or its own. */
export function titleOf({ page, definition }: DashboardState): string {
  return page?.title ?? translated(definition.title);
}

/** The sentence of the page around the frame; of a page that sends none, or words other filters, the filters as they are. */
export function filtersInWords({ page, ranFilters, definition: { viewKeys } }: DashboardState): string {
  if (page !== null && sameFilters(page.filters, ranFilters, viewKeys)) return page.sentence;
  const labels: Readonly<Record<string, string>> = filterLabels;
  return Object.entries(ranFilters)
    .flatMap(([key, expression]) =>
      labels[key] === undefined ? [] : t('{name}: {value}', { name: translated(labels[key]), value: expression }),
    )
    .join(' · ');
}
