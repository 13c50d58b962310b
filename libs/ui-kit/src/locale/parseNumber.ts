/**
 * The number that a user has typed in the form of a locale: with its separators before three digits each, the sign of a
 * currency or of percent, or k, m and b for thousand, million and billion. "1.000,50" is 1000.5 in German. Null for an empty
 * text, undefined for one that is no number.
 */
export function parseNumber(text: string, locale = 'en-US'): number | null | undefined {
  const { group, decimal } = separatorsOf(locale);
  // Only before three digits: in German "1.5" is a slip for 1,5. Swiss groups are typed with either apostrophe.
  const groups = new RegExp(`[\\s\\p{Sc}%]|[${group}'’](?=\\d{3}(?!\\d))`, 'gu');
  const bare = text.replaceAll(groups, '').replace(decimal, '.').toLowerCase();
  if (bare === '') return null;
  const [, digits = NaN, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))([kmb]?)$/.exec(bare) ?? [];
  const number = Number(digits) * (units[unit] ?? 1);
  return Number.isFinite(number) ? number : undefined;
}

/** Writes a number as it is typed: without groups, with the decimal separator of the locale; empty for null. */
export function typedNumber(number: number | null, locale = 'en-US'): string {
  return number === null ? '' : String(number).replace('.', separatorsOf(locale).decimal);
}

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** Returns what a locale writes between groups of digits and before decimals. */
function separatorsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(11_111.5);
  const written = parts.map(({ value }) => value).join('');
  const [, group = '', decimal = '.'] = /11(.*)111(.)5/.exec(written) ?? [];
  return { group, decimal };
}
