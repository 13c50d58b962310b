import type { NumberExpression, NumberRange } from './NumberExpression.ts';

/** Writes a number expression so that parseNumberExpression reads the same ranges again: exclusions come last. */
export function printNumberExpression(expression: NumberExpression): string {
  const exclude = expression.exclude.map((range) => `NOT ${printRange(range)}`);
  // A single NOT would also apply to the plain numbers beside it, so write it twice as the vendor does.
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
