import { useSession } from '@agency-insights/auth-session/react';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { isUnchanged, newsOf, seeData } from './seenData.ts';
import { namedQuery } from './useNamedQuery.ts';

/** News of the data in words. */
export interface DataNews {
  /** What changed since the user's last visit in this browser. */
  news: readonly string[];
  /** When the data was loaded; empty until it is known. */
  day: string;
}

/** Returns the news of the data since the user's last visit in this browser. */
export function useDataNews(): DataNews {
  const { api, queries } = useServices();
  const { session, ended } = useSession();
  const words = useWords();
  const person = (session ?? ended)?.currentUserId ?? '';
  const { data } = useQuery({
    queryKey: ['data-news', person],
    queryFn: async () => {
      const [row] = await queries.fetchQuery(namedQuery(api, 'marketing_insights/queries/data_set.query'));
      if (row === undefined) return null;
      const day = row.last_effective_date;
      const data = {
        loadedAt: String(row.loaded_at),
        policies: Number(row.policies),
        agencies: Number(row.agencies),
        lastEffectiveDate: typeof day === 'string' ? day : null,
      };
      const now = Date.now();
      return { seen: seeData(person, data, now), now };
    },
    staleTime: Infinity,
  });
  if (!data) return { news: [], day: '' };
  const { seen, now } = data;
  const day = words.formatDay(seen.latest.loadedAt.slice(0, 10));
  return {
    news: newsOf(seen, now, words),
    day: isUnchanged(seen, now) ? words.t('No new data since {day}.', { day }) : words.t('Data loaded {day}.', { day }),
  };
}
