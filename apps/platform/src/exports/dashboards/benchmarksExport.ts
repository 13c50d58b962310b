import {
  benchmarkFiltersSchema,
  benchmarkTiles as definitions,
  type BenchmarkTileId,
  exportFileName,
  exportSubject,
} from '@agency-insights/insights-api/contract';
import type { BenchmarkTiles } from '../../dashboards/benchmarks/createBenchmarkTiles.ts';
import { dashboardsOf } from '../../dashboards/embed/dashboardsOf.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { LoadedSets } from '../../result-sets/LoadedSets.ts';
import type { ExportKind } from '../ExportKind.ts';
import { parseDashboardFilters } from '../ExportOrder.ts';
import { filterNames } from '../filterNames.ts';
import { type AnsweredTile, answeredTile } from './answeredTile.ts';
import { countRows, dashboardSheets, requireOneSet } from './dashboardSheets.ts';

/** Dependencies of the export of benchmarks. */
export interface BenchmarksExportParts {
  sets: LoadedSets;
  benchmarkTiles: BenchmarkTiles;
}

/** Creates the export of the benchmarks: a sheet for its filters and one for each tile. */
export function createBenchmarksExport({ sets, benchmarkTiles }: BenchmarksExportParts): ExportKind {
  return {
    refusePerson({ permissions }) {
      if (!dashboardsOf(permissions).includes('benchmarks'))
        throw new ApiProblem(403, 'forbidden', 'You have no access to benchmarks. Ask your administrator for it.');
    },
    refuseRequest: ({ request }) => void parseDashboardFilters(request, benchmarkFiltersSchema),
    async make(order, { personId }) {
      const { access, orderedAt, request } = order;
      const filters = parseDashboardFilters(request, benchmarkFiltersSchema);
      return sets.use(async ({ set, dimensions }) => {
        const tiles: AnsweredTile[] = [];
        // Sequentially, to leave capacity for users at the dashboards.
        for (const tile of Object.keys(definitions) as BenchmarkTileId[])
          tiles.push(
            answeredTile(tile, definitions[tile], await benchmarkTiles.run(tile, filters, { access, personId })),
          );
        requireOneSet(tiles, set.id);
        if (!hasNumbers(tiles)) return null;
        return {
          fileName: exportFileName(exportSubject(request.export_file), new Date(orderedAt)),
          sheets: dashboardSheets({
            order,
            about: aboutOf(tiles),
            subject: '',
            names: filterNames(dimensions),
            tiles,
          }),
          rows: countRows(tiles),
        };
      });
    },
  };
}

/** Whether there is a result: a visible group with policies, or a hidden selection. */
function hasNumbers([tile]: readonly AnsweredTile[]): boolean {
  const { selection, peers } = tile?.answer.benchmark ?? {};
  return selection?.policies !== 0 || (peers?.policies ?? 0) > 0;
}

/** Describes the comparison; labels are English. */
function aboutOf([tile]: readonly AnsweredTile[]): { label: string; value: string }[] {
  const { selection, peers } = tile?.answer.benchmark ?? {};
  return [
    ...(selection ? [{ label: 'Selection', value: selection.name }] : []),
    ...(peers ? [{ label: 'Compared with', value: peers.name }] : []),
  ];
}
