import { lineAccessOf } from '../http/Person.ts';
import type { Routes } from '../http/Routes.ts';
import { requireLineAccess } from '../result-sets/requireLineAccess.ts';
import type { ResultSets } from '../result-sets/ResultSets.ts';
import { groupOptionsRequest, withoutCounts } from './groupOptions.ts';

export interface MountLookerOptions {
  resultSets: ResultSets;
}

/** Mounts run-query; the exports of the same service are mounted by their own area. */
export function mountLooker(routes: Routes, { resultSets }: MountLookerOptions): void {
  routes.mount('looker.runQuery', async ({ body, person, signal }) => {
    const seesGroupsAlone = lineAccessOf(person) === null && person.permissions.includes('viewable:benchmarks');
    const request = seesGroupsAlone ? groupOptionsRequest(body) : null;
    if (request === null) return resultSets.runQuery(body, { access: requireLineAccess(person), signal });
    return withoutCounts(body.query_filename, await resultSets.runQuery(request, { access: 'all', signal }));
  });
}
