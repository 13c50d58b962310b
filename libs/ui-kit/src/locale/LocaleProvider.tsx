'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { intlDateLocale } from './intlDateLocale.ts';
import { LocaleContext, type LocaleTexts } from './LocaleContext.ts';
import { warnLocale } from './warnTexts.ts';

/** Props of `LocaleProvider`. */
export interface LocaleProviderProps {
  /**
   * BCP 47 tag of language and region, such as "de-AT". It sets how numbers and dates are written, names of months, and
   * the first day of the week. Default "en-US".
   */
  locale?: string;
  /** Texts of the packages: locale packs, joined by `{ ...kit, ...table }`. Sections left out are English. Default none. */
  texts?: LocaleTexts;
  /** Content in the language. */
  children?: ReactNode;
}

const english: LocaleTexts = {};

/**
 * Sets language and region of the components inside it. Another `locale` or `texts` re-renders them and keeps their state.
 * @throws RangeError for a `locale` that is no BCP 47 tag.
 */
export function LocaleProvider({ locale = 'en-US', texts = english, children }: LocaleProviderProps): ReactElement {
  const settings = useMemo(() => {
    assertTag(locale);
    warnLocale(locale, texts);
    const dates = locale === 'en-US' ? undefined : intlDateLocale(locale);
    return { locale, texts, dates };
  }, [locale, texts]);
  return <LocaleContext.Provider value={settings}>{children}</LocaleContext.Provider>;
}

function assertTag(locale: string): void {
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    throw new RangeError(`LocaleProvider: \`locale\` must be a BCP 47 tag such as "de-AT", not "${locale}".`);
  }
}
