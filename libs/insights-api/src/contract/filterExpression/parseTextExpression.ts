import { FilterExpressionError } from './FilterExpressionError.ts';
import type { TextExpression, TextTerm } from './TextExpression.ts';
import { isBlank, readTextTerm, type TextAtom } from './readTextTerm.ts';

const excludingNot = /NOT[ \t\r\n]+(?=[^ \t\r\n,])/y;

/**
 * Reads a text expression of the vendor's grammar: `TX,OK` (comma is OR), `%aus%`, `aus%`, `%tin`, `A%n` and `_` (any one character),
 * `EMPTY`, `NULL`, `-TX` or `NOT TX` (not this one), `Austin^, TX` or `"Austin, TX"` (an escaped comma).
 * Spaces around terms do not count. `''` is the expression without terms. Throws FilterExpressionError.
 */
export function parseTextExpression(text: string): TextExpression {
  const expression: TextExpression = { include: [], exclude: [] };
  if (text === '') return expression;
  let at = 0;
  while (at <= text.length) {
    at = skipBlanks(text, at);
    const body = skipExclusion(text, at);
    const written = readTextTerm(text, body);
    if (written.raw === '') throw new FilterExpressionError('empty_term', at, 'A value is missing');
    const quoted = text.charAt(body) === '"';
    (body === at ? expression.include : expression.exclude).push(toTerm(written.atoms, quoted ? '' : written.raw));
    at = written.end + 1;
  }
  return expression;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charAt(at))) at += 1;
  return at;
}

function skipExclusion(text: string, at: number): number {
  if (text.charAt(at) === '-') return skipBlanks(text, at + 1);
  excludingNot.lastIndex = at;
  return excludingNot.test(text) ? excludingNot.lastIndex : at;
}

function toTerm(atoms: readonly TextAtom[], keyword: string): TextTerm {
  if (keyword === 'EMPTY' || keyword === 'empty') return { kind: 'empty', value: '' };
  if (keyword === 'NULL' || keyword === 'null') return { kind: 'null', value: '' };
  const opens = isAnyRun(atoms[0]);
  const closes = atoms.length > 1 && isAnyRun(atoms.at(-1));
  const inner = atoms.slice(opens ? 1 : 0, closes ? -1 : undefined);
  if ((inner.length === 0 && opens) || inner.some((atom) => 'wildcard' in atom))
    return { kind: 'like', value: atoms.map(toPattern).join('') };
  const value = inner.map((atom) => ('literal' in atom ? atom.literal : '')).join('');
  if (opens) return { kind: closes ? 'contains' : 'endsWith', value };
  return { kind: closes ? 'startsWith' : 'exact', value };
}

function isAnyRun(atom: TextAtom | undefined): boolean {
  return atom !== undefined && 'wildcard' in atom && atom.wildcard === '%';
}

function toPattern(atom: TextAtom): string {
  return 'wildcard' in atom ? atom.wildcard : atom.literal.replace(/[%_^]/g, '^$&');
}
