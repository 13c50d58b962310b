import { hasPermission, insightsPermissions, hasAnyPermission } from '@agency-insights/auth-session';
import type { NavigationItem } from '@agency-insights/ui-kit';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';

/** The product's name, as titles and navigation bear it. */
export const productName = 'Agency Insights';

/** The entries of the sidebar; what a person may not see is disabled (APP-ROUTE-2). */
export function navigationFor(permissions: readonly string[]): NavigationItem[] {
  return [
    { title: 'Home', href: '/', icon: <HomeOutlined /> },
    {
      title: 'Marketing Insights',
      href: '/marketing/agencies',
      icon: <SearchOutlined />,
      disabled: !hasAnyPermission(permissions, insightsPermissions),
      activeHrefs: ['/marketing/agencies'],
    },
    {
      title: `${productName} Benchmarks`,
      href: '/marketing/benchmarks',
      icon: <InsertChartOutlined />,
      disabled: !hasPermission(permissions, 'viewable:benchmarks'),
    },
  ];
}
