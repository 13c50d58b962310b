import { LocaleProvider, type LocaleTexts } from '@agency-insights/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import type { AppTexts } from './createWords.ts';
import { useLanguage } from './LanguageProvider.tsx';
import type { ShownLanguage } from './languageChoice.ts';
import { readTag, type Language } from './languages.ts';
import { appSection } from './useWords.ts';

/** Loads the texts of a part of the product by language; in English they are in its code. */
export type PartPacks = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: AppTexts }>>>;

/** Props of PartTexts. */
export interface PartTextsProps {
  packs: PartPacks;
  children: ReactNode;
}

/**
 * Draws pages of a part of the product whose texts are not in the pack of the whole app. Nothing is drawn until its first
 * texts have loaded; the page stays in the previous language until then.
 * @throws To the page's error screen, where the texts cannot be loaded.
 */
export function PartTexts({ packs, children }: PartTextsProps) {
  const { tag, texts } = useLanguage();
  const isEnglish = readTag(tag).language === 'en';
  const [loaded, setLoaded] = useState<ShownLanguage | null>(() => (isEnglish ? { tag, texts } : null));
  useEffect(() => {
    if (isEnglish) return undefined;
    let isLatest = true;
    joinedTexts(packs, { tag, texts }).then(
      (next) => isLatest && setLoaded(next),
      (error: unknown) =>
        isLatest &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isLatest = false;
    };
  }, [packs, tag, texts, isEnglish]);
  const shown = isEnglish ? { tag, texts } : loaded;
  if (shown === null) return null;
  return (
    <LocaleProvider locale={shown.tag} texts={shown.texts}>
      {children}
    </LocaleProvider>
  );
}

async function joinedTexts(packs: PartPacks, { tag, texts }: ShownLanguage): Promise<ShownLanguage> {
  const { language } = readTag(tag);
  if (language === 'en') return { tag, texts };
  const part = (await packs[language]()).default;
  const joined: LocaleTexts = { ...texts, [appSection]: { ...texts[appSection], ...part } };
  return { tag, texts: joined };
}
