import type { LocaleTexts } from '@agency-insights/ui-kit';
import { defaultTag, firstKnownTag, readTag, type Language } from './languages.ts';

/** The language and the region that are shown, with all texts of the language. */
export interface ShownLanguage {
  /** BCP 47 tag of both: "de-AT". */
  tag: string;
  texts: LocaleTexts;
}

/** Where the choice is kept: as that of the colour scheme, in this browser. */
const storageKey = 'agency-insights.language';

const english: LocaleTexts = {};
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ texts: LocaleTexts }>>> = {
  de: () => import('./packs/de.ts'),
  es: () => import('./packs/es.ts'),
  fr: () => import('./packs/fr.ts'),
};

/** The language of the page, outside React: it exists before the page renders. */
export interface LanguageChoice {
  getShown: () => ShownLanguage;
  subscribe: (listener: () => void) => () => void;
  /**
   * Restores the stored language, else the browser's. Rejects if its texts cannot be loaded; the page is then in
   * English.
   */
  restore: () => Promise<void>;
  /** Shows another language and keeps that. Rejects, and changes nothing, where its texts cannot be loaded. */
  choose: (tag: string) => Promise<void>;
}

/** Makes the choice of a page. `storage` may throw, as in a browser that keeps nothing; `preferred`: tags that the browser prefers. */
export function createLanguageChoice(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
  preferred: readonly string[] = navigator.languages,
): LanguageChoice {
  const listeners = new Set<() => void>();
  let shown: ShownLanguage = { tag: defaultTag, texts: english };
  let latest = '';
  const show = async (wanted: string | null): Promise<boolean> => {
    const { tag, language } = readTag(wanted);
    latest = tag;
    if (tag === shown.tag && document.documentElement.lang === tag) return true;
    const texts = language === 'en' ? english : (await packs[language]()).texts;
    // Another language was chosen while this one was loading.
    if (latest !== tag) return false;
    shown = { tag, texts };
    document.documentElement.lang = tag;
    listeners.forEach((listener) => listener());
    return true;
  };
  return {
    getShown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: async () => {
      await show(attempt(() => storage().getItem(storageKey)) ?? firstKnownTag(preferred));
    },
    choose: async (tag) => {
      if (await show(tag)) attempt(() => storage().setItem(storageKey, shown.tag));
    },
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
