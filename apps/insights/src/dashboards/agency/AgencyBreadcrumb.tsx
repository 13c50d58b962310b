import { findAgenciesHref } from '../../find-agencies/agencyAddresses.ts';
import { pickFilters } from '../../find-agencies/agencySearch.ts';
import { Breadcrumb } from '../../shell/Breadcrumb.tsx';
import type { DashboardSearchParams } from '../address/dashboardSearch.ts';
import { useWords } from '../../language/useWords.ts';

/** The breadcrumb of an agency: back to the search with its filters. */
export function AgencyBreadcrumb({ params, name }: { params: DashboardSearchParams; name: string }) {
  const { t } = useWords();
  return <Breadcrumb parent={{ name: t('Find agencies'), href: findAgenciesHref(pickFilters(params)) }} name={name} />;
}
