import type { de as contract } from '@agency-insights/insights-api/locales/de';
import type german from './packs/de.json';

/** A text of the dashboards or of the contract, by its English: the packs of all languages have it. */
export type Text = keyof typeof german | keyof typeof contract;

/** A text without values, such as a heading. */
export type Label = { [T in Text]: T extends `${string}{${string}` ? never : T }[Text];

/** The texts of a language by their English text. A missing text stays English. */
export type Texts = Readonly<Record<string, string>>;

/** The current language. */
export interface ShownLanguage {
  /** BCP 47 tag of language and region: "de-AT". */
  tag: string;
  texts: Texts;
}

/** The places of a text that take values: "count" and "state" of "{count} agencies in {state}". */
type PlacesOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesOf<Rest> : never;

type Values<Places extends string> = Readonly<Record<Places, string | number>>;

type ValuesOf<T extends string> = [PlacesOf<T>] extends [never] ? [] : [values: Values<PlacesOf<T>>];

type OtherValuesOf<T extends string> = [Exclude<PlacesOf<T>, 'count'>] extends [never]
  ? []
  : [values: Values<Exclude<PlacesOf<T>, 'count'>>];

/** American English, in which the texts are written. */
export const english: ShownLanguage = { tag: 'en-US', texts: {} };

let shown = english;

/** Changes the language; rendered parts keep the previous one until they render again. */
export function showLanguage(language: ShownLanguage): void {
  shown = language;
}

/** The tag of the current language, for `Intl`. */
export function shownTag(): string {
  return shown.tag;
}

/** Returns a text in the current language, with values in its places. The frame has one language at a time. */
export const t: <T extends Text>(english: T, ...values: ValuesOf<T>) => string = (text, ...values) =>
  translated(text, values[0]);

/**
 * Returns the text of a count by the plural rules of the current language; `{count}` is the count with separators. French has
 * one "agence" and none.
 */
export function tCount<One extends Text, Other extends Text>(
  count: number,
  one: One,
  other: Other,
  ...[values]: OtherValuesOf<One | Other>
): string {
  const text = translated(rules().select(count) === 'one' ? one : other);
  return fill(text, { ...values, count: counts().format(count) });
}

/** Returns an external text, such as the title of a tile, in the current language, with values in its places. */
export function translated(text: string, values?: Values<string>): string {
  return fill(Object.hasOwn(shown.texts, text) ? (shown.texts[text] ?? text) : text, values);
}

/** Returns a reader of a value that is computed once per language. */
export function ofLanguage<T>(make: (tag: string) => T): () => T {
  let made: { of: ShownLanguage; value: T } | undefined;
  return () => {
    if (made?.of !== shown) made = { of: shown, value: make(shown.tag) };
    return made.value;
  };
}

const rules = ofLanguage((tag) => new Intl.PluralRules(tag));
const counts = ofLanguage((tag) => new Intl.NumberFormat(tag));

function fill(text: string, values: Values<string> | undefined): string {
  return values === undefined
    ? text
    : text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
