import type { Dashboard } from '../../dashboard/createDashboard.ts';
import type { MarkAgency } from '../TileView.ts';
import { followLink } from './followLink.ts';
import { linkMessage } from './linkMessage.ts';
import { agencyAddress, searchFilters } from './searchAddress.ts';
import { t } from '../../language/texts.ts';

/** Opens the profile of an agency that a tile names, with the filters of the page, beside others where there are some. */
export function openAgency(
  dashboard: Dashboard,
  {
    tile,
    agency,
    newTab,
    beside = [],
  }: { tile: string; agency: MarkAgency; newTab: boolean; beside?: readonly MarkAgency[] | undefined },
): void {
  const url = agencyAddress(agency.id, {
    ...searchFilters(dashboard.getState().filters),
    ...(beside.length > 0 && { compare_agencies: beside.map(({ id }) => id).join() }),
  });
  const label = t('Open {agency}', { agency: agency.name });
  void followLink(dashboard, linkMessage({ tile, mark: String(agency.id), label, url, newTab }));
}
