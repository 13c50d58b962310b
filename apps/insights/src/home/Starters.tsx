import { Link } from '@agency-insights/ui-kit';
import { stringifySearch } from '../app/addressSearch.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { LinkList } from './LinkList.tsx';
import { useNamedQuery } from './useNamedQuery.ts';

const mostStates = 3;

/** A few searches to start from, made of the data at hand. */
export function Starters() {
  const states = useNamedQuery('marketing_insights/queries/agency_states.query');
  const largest = [...states].sort((a, b) => Number(b.agencies) - Number(a.agencies)).slice(0, mostStates);
  if (largest.length === 0) return null;
  const starters = [
    ...largest.map(({ state, state_name }) => ({
      title: `Agencies in ${String(state_name)}`,
      search: { agency_state: String(state) },
    })),
    { title: 'Agencies with premium over $1M', search: { agency_written_premium: '[1000000,inf)' } },
    { title: 'Agencies that insure construction (NAICS 23)', search: { naics: '23' } },
    {
      title: 'Commercial lines of the last 12 complete months',
      search: { line: 'commercial', effective_date: '12 months ago for 12 months' },
    },
  ];
  return (
    <LinkList title="Searches to start from">
      {starters.map(({ title, search }) => (
        <Link key={title} component={RouterLink} href={`/marketing/agencies${stringifySearch(search)}`}>
          {title}
        </Link>
      ))}
    </LinkList>
  );
}
