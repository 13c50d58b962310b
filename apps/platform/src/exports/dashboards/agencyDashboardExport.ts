import {
  type AgencyProfileFilters,
  agencyProfileFiltersSchema,
  agencyTiles as definitions,
  type AgencyTileId,
  exportFileName,
  type TileAnswer,
} from '@agency-insights/insights-api/contract';
import type { AgencyTiles } from '../../dashboards/tiles/createAgencyTiles.ts';
import type { LineAccess } from '../../http/Person.ts';
import type { LoadedSet, LoadedSets } from '../../result-sets/LoadedSets.ts';
import { pageWords } from '../../pages/pageWords.ts';
import { requireLineAccess } from '../../result-sets/requireLineAccess.ts';
import type { ExportContent, ExportKind } from '../ExportKind.ts';
import { type ExportOrder, parseDashboardFilters } from '../ExportOrder.ts';
import { type FilterNames, filterNames } from '../filterNames.ts';
import { type AnsweredTile, answeredTile } from './answeredTile.ts';
import { countRows, dashboardSheets, requireOneSet } from './dashboardSheets.ts';

/** Dependencies of the export of an agency's profile. */
export interface AgencyDashboardParts {
  sets: LoadedSets;
  agencyTiles: AgencyTiles;
}

/** Creates the export of an agency's profile: a sheet for its filters and one for each tile. */
export function createAgencyDashboardExport({ sets, agencyTiles }: AgencyDashboardParts): ExportKind {
  return {
    refusePerson: (person) => void requireLineAccess(person),
    refuseRequest: ({ request }) => void parseDashboardFilters(request, agencyProfileFiltersSchema),
    async make(order, { signal }) {
      const { access, request } = order;
      if (access === null) return null;
      const filters = parseDashboardFilters(request, agencyProfileFiltersSchema);
      return sets.use(async (loaded) => {
        const tiles = await answerTiles(agencyTiles, filters, { access, signal });
        requireOneSet(tiles, loaded.set.id);
        if (!tiles.some(({ answer }) => hasPolicies(answer))) return null;
        return contentOf(
          order,
          { agency: await describeAgency(loaded, filters), names: filterNames(loaded.dimensions) },
          tiles,
        );
      });
    },
  };
}

async function answerTiles(
  agencyTiles: AgencyTiles,
  filters: AgencyProfileFilters,
  options: { access: LineAccess; signal: AbortSignal },
): Promise<AnsweredTile[]> {
  const answered: AnsweredTile[] = [];
  // Sequentially, to leave capacity for users at the dashboards.
  for (const tile of Object.keys(definitions) as AgencyTileId[])
    answered.push(answeredTile(tile, definitions[tile], await agencyTiles.run(tile, filters, options)));
  return answered;
}

function hasPolicies({ policies, others = [] }: TileAnswer): boolean {
  return policies > 0 || others.some((other) => other.policies > 0);
}

interface DescribedAgency {
  name: string;
  lines: { label: string; value: string }[];
}

/** Describes the agency, its accounts, and compared agencies; labels are English. */
async function describeAgency(
  { dimensions: { agencies }, loadAccounts }: LoadedSet,
  { agency_id: agency, accounts, compare_agencies: beside }: AgencyProfileFilters,
): Promise<DescribedAgency> {
  const id = Number(agency);
  const nameOf = (agencyId: number) => agencies.name.strings[agencyId] ?? '';
  const { ids, positionOf, name } = await loadAccounts();
  const chosen = accounts
    ?.split(',')
    .map((account) => name.strings[positionOf[Number(account)] ?? ids.length] ?? account);
  return {
    name: nameOf(id),
    lines: [
      { label: 'Agency', value: nameOf(id) },
      { label: 'City', value: agencies.cityLabel.strings[agencies.cityLabelCode[id] ?? -1] ?? '' },
      { label: 'Accounts', value: chosen?.join('; ') ?? pageWords('All') },
      ...(beside
        ? [
            {
              label: 'Side by side',
              value: beside
                .split(',')
                .map((other) => nameOf(Number(other)))
                .join('; '),
            },
          ]
        : []),
    ],
  };
}

function contentOf(
  order: ExportOrder,
  { agency, names }: { agency: DescribedAgency; names: FilterNames },
  tiles: readonly AnsweredTile[],
): ExportContent {
  const comparison = tiles.find(({ answer }) => answer.comparison !== null)?.answer.comparison;
  const about = [...agency.lines, ...(comparison ? [{ label: 'Compared with', value: comparison.label }] : [])];
  return {
    fileName: exportFileName({ kind: 'agency', agency: agency.name }, new Date(order.orderedAt)),
    sheets: dashboardSheets({ order, about, subject: agency.name, names, tiles }),
    rows: countRows(tiles),
  };
}
