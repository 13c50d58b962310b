import {
  exportFileName,
  findAgenciesRequestSchema,
  type FindAgenciesRequest,
  maxResultRows,
  type RunExportRequest,
} from '@agency-insights/insights-api/contract';
import type { ResultSetOptions, ResultSets } from '../result-sets/ResultSets.ts';
import { requireLineAccess } from '../result-sets/requireLineAccess.ts';
import { agencySearchSheets, type DataDays } from './agencySearchSheets.ts';
import type { ExportKind } from './ExportKind.ts';
import { exportFilters, parseExportRequest } from './ExportOrder.ts';
import type { FilterNames } from './filterNames.ts';

/** Dependencies of the search export. */
export interface AgencySearchParts {
  resultSets: ResultSets;
  /** Names of filter values. */
  names: () => Promise<FilterNames>;
}

/** Creates the export of a search: the agencies it finds, and what they were searched by. */
export function createAgencySearchExport({ resultSets, names }: AgencySearchParts): ExportKind {
  return {
    refusePerson: (person) => void requireLineAccess(person),
    refuseRequest: ({ request }) => void searchOf(request),
    async make(order, { signal }) {
      const { access, orderedAt, request } = order;
      if (access === null) return null;
      const result = await resultSets.findAgencies(searchOf(request), { access, signal });
      if (result.rowCount === 0) return null;
      return {
        fileName: exportFileName({ kind: 'agency-search' }, new Date(orderedAt)),
        sheets: agencySearchSheets(order, result, {
          names: await names(),
          days: await daysOf(resultSets, { access, signal }),
        }),
        rows: result.rowCount,
      };
    },
  };
}

/** Returns the first and last day of the policies that the user may see; null without any. */
async function daysOf(resultSets: ResultSets, options: ResultSetOptions): Promise<DataDays | null> {
  const [row] = await resultSets.runQuery({ query_filename: 'marketing_insights/queries/data_set.query' }, options);
  const { first_effective_date: first, last_effective_date: last } = row ?? {};
  return typeof first === 'string' && typeof last === 'string' ? { first, last } : null;
}

/** Returns the search of an export request. Throws an ApiProblem 400 with every fault. */
function searchOf(request: RunExportRequest): FindAgenciesRequest {
  const { agency_ids, sorts, limit } = request;
  return parseExportRequest(request, findAgenciesRequestSchema, {
    filters: exportFilters(request),
    ...(agency_ids ? { agency_ids } : {}),
    ...(sorts?.length ? { sorts } : {}),
    limit: limit ?? maxResultRows,
  });
}
