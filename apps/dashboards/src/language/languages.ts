/** Languages that the dashboards have, besides English, by the code in a tag. */
const codes = ['de', 'es', 'fr'] as const;

/** Code of a language with a pack. */
export type TranslatedLanguage = (typeof codes)[number];

/** Reads the tag of a language and region that the dashboards can be shown in: "de-AT"; null for any other text. */
export function readLanguageTag(text: unknown): string | null {
  if (typeof text !== 'string' || !/^[a-z]{2}-[A-Z]{2}$/.test(text)) return null;
  return text.startsWith('en-') || translatedLanguage(text) !== null ? text : null;
}

/** The language of a tag that has a pack; null for English, which needs none. */
export function translatedLanguage(tag: string): TranslatedLanguage | null {
  return codes.find((code) => tag.startsWith(`${code}-`)) ?? null;
}
