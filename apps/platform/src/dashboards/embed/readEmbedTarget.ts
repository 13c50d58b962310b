import { dashboardIds, type DashboardId, maxEmbedTargetLength } from '@agency-insights/insights-api/contract';

/** Contents of a dashboard's address. */
export interface EmbedTarget {
  dashboard: DashboardId;
  /** Origin of the parent page; null if the address has none. */
  embedDomain: string | null;
}

/** Faults of a dashboard's address. */
export type TargetFault = 'target' | 'dashboard' | 'embed_domain';

const targetPath = /^\/embed\/dashboards\/([\w-]{1,64})$/;

/** Reads the path and query of a dashboard: `/embed/dashboards/agency?embed_domain=https://app.example&…`. */
export function readEmbedTarget(target: string): EmbedTarget | TargetFault {
  // A protocol-relative or absolute address would leave this origin.
  if (target.length > maxEmbedTargetLength || !target.startsWith('/embed/') || /[\\\s\p{Cc}]/u.test(target))
    return 'target';
  const url = new URL(target, 'http://dashboards.invalid');
  const id = targetPath.exec(url.pathname)?.[1];
  if (id === undefined) return 'target';
  const dashboard = dashboardIds.find((known) => known === id);
  if (dashboard === undefined) return 'dashboard';
  const embedDomain = url.searchParams.get('embed_domain');
  if (embedDomain !== null && !isOrigin(embedDomain)) return 'embed_domain';
  return { dashboard, embedDomain };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
