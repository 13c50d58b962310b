import { nameWords, type TextExpression, type TextTerm } from '@agency-insights/insights-api/contract';
import { matchesPattern, readPattern } from './matchesPattern.ts';

/**
 * Whether a lower-case text passes a filter; null for a missing value. With the `words` of a name (`TextPool.words`), `contains`
 * looks for each word of its text, in any order.
 */
export type TextMatcher = (text: string | null, words?: string) => boolean;

/**
 * Comparison of an exact value if it is not equality: NAICS codes match by prefix. Value and text are in lower case.
 */
export type ExactRule = (value: string) => (text: string) => boolean;

/**
 * Returns the matcher of a text expression: any of `include` (or that is empty) and none of `exclude`, ignoring case.
 * Compares user text in memory with the values of a dimension; it never reaches the engine.
 */
export function textMatcher(expression: TextExpression, exact?: ExactRule): TextMatcher {
  const included = expression.include.length === 0 ? () => true : anyTerm(expression.include, exact);
  const excluded = anyTerm(expression.exclude, exact);
  return (text, words) => included(text, words) && !excluded(text, words);
}

/** Returns the number of terms that must be compared with every value: all but exact values. */
export function patternCount({ include, exclude }: TextExpression): number {
  return [...include, ...exclude].filter((term) => term.kind !== 'exact').length;
}

function anyTerm(terms: readonly TextTerm[], exact: ExactRule | undefined): TextMatcher {
  const values = new Set(exact ? [] : terms.filter((t) => t.kind === 'exact').map((t) => t.value.toLowerCase()));
  const matchers = terms.filter((t) => exact || t.kind !== 'exact').map((term) => termMatcher(term, exact));
  return (text, words) => (text !== null && values.has(text)) || matchers.some((matches) => matches(text, words));
}

function termMatcher({ kind, value }: TextTerm, exact: ExactRule | undefined): TextMatcher {
  const wanted = value.toLowerCase();
  switch (kind) {
    case 'null':
      return (text) => text === null;
    case 'empty':
      return (text) => text === '';
    case 'exact': {
      const fits = exact?.(wanted) ?? ((text: string) => text === wanted);
      return (text) => text !== null && fits(text);
    }
    case 'contains': {
      const parts = nameWords(value);
      return (text, words) =>
        // A text without words, such as "&", is looked for as it is.
        words === undefined || parts.length === 0
          ? text !== null && text.includes(wanted)
          : parts.every((part) => words.includes(part));
    }
    case 'startsWith':
      return (text) => text !== null && text.startsWith(wanted);
    case 'endsWith':
      return (text) => text !== null && text.endsWith(wanted);
    case 'like': {
      const pattern = readPattern(wanted);
      return (text) => text !== null && matchesPattern(text, pattern);
    }
  }
}
