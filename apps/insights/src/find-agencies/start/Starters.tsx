import { usePermissions } from '@agency-insights/auth-session/react';
import type { Filters } from '@agency-insights/insights-api';
import { Skeleton } from '@agency-insights/ui-kit';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { searchOf } from '../agencyAddresses.ts';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';
import { namedQuery } from './useNamedQuery.ts';

const maxStates = 3;
const rowHeight = 20;

/** A few example searches from the current data, in lines that the user may see. */
export function Starters() {
  const { api } = useServices();
  const { data: states, failureCount } = useQuery(namedQuery(api, 'marketing_insights/queries/agency_states.query'));
  const { has } = usePermissions();
  const { t, formatCountOf } = useWords();
  const isCommercial = has('viewable:insights_cl');
  if (states?.length === 0) return null;
  // Without the states the other searches are still shown.
  const awaited = states === undefined && failureCount === 0 ? maxStates : 0;
  const largest = [...(states ?? [])].sort((a, b) => Number(b.agencies) - Number(a.agencies)).slice(0, maxStates);
  const starters: { title: string; filters: Filters; count?: string }[] = [
    ...largest.map(({ state, state_name, agencies }) => ({
      title: t('Agencies in {state}', { state: String(state_name) }),
      filters: { agency_state: String(state) },
      count: formatCountOf(Number(agencies), 'agency', 'agencies'),
    })),
    { title: t('Agencies with premium over $1M'), filters: { agency_written_premium: '[1000000,inf)' } },
    // Personal lines have no industries.
    ...(isCommercial ? [{ title: t('Agencies that insure construction (NAICS 23)'), filters: { naics: '23' } }] : []),
    {
      title: isCommercial
        ? t('Commercial lines of the last 12 complete months')
        : t('Personal lines of the last 12 complete months'),
      filters: { line: isCommercial ? 'commercial' : 'personal', effective_date: '12 months ago for 12 months' },
    },
  ];
  return (
    <StartSection title={t('Suggested searches')} icon={<SearchOutlined />}>
      {Array.from({ length: awaited }, (_none, index) => (
        <Skeleton key={index} height={rowHeight} />
      ))}
      {starters.map(({ title, filters, count }) => (
        <Fragment key={title}>
          <SearchLink query={searchOf(filters)}>{title}</SearchLink>
          {count && <small>{count}</small>}
        </Fragment>
      ))}
    </StartSection>
  );
}
