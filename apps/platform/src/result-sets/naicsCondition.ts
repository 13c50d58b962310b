import type { TextExpression } from '@agency-insights/insights-api/contract';
import { allOf, anyOf, column, compare, value } from '../warehouse/expressions.ts';
import type { Expression } from '../warehouse/Query.ts';
import { filterProblem } from './filterProblem.ts';
import { patternCount, textMatcher, type TextMatcher } from './textMatcher.ts';

/** Max NAICS terms of a filter; the classification has 2,125 codes in all levels. */
const maxTerms = 2_500;
const maxPatterns = 100;

/**
 * Returns the matcher of a NAICS filter; undefined if it is not set. Codes of every level match by prefix, sectors that
 * are spans (`31-33`) by their first two digits. @throws ApiProblem 400 `invalid_request` for too many terms
 */
export function naicsMatcher(expression: TextExpression | undefined): TextMatcher | undefined {
  if (!expression) return undefined;
  const terms = expression.include.length + expression.exclude.length;
  if (terms > maxTerms || patternCount(expression) > maxPatterns) {
    throw filterProblem('naics', `At most ${maxTerms} codes and ${maxPatterns} patterns are allowed in one filter.`);
  }
  return textMatcher(expression, codeFits);
}

/**
 * Returns the condition for policies with a NAICS code in `fitting` (1 by position in `codes`: the codes in the data,
 * six digits, ascending), as a few ranges of integers. `withoutCode`: whether policies without a code also match.
 */
export function naicsCondition(codes: readonly string[], fitting: Uint8Array, withoutCode: boolean): Expression {
  const naics = column('naics');
  if (withoutCode && fitting.every((fits) => fits === 1)) return allOf([]);
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

/** Returns the first and last position of every run of 1. */
function runsOf(flags: Uint8Array): [number, number][] {
  const runs: [number, number][] = [];
  for (const [index, flag] of flags.entries()) {
    const last = runs.at(-1);
    if (flag === 0) continue;
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}
