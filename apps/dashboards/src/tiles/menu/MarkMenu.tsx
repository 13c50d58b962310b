import { Menu, MenuItem } from '@agency-insights/ui-kit';
import { useEffect, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../../app/DashboardContext.ts';
import type { ChartMark } from '../../charts/ChartFigure/ChartMark.ts';
import type { MarkFilter } from '../TileView.ts';
import { followLink } from './followLink.ts';
import { searchAddress, searchFilters } from './searchAddress.ts';

/** Props of `MarkMenu`. */
export interface MarkMenuProps {
  tile: string;
  mark: ChartMark;
  filter: MarkFilter;
  /** The filter that shows the parts of the mark; null where it has none. */
  parts: MarkFilter | null;
  isPicked: boolean;
  anchor: Element;
  onClose: () => void;
}

/** The menu of a mark: filter by it, or find the agencies that write what it stands for. */
export function MarkMenu({ tile, mark, filter, parts, isPicked, anchor, onClose }: MarkMenuProps): ReactElement {
  const dashboard = useDashboard();
  const mayFindAgencies = useDashboardState(({ session }) => session.mayFindAgencies);
  return (
    <Menu open anchor={anchor} aria-label={mark.label} onClose={onClose}>
      <MenuItem
        onClick={() => {
          onClose();
          dashboard.dispatch({ kind: 'pick', tile, mark: mark.itemId, ...filter });
        }}
      >
        {isPicked ? 'Show everything again' : `Show only ${mark.label}`}
      </MenuItem>
      {parts && (
        <MenuItem
          onClick={() => {
            onClose();
            dashboard.dispatch({ kind: 'setFilter', ...parts });
          }}
        >
          {`Show the parts of ${mark.label}`}
        </MenuItem>
      )}
      {mayFindAgencies && <FindAgenciesItem {...{ tile, mark, filter, onClose }} />}
    </Menu>
  );
}

/** Leads to the agencies behind a mark, in a new tab with the keys for that; says beforehand how many they are. */
function FindAgenciesItem({
  tile,
  mark,
  filter,
  onClose,
  ...item
}: Pick<MarkMenuProps, 'tile' | 'mark' | 'filter' | 'onClose'>): ReactElement {
  const dashboard = useDashboard();
  const filters = useDashboardState((state) => state.filters);
  const wanted = searchFilters(filters, { [filter.key]: filter.expression });
  const agencies = useAgencyCount(JSON.stringify(wanted));
  const label = `Find agencies: ${mark.label}`;
  return (
    // What the menu gives its items for moving the focus goes on to the item.
    <MenuItem
      {...item}
      onClick={(event) => {
        onClose();
        void followLink(dashboard, {
          type: 'drillmenu:click',
          label,
          link_type: 'url',
          url: searchAddress(wanted),
          modal: false,
          context: JSON.stringify({ tile, mark: mark.itemId }),
          addFilterJson: null,
          newTab: event.metaKey || event.ctrlKey,
        });
      }}
    >
      {agencies === null ? label : `${label} (${agencies.toLocaleString('en-US')})`}
    </MenuItem>
  );
}

/** How many agencies a search would find; null as long as it is not known. */
function useAgencyCount(filtersJson: string): number | null {
  const dashboard = useDashboard();
  const [counted, setCounted] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const filters = JSON.parse(filtersJson) as Record<string, string>;
    dashboard.countAgencies(filters, controller.signal).then(setCounted, () => undefined);
    return () => controller.abort();
  }, [dashboard, filtersJson]);
  return counted;
}
