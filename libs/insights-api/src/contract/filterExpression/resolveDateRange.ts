import type { DateRangeTerm } from './DateExpression.ts';
import { addDays, startOfUnit } from './calendarDay.ts';

/**
 * Returns the first and the last day that a term includes; null: no limit on that side.
 * `today` (`yyyy-mm-dd`) is the base of relative terms.
 */
export function resolveDateRange(term: DateRangeTerm, today: string): { from: string | null; to: string | null } {
  if (term.kind === 'absolute') return { from: term.from, to: term.to };
  return {
    from: startOfUnit(today, term.unit, -term.ago),
    to: addDays(startOfUnit(today, term.unit, term.count - term.ago), -1),
  };
}
