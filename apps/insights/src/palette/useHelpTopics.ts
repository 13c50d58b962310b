import { useQuery } from '@tanstack/react-query';
import { readTag, type Language } from '../language/languages.ts';
import { useWords } from '../language/useWords.ts';
import type { PaletteItem } from './PaletteItem.ts';

const minLetters = 3;
const maxTopics = 4;

/** Pages and sections of the help center that a text finds; they open in a new tab. */
export function useHelpTopics(text: string): PaletteItem[] {
  const wanted = text.trim();
  const { t, locale } = useWords();
  const { language } = readTag(locale);
  const { data } = useQuery({ queryKey: ['help', language], queryFn: () => loadHelp(language), staleTime: Infinity });
  if (data === undefined || wanted.length < minLetters) return [];
  return data
    .searchHelp(data.pages, wanted)
    .slice(0, maxTopics)
    .map(({ href, path }) => ({
      id: href,
      group: t('Help'),
      label: path.at(-1) ?? '',
      detail: path.slice(0, -1).join(' › '),
      run: () => window.open(href, '_blank', 'noopener'),
    }));
}

async function loadHelp(language: Language) {
  const [{ loadHelpPages }, { searchHelp }] = await Promise.all([
    import('../help/loadHelpPages.ts'),
    import('../help/searchHelp.ts'),
  ]);
  return { pages: await loadHelpPages(language), searchHelp };
}
