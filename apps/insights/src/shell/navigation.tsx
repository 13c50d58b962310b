import { hasPermission, insightsPermissions, hasAnyPermission } from '@agency-insights/auth-session';
import type { NavigationItem } from '@agency-insights/ui-kit';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import type { Translate } from '../language/createWords.ts';

/** The product's name, as titles and navigation bear it. */
export const productName = 'Agency Insights';

const people: NavigationItem = {
  title: 'People',
  href: '/administration/people',
  icon: <GroupOutlined />,
  activeHrefs: ['people', 'audit', 'access', 'services'].map((page) => `/administration/${page}`),
};

/**
 * The entries of the sidebar; what a person may not see is disabled (APP-ROUTE-2), and administration is for administrators
 * alone. Null: the permissions are not known yet, and nothing is disabled.
 */
export function navigationFor(
  permissions: readonly string[] | null,
  isAdministrator: boolean,
  t: Translate,
): NavigationItem[] {
  const disabledReason = t('Ask your administrator for access.');
  return [
    { title: t('Home'), href: '/', icon: <HomeOutlined /> },
    {
      title: t('Marketing Insights'),
      href: '/marketing/agencies',
      icon: <SearchOutlined />,
      disabled: permissions !== null && !hasAnyPermission(permissions, insightsPermissions),
      disabledReason,
      activeHrefs: ['/marketing/agencies'],
    },
    {
      title: t('{product} Benchmarks', { product: productName }),
      href: '/marketing/benchmarks',
      icon: <InsertChartOutlined />,
      disabled: permissions !== null && !hasPermission(permissions, 'viewable:benchmarks'),
      disabledReason,
    },
    ...(isAdministrator ? [{ ...people, title: t(people.title) }] : []),
  ];
}

/** Whether an entry that is not disabled leads to a page other than Home. */
export function leadsTo(entries: readonly NavigationItem[], pathname: string): boolean {
  return entries.some(
    ({ href, activeHrefs = [], disabled }) =>
      !disabled && [href, ...activeHrefs].some((start) => start !== '/' && pathname.startsWith(start)),
  );
}
