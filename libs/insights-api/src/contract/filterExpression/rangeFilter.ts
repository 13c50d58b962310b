import { printRange } from './printNumberExpression.ts';

/**
 * The number expression of a range with both ends included: `[min,max]`, `[min,inf)`, `(-inf,max]`.
 * No end at all: `''`, which lets everything through.
 */
export function rangeFilter({ min = null, max = null }: { min?: number | null; max?: number | null }): string {
  return min === null && max === null ? '' : printRange({ min, max, minOpen: false, maxOpen: false });
}
