import { findAgenciesHref } from '../../find-agencies/agencyAddresses.ts';
import { pickFilters } from '../../find-agencies/agencySearch.ts';
import { Breadcrumb } from '../../shell/Breadcrumb.tsx';
import type { DashboardSearchParams } from '../address/dashboardSearch.ts';

/** The way to an agency: back to the search with its filters. */
export function AgencyBreadcrumb({ params, name }: { params: DashboardSearchParams; name: string }) {
  return <Breadcrumb parent={{ name: 'Find agencies', href: findAgenciesHref(pickFilters(params)) }} name={name} />;
}
