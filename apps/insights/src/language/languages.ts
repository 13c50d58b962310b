/** Languages of the app by their codes: their own names, and the regions whose form of numbers and dates they can take. */
export const languages = {
  en: { name: 'English', regions: ['US', 'CA', 'GB'] },
  de: { name: 'Deutsch', regions: ['DE', 'AT', 'CH'] },
  es: { name: 'Español', regions: ['US', 'MX', 'ES'] },
  fr: { name: 'Français', regions: ['FR', 'CA', 'CH'] },
} as const satisfies Record<string, { name: string; regions: readonly [string, ...string[]] }>;

/** Code of a language of the app. */
export type Language = keyof typeof languages;

/** American English. */
export const defaultTag = 'en-US';

/** The language and the region in a tag such as "de-AT"; American English for any other text. */
export function readTag(tag: string | null): { tag: string; language: Language; region: string } {
  const [code = '', region = ''] = tag?.split('-') ?? [];
  const language = Object.hasOwn(languages, code) ? (code as Language) : null;
  const regions: readonly string[] = language ? languages[language].regions : [];
  if (tag === null || language === null || !regions.includes(region) || tag !== `${language}-${region}`)
    return { tag: defaultTag, language: 'en', region: 'US' };
  return { tag, language, region };
}

/** The first of some tags, such as those of a browser, whose language the app has, with a region of that; else American English. */
export function firstKnownTag(tags: readonly string[]): string {
  for (const tag of tags) {
    const [code = '', region = ''] = tag.split('-');
    if (!Object.hasOwn(languages, code)) continue;
    const regions: readonly string[] = languages[code as Language].regions;
    return `${code}-${regions.includes(region) ? region : regions[0]}`;
  }
  return defaultTag;
}
