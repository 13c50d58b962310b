/**
 * The number that a person has typed: with commas before three digits each, a dollar or percent sign, or k, m and b for thousand,
 * million and billion. Null for an empty text, undefined for one that is no number.
 */
export function parseNumber(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s$%]|,(?=\d{3}(?!\d))/g, '').toLowerCase();
  if (bare === '') return null;
  const [, digits = NaN, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))([kmb]?)$/.exec(bare) ?? [];
  const number = Number(digits) * (units[unit] ?? 1);
  return Number.isFinite(number) ? number : undefined;
}

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
