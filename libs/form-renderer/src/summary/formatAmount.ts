import type { NumberUnit } from '../schema/FieldSchema.ts';

const options = { maximumSignificantDigits: 4 } as const;
const formats: Readonly<Record<NumberUnit, Intl.NumberFormat>> = {
  usd: new Intl.NumberFormat('en-US', { ...options, style: 'currency', currency: 'USD', notation: 'compact' }),
  number: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }),
  percent: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }),
};

/** A number in its unit: `$1.25M`, `1,250`, `12%`. Percentages are given as they are read, 12 for 12 %. */
export function formatAmount(value: number, unit: NumberUnit): string {
  return `${formats[unit].format(value)}${unit === 'percent' ? '%' : ''}`;
}
