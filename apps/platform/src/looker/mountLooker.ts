import type { Routes } from '../http/Routes.ts';
import { requireLineAccess } from '../result-sets/requireLineAccess.ts';
import type { ResultSets } from '../result-sets/ResultSets.ts';

export interface MountLookerOptions {
  resultSets: ResultSets;
}

/** Mounts run-query; the exports of the same service are mounted by their own area. */
export function mountLooker(routes: Routes, { resultSets }: MountLookerOptions): void {
  routes.mount('looker.runQuery', async ({ body, person, signal }) =>
    resultSets.runQuery(body, { access: requireLineAccess(person), signal }),
  );
}
