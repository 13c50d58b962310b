import { printDateRange } from './printDateExpression.ts';

/**
 * Returns the date expression of a range of days, `yyyy-mm-dd`, both included: `[from,to]`, `[from,inf)`, `(-inf,to]`.
 * Without ends: `''`, which matches everything.
 */
export function dateRangeFilter({ from = null, to = null }: { from?: string | null; to?: string | null }): string {
  return from === null && to === null ? '' : printDateRange({ kind: 'absolute', from, to });
}
