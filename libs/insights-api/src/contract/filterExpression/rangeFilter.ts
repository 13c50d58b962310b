import { printRange } from './printNumberExpression.ts';

/**
 * Returns the number expression of a range with both ends included: `[min,max]`, `[min,inf)`, `(-inf,max]`. Without
 * ends: `''`, which matches everything.
 */
export function rangeFilter({ min = null, max = null }: { min?: number | null; max?: number | null }): string {
  return min === null && max === null ? '' : printRange({ min, max, minOpen: false, maxOpen: false });
}
