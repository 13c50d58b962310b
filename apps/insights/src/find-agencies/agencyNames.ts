import {
  joinChoices,
  readFilterValue,
  splitFilterTerms,
  type CustomFieldCodec,
} from '@agency-insights/form-renderer/filters';

/** A whole name, or a part of names. */
export interface NameTerm {
  kind: 'exact' | 'contains';
  value: string;
}

/** The names and parts of names that a filter lets through; null where it says more than that, or cannot be read. */
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

/** A name as it is, a part as `contains “red riv”`, or in a sentence, after "named", as `like “red riv”`. */
export function describeName({ kind, value }: NameTerm, verb: 'contains' | 'like' = 'contains'): string {
  return kind === 'exact' ? value : `${verb} “${value}”`;
}

/** How the agency name travels: its value is the filter expression itself. */
export const agencyNameCodec: CustomFieldCodec = {
  toExpression: (value) => (typeof value === 'string' && readNames(value) !== null ? value : undefined),
  fromExpression: (expression) => (readNames(expression) === null ? undefined : expression),
  describe: (value, _field, place) => {
    const terms = readNames(String(value)) ?? [];
    return joinChoices(terms.map((term) => describeName(term, place === 'sentence' ? 'like' : 'contains')));
  },
};
