import type { Language } from '../language/languages.ts';
import type { HelpPage } from './HelpPage.ts';
import { helpPages } from './helpPages.ts';
import { parseHelpPage } from './parseHelpPage.ts';

const translated: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ pages: Readonly<Record<string, string>> }>>
> = {
  de: () => import('./content/de/pages.ts'),
  es: () => import('./content/es/pages.ts'),
  fr: () => import('./content/fr/pages.ts'),
};

/**
 * Loads the pages of the help center in a language. Sections keep the addresses of the English ones, so that a link leads to the
 * same place in each language. Rejects where the pages cannot be loaded.
 */
export async function loadHelpPages(language: Language): Promise<readonly HelpPage[]> {
  if (language === 'en') return helpPages;
  const { pages } = await translated[language]();
  return helpPages.map((english) => translatedPage(english, pages[english.slug] ?? ''));
}

function translatedPage({ slug, group, sections }: HelpPage, markdown: string): HelpPage {
  const page = parseHelpPage(slug, group, markdown);
  return {
    ...page,
    sections: page.sections.map((section, position) => ({ ...section, id: sections[position]?.id ?? section.id })),
  };
}
