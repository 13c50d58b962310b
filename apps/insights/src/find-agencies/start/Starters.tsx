import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { searchOf } from '../agencyAddresses.ts';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';
import { namedQuery } from './useNamedQuery.ts';

const maxStates = 3;

/** A few searches to start from, made of the data at hand. */
export function Starters() {
  const { api } = useServices();
  const { data: states, failureCount } = useQuery(namedQuery(api, 'marketing_insights/queries/agency_states.query'));
  const { t } = useWords();
  // Without the states the other searches are there all the same.
  if (states === undefined ? failureCount === 0 : states.length === 0) return null;
  const largest = [...(states ?? [])].sort((a, b) => Number(b.agencies) - Number(a.agencies)).slice(0, maxStates);
  const starters = [
    ...largest.map(({ state, state_name }) => ({
      title: t('Agencies in {state}', { state: String(state_name) }),
      filters: { agency_state: String(state) },
    })),
    { title: t('Agencies with premium over $1M'), filters: { agency_written_premium: '[1000000,inf)' } },
    { title: t('Agencies that insure construction (NAICS 23)'), filters: { naics: '23' } },
    {
      title: t('Commercial lines of the last 12 complete months'),
      filters: { line: 'commercial', effective_date: '12 months ago for 12 months' },
    },
  ];
  return (
    <StartSection title={t('Searches to start from')} icon={<SearchOutlined />}>
      {starters.map(({ title, filters }) => (
        <SearchLink key={title} query={searchOf(filters)}>
          {title}
        </SearchLink>
      ))}
    </StartSection>
  );
}
