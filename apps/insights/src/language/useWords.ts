import { useLocale, useTexts } from '@agency-insights/ui-kit';
import { createWords, type AppTexts, type Words } from './createWords.ts';

/** The section of the locale packs that holds the app's own texts. */
export const appSection = 'app';

const english: AppTexts = {};
const known = new WeakMap<AppTexts, Map<string, Words>>();

/** Returns the texts and formats of the page in its language and region; the same object until these change. */
export function useWords(): Words {
  const texts = useTexts<AppTexts>(appSection, english);
  const locale = useLocale();
  const byLocale = known.get(texts) ?? new Map<string, Words>();
  known.set(texts, byLocale);
  const words = byLocale.get(locale) ?? createWords(locale, texts);
  byLocale.set(locale, words);
  return words;
}
