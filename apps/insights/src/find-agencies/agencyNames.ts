import {
  joinChoices,
  readFilterValue,
  splitFilterTerms,
  type CustomFieldCodec,
  type FormWords,
} from '@agency-insights/form-renderer/filters';
import type { Translate, Words } from '../language/createWords.ts';

/** A whole name, or a part of names. */
export interface NameTerm {
  kind: 'exact' | 'contains';
  value: string;
}

/** The names and parts of names that a filter lets through; null if it says more than that, or cannot be read. */
export function readNames(expression: string): NameTerm[] | null {
  if (expression.trim() === '') return [];
  const terms = splitFilterTerms(expression).map(readTerm);
  return terms.every((term) => term !== null) ? terms : null;
}

function readTerm(text: string): NameTerm | null {
  const part = /^%(.+)%$/s.exec(text)?.[1];
  const value = readFilterValue(part ?? text);
  return value === undefined ? null : { kind: part === undefined ? 'exact' : 'contains', value };
}

/** A name as it is, a part as `contains “red riv”`. */
export function describeName({ kind, value }: NameTerm, t: Translate): string {
  return kind === 'exact' ? value : t('contains “{text}”', { text: value });
}

/** `named Acme or Bolt`, `whose name contains “red riv”`, or both. */
function phraseOf(terms: readonly NameTerm[], t: Translate, words: FormWords): string {
  const valuesOf = (wanted: NameTerm['kind']) => terms.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  const names = joinChoices(valuesOf('exact'), words);
  const parts = joinChoices(
    valuesOf('contains').map((text) => t('“{text}”', { text })),
    words,
  );
  const phrases = [names && t('named {names}', { names }), parts && t('whose name contains {parts}', { parts })];
  return words.texts.value.or(phrases.filter(Boolean));
}

/** Codec of the agency name: its value is the filter expression. */
export const agencyNameCodec = ({ t }: Words, words: FormWords): CustomFieldCodec => ({
  toExpression: (value) => (typeof value === 'string' && readNames(value) !== null ? value : undefined),
  fromExpression: (expression) => (readNames(expression) === null ? undefined : expression),
  describe: (value, _field, place) => {
    const terms = readNames(String(value)) ?? [];
    return place === 'sentence'
      ? phraseOf(terms, t, words)
      : joinChoices(
          terms.map((term) => describeName(term, t)),
          words,
        );
  },
});
