import { usePermissions } from '@agency-insights/auth-session/react';
import type { Filters } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { namedQuery } from './useNamedQuery.ts';

const maxStates = 3;

/** An example search. */
export interface SuggestedSearch {
  title: string;
  filters: Filters;
  /** How many agencies it finds, where this is known. */
  count?: string;
}

/** Example searches. */
export interface SuggestedSearches {
  searches: SuggestedSearch[];
  /** Searches for each other state, the state with the most agencies first. */
  otherStates: SuggestedSearch[];
  /** How many searches are still loading. */
  awaited: number;
}

/**
 * Returns a few example searches from the current data, in lines that the user may see.
 * @param isAllowed Whether the user may search agencies. Default true.
 */
export function useSuggestedSearches(isAllowed = true): SuggestedSearches {
  const { api } = useServices();
  const { data: states, failureCount } = useQuery({
    ...namedQuery(api, 'marketing_insights/queries/agency_states.query'),
    enabled: isAllowed,
  });
  const { has } = usePermissions();
  const { t, formatCountOf } = useWords();
  const isCommercial = has('viewable:insights_cl');
  if (!isAllowed || states?.length === 0) return { searches: [], otherStates: [], awaited: 0 };
  // Without the states the other searches are still shown.
  const awaited = states === undefined && failureCount === 0 ? maxStates : 0;
  const byState = [...(states ?? [])]
    .sort((a, b) => Number(b.agencies) - Number(a.agencies))
    .map(({ state, state_name, agencies }) => ({
      title: t('Agencies in {state}', { state: String(state_name) }),
      filters: { agency_state: String(state) },
      count: formatCountOf(Number(agencies), 'agency', 'agencies'),
    }));
  const searches: SuggestedSearch[] = [
    ...byState.slice(0, maxStates),
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
  return { searches, otherStates: byState.slice(maxStates), awaited };
}
