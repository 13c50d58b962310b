import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { readTag } from '../language/languages.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { personQuery } from './personQuery.ts';

/** Shows the language and region that the person chose in any browser; of one who chose none, that of this browser stays. */
export function usePersonLanguage(): void {
  const { api, queries, logger } = useServices();
  const { choose } = useLanguage();
  const language = useQuery(personQuery(api), queries).data?.language;
  useEffect(() => {
    if (language && readTag(language).tag === language)
      choose(language).catch((error: unknown) => logger.error('The language could not be loaded', error));
  }, [language, logger, choose]);
}
