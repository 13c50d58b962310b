import type { NumberExpression, NumberRange } from './NumberExpression.ts';

/** Writes a number expression so that parseNumberExpression reads the same ranges again: what is excluded stands last. */
export function printNumberExpression(expression: NumberExpression): string {
  const exclude = expression.exclude.map((range) => `NOT ${printRange(range)}`);
  // A lone NOT beside plain numbers would take them with it; the vendor writes it twice.
  const lone = exclude.length === 1 && expression.ranges.length > 0 ? exclude : [];
  return [...expression.ranges.map(printRange), ...exclude, ...lone].join(',');
}

/** Writes one range: `5`, `[1,100)`, `[1000000,inf)`, `(-inf,5]`. */
export function printRange({ min, max, minOpen, maxOpen }: NumberRange): string {
  if (min !== null && min === max) return String(min);
  const from = min === null ? '(-inf' : `${minOpen ? '(' : '['}${min}`;
  const to = max === null ? 'inf)' : `${max}${maxOpen ? ')' : ']'}`;
  return `${from},${to}`;
}
