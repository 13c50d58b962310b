import type { z } from 'zod';

/** What a schema expects, in words that go on after "must be". */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

/** What a length counts, by the kind of value. */
const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
};

/**
 * What is wrong with a value, as the end of a sentence that begins with its name: "is missing", "may not be empty".
 * Undefined where the validator's own words have to do. A message that a schema gives itself comes before these.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return wordLimit(issue.origin, 'least', Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return wordLimit(issue.origin, 'most', Number(issue.maximum), issue.inclusive ?? true);
    case 'invalid_value':
      return wordChoice(issue.values.map(String), issue.input);
    case 'invalid_format':
      return 'is not in the form that is expected here';
    case 'invalid_key':
      return 'has a name that is empty or too long';
    case 'invalid_union':
      return 'is in none of the forms that are accepted here';
    default:
      return undefined;
  }
}

function wordLimit(origin: string, side: 'least' | 'most', limit: number, inclusive: boolean): string {
  const unit = units[origin];
  if (unit === undefined) {
    if (inclusive) return `must be at ${side} ${limit}`;
    return `must be ${side === 'least' ? 'more' : 'less'} than ${limit}`;
  }
  if (side === 'least' && limit === 1) return 'may not be empty';
  return side === 'least' ? `must have at least ${limit} ${unit}` : `may have at most ${limit} ${unit}`;
}

function wordChoice(values: readonly string[], input: unknown): string {
  if (input === undefined) return 'is missing';
  return values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;
}
