import type { TextExpression, TextTerm } from './TextExpression.ts';
import { escapeFilterValue, escapeTermEdges, escapeWithBackslash } from './escapeFilterValue.ts';

/** Writes a text expression so that parseTextExpression reads the same terms again: exclusions come last. */
export function printTextExpression(expression: TextExpression): string {
  return [...expression.include.map(printTerm), ...expression.exclude.map((term) => `-${printTerm(term)}`)].join(',');
}

function printTerm(term: TextTerm): string {
  switch (term.kind) {
    case 'exact':
      return escapeFilterValue(term.value);
    case 'contains':
      return `%${escapeFilterValue(term.value)}%`;
    case 'startsWith':
      return `${escapeFilterValue(term.value)}%`;
    case 'endsWith':
      return `%${escapeFilterValue(term.value)}`;
    case 'like':
      return escapeTermEdges(escapePattern(term.value));
    case 'empty':
      return 'EMPTY';
    case 'null':
      return 'NULL';
  }
}

function escapePattern(pattern: string): string {
  return pattern.replace(/\^[%_^]|[,\\"\p{Cc}]/gu, (found) => {
    if (found.startsWith('^')) return found;
    return found === ',' ? '^,' : escapeWithBackslash(found);
  });
}
