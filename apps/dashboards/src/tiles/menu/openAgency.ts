import type { Dashboard } from '../../dashboard/createDashboard.ts';
import type { MarkAgency } from '../TileView.ts';
import { followLink } from './followLink.ts';
import { agencyAddress, searchFilters } from './searchAddress.ts';

/** Opens the profile of an agency that a tile names, with the filters of the page. */
export function openAgency(
  dashboard: Dashboard,
  { tile, agency, newTab }: { tile: string; agency: MarkAgency; newTab: boolean },
): void {
  void followLink(dashboard, {
    type: 'drillmenu:click',
    label: `Open ${agency.name}`,
    link_type: 'url',
    url: agencyAddress(agency.id, searchFilters(dashboard.getState().filters)),
    modal: false,
    context: JSON.stringify({ tile, mark: String(agency.id) }),
    addFilterJson: null,
    newTab,
  });
}
