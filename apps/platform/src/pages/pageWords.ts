import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { de } from '@agency-insights/insights-api/locales/de';
import { es } from '@agency-insights/insights-api/locales/es';
import { fr } from '@agency-insights/insights-api/locales/fr';
import { escapeHtml } from './escapeHtml.ts';

/** Languages of the platform's pages and workbooks, by the primary subtag of their BCP 47 tags. */
export const pageLanguages = ['en', 'de', 'es', 'fr'] as const;
/** A language of the platform's own pages. */
export type PageLanguage = (typeof pageLanguages)[number];

type Pack = Readonly<Record<string, string>>;

const packs: Readonly<Record<PageLanguage, Pack>> = {
  en: {},
  de: { ...de, ...readPack('de') },
  es: { ...es, ...readPack('es') },
  fr: { ...fr, ...readPack('fr') },
};
const wishes = new AsyncLocalStorage<string>();

/** Max length of an Accept-Language header that is read, in characters. */
const maxWishLength = 500;

/** Runs work, such as the response to a request, in the language that an Accept-Language header asks for, or that of a tag. */
export function inLanguageOf<T>(acceptLanguage: string | null | undefined, work: () => T): T {
  return wishes.run((acceptLanguage ?? '').slice(0, maxWishLength), work);
}

/** Returns the language of the current page: the browser's preferred supported one, else English. */
export function pageLanguage(): PageLanguage {
  const ranges = (wishes.getStore() ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  const known = wanted.map(({ language }) => pageLanguages.find((page) => page === language));
  return known.find((language) => language !== undefined) ?? 'en';
}

/**
 * Returns the tag of language and region for `Intl`: the requested one, or only the language if a browser requests
 * several.
 */
export function pageTag(): string {
  const asked = wishes.getStore() ?? '';
  const language = pageLanguage();
  if (/^[a-z]{2}-[A-Z]{2}$/.test(asked) && asked.startsWith(language)) return asked;
  return language === 'en' ? 'en-US' : language;
}

/** Returns a text in the language of the page; its key is the English text, which is also the fallback. */
export function pageWords(english: string, values: Readonly<Record<string, string | number>> = {}): string {
  return filled(packs[pageLanguage()][english] ?? english, values);
}

/** Returns the same as HTML. `html`: values for the placeholders, given as HTML. */
export function pageMarkup(english: string, html: Readonly<Record<string, string | number>> = {}): string {
  return filled(escapeHtml(pageWords(english)), html);
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

function readPack(language: Exclude<PageLanguage, 'en'>): Pack {
  return JSON.parse(readFileSync(new URL(`./packs/${language}.json`, import.meta.url), 'utf8')) as Pack;
}
