import { useSession } from '@agency-insights/auth-session/react';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { isUnchanged, newsOf, seeData } from './seenData.ts';
import { namedQuery } from './useNamedQuery.ts';

/**
 * News of the data since the user's last visit in this browser, in words; nothing until they are known.
 */
export function useDataNews(): readonly string[] {
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
  if (!data) return [];
  const news = newsOf(data.seen, data.now, words);
  if (news.length > 0 || !isUnchanged(data.seen, data.now)) return news;
  const day = words.formatDay(data.seen.latest.loadedAt.slice(0, 10));
  return [words.t('No new data since {day}.', { day })];
}
