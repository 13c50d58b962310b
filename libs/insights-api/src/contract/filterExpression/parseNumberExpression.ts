import { FilterExpressionError } from './FilterExpressionError.ts';
import type { NumberExpression, NumberRange } from './NumberExpression.ts';
import { readNumber, readRangeEnd } from './readNumber.ts';
import { splitTerms, type ExpressionPart } from './splitTerms.ts';

const leadingNot = /^(?:NOT(?![a-z])|!=|<>)\s*/i;
const brackets = /^([[(])([^,]*),([^,]*)([\])])$/;
const both = /^([<>]=?)\s*([^\s<>=]+)\s+AND\s+([<>]=?)\s*([^\s<>=]+)$/i;
const comparison = /^([<>]=?)\s*([^\s<>=]+)$/;
const fromTo = /^([^\sa-z]*)\s*TO\s*([^\sa-z]*)$/i;

interface NumberTerm {
  range: NumberRange;
  not: boolean;
  /** A plain number, as opposed to a range or a comparison. */
  plain: boolean;
}

/**
 * Reads a number expression of the vendor's grammar: `5`, `1,3,5` (comma or OR), `[1,100)`, `[1000000,inf)`, `(,5]`, `>=5`, `>5 AND <=10`,
 * `5 to 10`, and NOT before any of them. `inf` may stand before either bracket.
 * As with the vendor, a single NOT before a plain number holds for the plain numbers beside it: `NOT 66,99,4` excludes all three.
 * `''` is the expression without terms. Throws FilterExpressionError.
 */
export function parseNumberExpression(text: string): NumberExpression {
  if (text === '') return { ranges: [], exclude: [] };
  const terms = spreadSingleNot(splitTerms(text).map(readTerm));
  return {
    ranges: terms.filter((term) => !term.not).map((term) => term.range),
    exclude: withoutRepeats(terms.filter((term) => term.not).map((term) => term.range)),
  };
}

function readTerm(part: ExpressionPart): NumberTerm {
  const not = leadingNot.exec(part.text)?.[0] ?? '';
  const body = { text: part.text.slice(not.length), position: part.position + not.length };
  if (body.text === '') throw new FilterExpressionError('empty_term', part.position, 'A number is missing');
  const range = readBrackets(body) ?? readComparison(body) ?? readFromTo(body);
  if (range) return { range: mustHold(range, body.position), not: not !== '', plain: false };
  const value = readNumber(body.text, body.position);
  return { range: { min: value, max: value, minOpen: false, maxOpen: false }, not: not !== '', plain: true };
}

function readBrackets({ text, position }: ExpressionPart): NumberRange | null {
  if (!/^[[(]/.test(text)) return null;
  const [, open, low = '', high = '', close] = brackets.exec(text) ?? [];
  if (open === undefined || (low.trim() === '' && high.trim() === '')) {
    throw new FilterExpressionError('unexpected', position, 'A range is written as [from,to], such as [1000000,inf)');
  }
  const min = readRangeEnd(low, '-inf', position + 1);
  const max = readRangeEnd(high, 'inf', position + low.length + 2);
  return { min, max, minOpen: min !== null && open === '(', maxOpen: max !== null && close === ')' };
}

function readComparison({ text, position }: ExpressionPart): NumberRange | null {
  const [, first, firstValue = '', second = '', secondValue = ''] = both.exec(text) ?? [];
  if (first !== undefined) {
    if (first[0] === second[0]) throw new FilterExpressionError('unexpected', position, 'AND joins one > with one <');
    const [low, high] = first.startsWith('>') ? [first, second] : [second, first];
    const [min, max] = first.startsWith('>') ? [firstValue, secondValue] : [secondValue, firstValue];
    return {
      min: readNumber(min, position),
      max: readNumber(max, position),
      minOpen: low === '>',
      maxOpen: high === '<',
    };
  }
  const [, sign, written = ''] = comparison.exec(text) ?? [];
  if (sign === undefined) return null;
  const value = readNumber(written, position + sign.length);
  return sign.startsWith('>')
    ? { min: value, max: null, minOpen: sign === '>', maxOpen: false }
    : { min: null, max: value, minOpen: false, maxOpen: sign === '<' };
}

function readFromTo({ text, position }: ExpressionPart): NumberRange | null {
  const [, low, high = ''] = fromTo.exec(text) ?? [];
  if (low === undefined) return null;
  if (low === '' && high === '')
    throw new FilterExpressionError('unexpected', position, 'A number is missing before or after "to"');
  return {
    min: low === '' ? null : readNumber(low, position),
    max: high === '' ? null : readNumber(high, position),
    minOpen: false,
    maxOpen: false,
  };
}

function mustHold(range: NumberRange, position: number): NumberRange {
  const { min, max } = range;
  if (min !== null && max !== null && (min > max || (min === max && (range.minOpen || range.maxOpen)))) {
    throw new FilterExpressionError(
      'empty_range',
      position,
      'The range holds no number: its first end must be the smaller one',
    );
  }
  return range;
}

/** The vendor's rule for a lone NOT on a plain number. */
function spreadSingleNot(terms: readonly NumberTerm[]): NumberTerm[] {
  const nots = terms.filter((term) => term.not);
  const lone = nots.length === 1 ? terms.findIndex((term) => term.not && term.plain) : -1;
  if (lone < 0) return [...terms];
  let first = lone;
  let last = lone;
  while (terms[first - 1]?.plain) first -= 1;
  while (terms[last + 1]?.plain) last += 1;
  return terms.map((term, index) => (index >= first && index <= last ? { ...term, not: true } : term));
}

function withoutRepeats(ranges: readonly NumberRange[]): NumberRange[] {
  const seen = new Set<string>();
  return ranges.filter((range) => {
    const key = JSON.stringify([range.min, range.max, range.minOpen, range.maxOpen]);
    return !seen.has(key) && seen.add(key);
  });
}
