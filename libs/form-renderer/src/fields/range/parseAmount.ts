const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/**
 * Returns the number in a text that a user typed in the form of a locale: `1.5M`, `$250k`, `1,250,000`, in German `1.250.000,5`.
 * Null for an empty text, undefined for one that is no number.
 */
export function parseAmount(text: string, locale: string): number | null | undefined {
  const written = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(11_111.5);
  const [, group = '', decimal = '.'] = /11(.*)111(.)5/.exec(written) ?? [];
  const groups = new RegExp(`[\\s$€%]|[${group}'’](?=\\d{3}(?!\\d))`, 'g');
  const bare = text.replaceAll(groups, '').replace(decimal, '.').toLowerCase();
  if (bare === '') return null;
  const [, digits = NaN, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))([kmb]?)$/.exec(bare) ?? [];
  const number = Number(digits) * (units[unit] ?? 1);
  return Number.isFinite(number) ? number : undefined;
}
