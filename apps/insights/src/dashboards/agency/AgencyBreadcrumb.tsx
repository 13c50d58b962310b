import { colors, Link } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { findAgenciesHref } from '../../find-agencies/agencyAddresses.ts';
import { pickFilters } from '../../find-agencies/agencySearch.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import type { DashboardSearchParams } from '../address/dashboardSearch.ts';

const Way = styled('nav')({
  marginBottom: 2,
  '& > ol': {
    display: 'flex',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: colors.textMuted,
  },
  '& li': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li:first-of-type': { flexShrink: 0 },
  '& li + li::before': { content: '"/ "' },
});

/** The way to an agency: back to the search with its filters. */
export function AgencyBreadcrumb({ params, name }: { params: DashboardSearchParams; name: string }) {
  return (
    <Way aria-label="Breadcrumb">
      <ol>
        <li>
          <Link component={RouterLink} href={findAgenciesHref(pickFilters(params))} underline="hover">
            Find agencies
          </Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </Way>
  );
}
