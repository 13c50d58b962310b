import { warnOnce } from '../warnings/warnOnce.ts';
import type { LocaleTexts } from './LocaleContext.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/** Warns once on the console, while developing, of a language that browsers do not know, or that has no texts. */
export function warnLocale(locale: string, texts: LocaleTexts): void {
  if (process.env.NODE_ENV !== 'development') return;
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0)
    warnOnce(
      `LocaleProvider: this browser has no dates and numbers for \`locale\` "${locale}". Use a tag such as "de-AT".`,
    );
  else if (!/^en\b/i.test(locale) && Object.keys(texts).length === 0)
    warnOnce(
      `LocaleProvider: \`locale\` is "${locale}", but the components speak English, because \`texts\` is missing. Pass a locale pack: the README lists them.`,
    );
}

/** Warns once on the console, while developing, of missing and unknown texts in a section of a locale pack. */
export function warnTexts(section: string, texts: object, english: object): void {
  if (process.env.NODE_ENV !== 'development') return;
  const missing = Object.keys(english).filter((key) => !(key in texts));
  // Without English texts, as of an application whose texts are their own keys, every text is known.
  const isOpen = Object.keys(english).length === 0;
  const unknown = isOpen ? [] : Object.keys(texts).filter((key) => !(key in english));
  if (missing.length > 0)
    warnOnce(`The texts of "${section}" lack ${missing.join(', ')}. Begin with a whole locale pack.`);
  if (unknown.length > 0) warnOnce(`The texts of "${section}" have no use for ${unknown.join(', ')}.`);
}
