import { useEffect } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { readTag } from '../language/languages.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { personQuery } from './personQuery.ts';

/** What the shell has fetched for the page is good for this. */
const freshForMs = 5_000;

/** Shows the language and region that the person chose in any browser; of one who chose none, that of this browser stays. */
export function usePersonLanguage(): void {
  const { api, queries, logger } = useServices();
  const { choose } = useLanguage();
  useEffect(() => {
    const show = async () => {
      const { language } = await queries.fetchQuery({ ...personQuery(api), staleTime: freshForMs });
      if (language !== null && readTag(language).tag === language) await choose(language);
    };
    show().catch((error: unknown) => logger.error('The language of the person could not be shown', error));
  }, [api, queries, logger, choose]);
}
