import { z } from 'zod';

/** Descriptions of expected types, after "must be". */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

/** Descriptions of text formats. Others show their pattern. */
const formats: Readonly<Record<string, string>> = {
  datetime: 'a date and time with its time zone, like 2026-12-01T06:00:00Z',
  date: 'a date, like 2026-12-01',
  uuid: 'a UUID, like 123e4567-e89b-42d3-a456-426614174000',
};

/** Units of lengths, by the kind of value. */
const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
};

interface Union {
  errors: readonly (readonly z.core.$ZodIssue[])[];
  input?: unknown;
  /** Field that says which alternative is meant, with its allowed values. */
  discriminator?: string | undefined;
  options?: readonly unknown[] | undefined;
}

/** Limit of issues that one message names, since a list may have thousands of wrong entries. */
const maxNamed = 3;
/** Limit of allowed names that one message lists. */
const maxAllowed = 30;

/**
 * Describes a fault of a value, as the end of a sentence that starts with its name: "must be a number".
 * Undefined if the validator's message is used. A schema's own message takes precedence.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wordKind(issue.expected, issue.input);
    case 'unrecognized_keys':
      return wordUnknown(issue.inst);
    case 'too_small':
      return wordLimit(issue.origin, 'least', Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return wordLimit(issue.origin, 'most', Number(issue.maximum), issue.inclusive ?? true);
    case 'invalid_value':
      return wordChoice(issue.values.map(String), issue.input);
    case 'invalid_format':
      return wordFormat(issue.format, issue.pattern);
    case 'invalid_key':
      return `has a name that is not allowed: it ${wordAll(issue.issues)}`;
    case 'invalid_union':
      return issue.inclusive === false ? undefined : wordUnion(issue);
    default:
      return undefined;
  }
}

function wordKind(expected: string, input: unknown): string {
  const kind = `must be ${kinds[expected] ?? `a value of the type ${expected}`}`;
  return input === undefined ? `is missing; it ${kind}` : kind;
}

/** Describes the allowed names of an object with an unknown one. */
export function wordUnknown(schema: unknown): string {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (names.length === 0) return 'is not known here; leave it out';
  const more = names.length > maxAllowed ? ' …' : '';
  return `is not known here; allowed are ${names.slice(0, maxAllowed).join(', ')}${more}`;
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

function wordFormat(format: string, pattern: string | undefined): string {
  const form = formats[format];
  if (form !== undefined) return `must be ${form}`;
  return pattern === undefined ? `must be a valid ${format}` : `must match the pattern ${pattern}`;
}

/** Describes the allowed kinds, or the faults by alternative. */
function wordUnion({ discriminator, options, errors, input }: Union): string | undefined {
  if (discriminator !== undefined && options !== undefined)
    return wordChoice(options.map(String), (input as Record<string, unknown>)[discriminator]);
  return [...new Set(errors.map(wordAll))].join(', or ') || undefined;
}

function wordAll(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, maxNamed)
    .map(({ path, message }) => [path.map(String).join('.'), message].join(' ').trim())
    .join(' and ');
}

function wordChoice(values: readonly string[], input: unknown): string {
  const choice = values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;
  return input === undefined ? `is missing; it ${choice}` : choice;
}
