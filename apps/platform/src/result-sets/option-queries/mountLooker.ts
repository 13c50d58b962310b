import type { RunQueryRequest, RunQueryResponse } from '@agency-insights/insights-api/contract';
import { attachmentDisposition } from '../../http/attachmentDisposition.ts';
import { permissionsOf } from '../../http/Caller.ts';
import { jsonResponse } from '../../http/jsonResponse.ts';
import { lineAccessOf } from '../../http/Person.ts';
import type { Routes } from '../../http/Routes.ts';
import { requireLineAccess } from '../requireLineAccess.ts';
import type { ResultSets } from '../ResultSets.ts';
import { groupOptionsRequest, withoutCounts } from './groupOptions.ts';
import { writeCsv } from './writeCsv.ts';

export interface MountLookerOptions {
  resultSets: ResultSets;
}

/** Mounts run-query; another area mounts the exports of the same service. */
export function mountLooker(routes: Routes, { resultSets }: MountLookerOptions): void {
  routes.mount('looker.runQuery', async ({ body, caller, signal }) => {
    return answerAs(body, await rowsFor(body));

    async function rowsFor(body: RunQueryRequest): Promise<RunQueryResponse> {
      const permissions = permissionsOf(caller);
      const seesGroupsAlone = lineAccessOf({ permissions }) === null && permissions.includes('viewable:benchmarks');
      const request = seesGroupsAlone ? groupOptionsRequest(body) : null;
      if (request === null) return resultSets.runQuery(body, { access: requireLineAccess({ permissions }), signal });
      return withoutCounts(body.query_filename, await resultSets.runQuery(request, { access: 'all', signal }));
    }
  });
}

/** Returns the rows in the requested format and with the requested file name. */
function answerAs(
  { result_format: format = 'json', result_file: file }: RunQueryRequest,
  rows: RunQueryResponse,
): RunQueryResponse | Response {
  const headers: Record<string, string> =
    file === undefined ? {} : { 'content-disposition': attachmentDisposition(file) };
  if (format === 'csv')
    return new Response(writeCsv(rows), { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } });
  return file === undefined ? rows : jsonResponse(rows, 200, headers);
}
