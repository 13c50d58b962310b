import { performance } from 'node:perf_hooks';
import { permissionsOf } from '../http/Caller.ts';
import type { Routes } from '../http/Routes.ts';
import { acceptedForm } from './acceptedForm.ts';
import { requireLineAccess } from './requireLineAccess.ts';
import { createPieceMemory } from './PieceMemory.ts';
import type { ResultSets } from './ResultSets.ts';
import { resultSetResponse } from './resultSetResponse.ts';

export interface MountResultSetsOptions {
  resultSets: ResultSets;
}

/** Mounts the two result sets, Find agencies and the agencies' accounts, and the summary of one agency. */
export function mountResultSets(routes: Routes, { resultSets }: MountResultSetsOptions): void {
  const memory = createPieceMemory();
  routes.mount('resultSets.findAgencies', async ({ body, caller, request, signal }) => {
    const startedAt = performance.now();
    const access = requireLineAccess({ permissions: permissionsOf(caller) });
    const form = acceptedForm(request.headers.get('accept'));
    return resultSetResponse(await resultSets.findAgencies(body, { access, signal }), { form, startedAt, memory });
  });
  routes.mount('resultSets.listAgenciesAccounts', async ({ body, caller, request, signal }) => {
    const startedAt = performance.now();
    const access = requireLineAccess({ permissions: permissionsOf(caller) });
    const form = acceptedForm(request.headers.get('accept'));
    return resultSetResponse(await resultSets.listAgenciesAccounts(body, { access, signal }), {
      form,
      startedAt,
      memory,
    });
  });
  routes.mount('agencies.summary', async ({ params, caller, signal }) =>
    resultSets.agencySummary(params.agency_id, {
      access: requireLineAccess({ permissions: permissionsOf(caller) }),
      signal,
    }),
  );
}
