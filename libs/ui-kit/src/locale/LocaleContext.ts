'use client';
import { createContext, useContext } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import { warnTexts } from './warnTexts.ts';

/** Texts of one language, by section of a package: what a locale pack exports. */
export type LocaleTexts = Readonly<Record<string, object | undefined>>;

/** What `LocaleProvider` gives to the components inside it. */
export interface LocaleSettings {
  /** BCP 47 tag of language and region: "en-US". */
  locale: string;
  /** Texts that replace the English ones. */
  texts: LocaleTexts;
  /** Names, order and weeks of dates; undefined for American English. */
  dates?: DayPickerLocale;
}

/** American English, without a provider. */
export const LocaleContext = createContext<LocaleSettings>({ locale: 'en-US', texts: {} });

/** Returns the BCP 47 tag of language and region for `Intl`; "en-US" without a `LocaleProvider`. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}

/**
 * Returns the texts of one section in the language of the `LocaleProvider`.
 * @param section The name of the section in the locale packs.
 * @param english The texts where no pack has the section.
 */
export function useTexts<Texts extends object>(section: string, english: Texts): Texts {
  const texts = useContext(LocaleContext).texts[section] as Texts | undefined;
  if (texts) warnTexts(section, texts, english);
  return texts ?? english;
}
