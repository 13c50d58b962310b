import { exportSubject } from '@agency-insights/insights-api/contract';
import type { ResultSets } from '../result-sets/ResultSets.ts';
import { createAgencySearchExport } from './agencySearchExport.ts';
import { type AgencyDashboardParts, createAgencyDashboardExport } from './dashboards/agencyDashboardExport.ts';
import { type BenchmarksExportParts, createBenchmarksExport } from './dashboards/benchmarksExport.ts';
import type { ExportKind } from './ExportKind.ts';
import { type FilterNames, filterNames } from './filterNames.ts';

/** Dependencies of exports. */
export interface ExportParts extends AgencyDashboardParts, BenchmarksExportParts {
  resultSets: ResultSets;
}

/** Creates a function that reads the names of filter values from the set in use. */
export function createFilterNames({ sets }: Pick<ExportParts, 'sets'>): () => Promise<FilterNames> {
  return () => sets.use(async ({ dimensions }) => filterNames(dimensions));
}

/** Returns the kind of an export by the path in its request. */
export function createExportKinds(parts: ExportParts): (exportFile: string) => ExportKind {
  const kinds = {
    'agency-search': createAgencySearchExport({
      resultSets: parts.resultSets,
      names: createFilterNames(parts),
    }),
    agency: createAgencyDashboardExport(parts),
    benchmarks: createBenchmarksExport(parts),
  };
  return (exportFile) => kinds[exportSubject(exportFile).kind];
}
