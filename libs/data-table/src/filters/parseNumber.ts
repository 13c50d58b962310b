/**
 * The number that a person has typed: with separators of thousands, a dollar or percent sign, or k, m and b for thousand,
 * million and billion. Null for an empty text, undefined for one that is no number.
 */
export function parseNumber(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s,$%]/g, '').toLowerCase();
  if (bare === '') return null;
  const [, digits = '', unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))([kmb]?)$/.exec(bare) ?? [];
  if (digits === '') return undefined;
  return Number(digits) * (units[unit] ?? 1);
}

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
