import { createContext, useContext, useEffect, useState } from 'react';
import type { Language } from '../language/languages.ts';
import type { HelpPage } from './HelpPage.ts';
import { helpPages } from './helpPages.ts';
import { loadHelpPages } from './loadHelpPages.ts';

/** The pages of the help center in the language of the page. */
export const HelpPagesContext = createContext(helpPages);

/** Returns the pages of the help center in the language of the page. */
export function useHelpPages(): readonly HelpPage[] {
  return useContext(HelpPagesContext);
}

/**
 * Loads the pages of the help center in a language: null until the first have loaded, then those of the previous language until the
 * next are.
 * @throws To the page's error screen, where they cannot be loaded.
 */
export function useLoadedHelpPages(language: Language): readonly HelpPage[] | null {
  const [loaded, setLoaded] = useState<readonly HelpPage[] | null>(language === 'en' ? helpPages : null);
  useEffect(() => {
    let isLatest = true;
    loadHelpPages(language).then(
      (pages) => isLatest && setLoaded(pages),
      (error: unknown) =>
        isLatest &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isLatest = false;
    };
  }, [language]);
  return loaded;
}
