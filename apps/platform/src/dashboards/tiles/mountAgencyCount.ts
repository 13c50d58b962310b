import type { Routes } from '../../http/Routes.ts';
import { requireLineAccess } from '../../result-sets/requireLineAccess.ts';
import type { ResultSets } from '../../result-sets/ResultSets.ts';

const query = 'marketing_insights/queries/agency_count.query';

/** Mounts the call for the number of agencies of a mark's search, which its menu shows (PLUS-27). */
export function mountAgencyCount(routes: Routes, { resultSets }: { resultSets: ResultSets }): void {
  routes.mount('dashboards.countAgencies', async ({ body, person, signal }) => {
    const request = { query_filename: query, filter_expression: body.filters } as const;
    const [row] = await resultSets.runQuery(request, { access: requireLineAccess(person), signal });
    return { agencies: Number(row?.agencies ?? 0) };
  });
}
