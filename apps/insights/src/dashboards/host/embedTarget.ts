import type { DashboardId } from '@agency-insights/insights-api';
import { defaultTag } from '../../language/languages.ts';

/** Parameters of an embedded dashboard (APP-DASH-1). */
export interface EmbedOptions {
  dashboardId: DashboardId;
  /** Keys of filters that the dashboard's own filter bar leaves out. */
  hideFilters: readonly string[];
  /** Origin of the page around the frame. */
  embedDomain: string;
  filters: Readonly<Record<string, string | null | undefined>>;
  /** Whether the dashboard draws its own filter bar. */
  showFiltersBar: boolean;
  /** Colour scheme of the page; the dashboard's own where it is left out. */
  theme?: string | null;
  /** Tag of the language and region of the page; American English, in which dashboards are without one, where it is left out. */
  language?: string;
}

/** Returns path and query of a dashboard: `/embed/dashboards/agency?agency_id=17&…`. Parameters without a value are left out (APP-ROUTE-1). */
export function embedTarget(options: EmbedOptions): string {
  const { dashboardId, hideFilters, embedDomain, filters, showFiltersBar, theme, language } = options;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) if (value != null && value !== '') query.append(key, value);
  for (const key of hideFilters) query.append('hide_filter', key);
  if (theme != null) query.append('theme', theme);
  if (language !== undefined && language !== defaultTag) query.append('language', language);
  if (!showFiltersBar) query.append('_theme', JSON.stringify({ show_filters_bar: false }));
  query.append('embed_domain', embedDomain);
  return `/embed/dashboards/${dashboardId}?${query.toString()}`;
}
