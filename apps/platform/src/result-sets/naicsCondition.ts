import type { TextExpression } from '@agency-insights/insights-api/contract';
import { allOf, anyOf, column, compare, value } from '../warehouse/expressions.ts';
import type { Expression } from '../warehouse/Query.ts';
import { filterProblem } from './filterProblem.ts';
import { patternCount, textMatcher } from './textMatcher.ts';

/** Most NAICS terms of a filter; the classification has 2,125 codes in all levels. */
const mostTerms = 2_500;
const mostPatterns = 100;

/**
 * The condition of a NAICS filter. Codes of every level fit by prefix, sectors that are spans (`31-33`) by their
 * first two digits. The terms are resolved against the codes that occur in the data (`codes`, six digits, ascending), so that
 * the scan compares a few ranges of integers. Policies without a code fit where the expression lets null through.
 */
export function naicsCondition(
  expression: TextExpression | undefined,
  codes: readonly string[],
): Expression | undefined {
  if (!expression) return undefined;
  const terms = expression.include.length + expression.exclude.length;
  if (terms > mostTerms || patternCount(expression) > mostPatterns) {
    throw filterProblem('naics', `At most ${mostTerms} codes and ${mostPatterns} patterns are allowed in one filter.`);
  }
  const matches = textMatcher(expression, codeFits);
  const naics = column('naics');
  const fitting = codes.map((code) => matches(code));
  const withoutCode = matches(null);
  if (withoutCode && fitting.every(Boolean)) return allOf([]);
  const ranges = runsOf(fitting).map(([first, last]) => rangeOf(naics, Number(codes[first]), Number(codes[last])));
  return anyOf(withoutCode ? [...ranges, { kind: 'isNull', operand: naics }] : ranges);
}

function codeFits(wanted: string): (code: string) => boolean {
  const [, first = '', last = ''] = /^(\d\d)-(\d\d)$/.exec(wanted) ?? [];
  if (first !== '') return (code) => code.slice(0, 2) >= first && code.slice(0, 2) <= last;
  return /^\d{2,6}$/.test(wanted) ? (code) => code.startsWith(wanted) : () => false;
}

function rangeOf(operand: Expression, first: number, last: number): Expression {
  if (first === last) return compare(operand, '=', value('integer', first));
  return allOf([compare(operand, '>=', value('integer', first)), compare(operand, '<=', value('integer', last))]);
}

/** First and last position of every run of true. */
function runsOf(flags: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [index, flag] of flags.entries()) {
    const last = runs.at(-1);
    if (!flag) continue;
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}
