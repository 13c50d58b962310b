import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { Menu, MenuItem } from '@agency-insights/ui-kit';
import { useEffect, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../../context/DashboardContext.ts';
import type { ChartMark } from '../../charts/ChartFigure/ChartMark.ts';
import type { MarkAgency, MarkFilter, MarkPolicies } from '../TileView.ts';
import { followLink } from './followLink.ts';
import { linkMessage } from './linkMessage.ts';
import { openAgency } from './openAgency.ts';
import { searchAddress, searchFilters } from './searchAddress.ts';
import { useToldDialog } from './useToldDialog.ts';
import { t, tCount } from '../../language/texts.ts';

/** Props of `MarkMenu`. */
export interface MarkMenuProps {
  tile: string;
  mark: ChartMark;
  /** The filter that the mark sets; null where it filters nothing. */
  filter: MarkFilter | null;
  /** The policies behind the mark; null: those of its filter, else all of the page. */
  policies: MarkPolicies | null;
  /** The filter that shows the parts of the mark; null where it has none. */
  parts: MarkFilter | null;
  /** The agency that the mark shows; null where it shows none. */
  agency: MarkAgency | null;
  /** The agency that the page is about; null where it is none. */
  subject: TileAnswer['agency'] | null;
  isPicked: boolean;
  anchor: Element;
  onClose: () => void;
}

/** The menu of a mark: filter by it, or go to the agency or the agencies behind it. */
export function MarkMenu({
  filter,
  parts,
  policies,
  agency,
  isPicked,
  anchor,
  onClose,
  ...rest
}: MarkMenuProps): ReactElement {
  const { tile, mark, subject } = rest;
  const dashboard = useDashboard();
  const mayFindAgencies = useDashboardState(({ session }) => session.mayFindAgencies);
  useToldDialog(true, 'drill');
  const found = policies ?? policiesOfFilter(mark, filter);
  return (
    <Menu open anchor={anchor} aria-label={mark.label} onClose={onClose}>
      {filter && (
        <MenuItem
          onClick={() => {
            onClose();
            dashboard.dispatch({ kind: 'pick', tile, key: filter.key, expression: filter.expression });
          }}
        >
          {isPicked ? t('Show everything again') : t('Show only {what}', { what: filter.label ?? mark.label })}
        </MenuItem>
      )}
      {parts && (
        <MenuItem
          onClick={() => {
            onClose();
            dashboard.dispatch({ kind: 'setFilter', ...parts });
          }}
        >
          {t('Show the parts of {what}', { what: mark.label })}
        </MenuItem>
      )}
      {mayFindAgencies && agency && <OpenAgencyItem {...{ tile, agency, onClose }} />}
      {mayFindAgencies && !agency && <FindAgenciesItem {...{ tile, mark, subject, onClose }} policies={found} />}
    </Menu>
  );
}

function policiesOfFilter(mark: ChartMark, filter: MarkFilter | null): MarkPolicies {
  return filter === null
    ? { filters: {}, label: t('all policies of this page') }
    : { filters: { [filter.key]: filter.expression }, label: filter.label ?? mark.label };
}

type ItemProps = Pick<MarkMenuProps, 'tile' | 'mark' | 'onClose'>;

/** Leads to the profile of an agency, in a new tab with the keys for that. */
function OpenAgencyItem({
  tile,
  agency,
  onClose,
  ...item
}: Omit<ItemProps, 'mark'> & { agency: MarkAgency }): ReactElement {
  const dashboard = useDashboard();
  return (
    // Passes the props for moving the focus on to the item.
    <MenuItem
      {...item}
      onClick={(event) => {
        onClose();
        openAgency(dashboard, { tile, agency, newTab: event.metaKey || event.ctrlKey });
      }}
    >
      {t('Open {agency}', { agency: agency.name })}
    </MenuItem>
  );
}

/** Leads to the agencies behind a mark, in a new tab with the keys for that; says beforehand how many they are. */
function FindAgenciesItem({
  tile,
  mark,
  subject,
  policies,
  onClose,
  ...item
}: ItemProps & Pick<MarkMenuProps, 'subject'> & { policies: MarkPolicies }): ReactElement {
  const dashboard = useDashboard();
  const filters = useDashboardState((state) => state.filters);
  const wanted = searchFilters(filters, policies.filters, subject);
  const agencies = useAgencyCount(JSON.stringify(wanted));
  const label = t('Find agencies: {what}', { what: policies.label });
  return (
    <MenuItem
      {...item}
      onClick={(event) => {
        onClose();
        const newTab = event.metaKey || event.ctrlKey;
        const url = searchAddress(wanted);
        void followLink(dashboard, linkMessage({ tile, mark: mark.itemId, label, url, newTab }));
      }}
    >
      {agencies === null
        ? label
        : tCount(agencies, 'Find agencies: {what} ({count})', 'Find agencies: {what} ({count})', {
            what: policies.label,
          })}
    </MenuItem>
  );
}

/** How many agencies a search would find; null until it is known. */
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
