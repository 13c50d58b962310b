import { growthOf } from '@agency-insights/insights-api/contract';
import type { ColumnarTable } from '../warehouse/ColumnarTable.ts';
import { numbersOf } from '../warehouse/readColumns.ts';
import type { AgencyTotals } from './SetDimensions.ts';

/** Returns the last complete calendar year up to `asOf` (`yyyy-mm-dd`). */
export function lastFullYear(asOf: string): number {
  const year = Number(asOf.slice(0, 4));
  return asOf.slice(5) === '12-31' ? year : year - 1;
}

/**
 * Fills in the change from the year before `year` to `year`, for each scope (0 personal, 1 commercial, 2 both). Without
 * premium in the previous year, or with more cancelled than written in one of both, there is no change.
 */
export function yearOnYear(years: ColumnarTable, year: number, totals: readonly AgencyTotals[]): void {
  const ids = numbersOf(years, 'agency_id');
  const lines = numbersOf(years, 'line');
  const yearOf = numbersOf(years, 'year');
  const premiums = numbersOf(years, 'premium');
  const length = totals[0]?.policies.length ?? 0;
  for (const [scope, total] of totals.entries()) {
    const last = new Float64Array(length);
    const before = new Float64Array(length);
    for (let row = 0; row < years.rowCount; row++) {
      if (scope !== 2 && lines[row] !== scope) continue;
      const sums = yearOf[row] === year ? last : yearOf[row] === year - 1 ? before : undefined;
      if (sums) sums[ids[row]!]! += premiums[row]!;
    }
    for (let id = 0; id < length; id++) {
      const growth = growthOf(last[id]!, before[id]!);
      if (growth === null) continue;
      total.yearOnYear[id] = growth;
      total.yearOnYearValid[id] = 1;
    }
  }
}
