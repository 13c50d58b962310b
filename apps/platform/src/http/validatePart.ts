import type { z } from 'zod';
import { ApiProblem, type ProblemIssue } from './ApiProblem.ts';
import { isNestedDeeper } from './isNestedDeeper.ts';
import { findUnstorableText } from './findUnstorableText.ts';
import { wordIssue } from './wordIssue.ts';

/** Max faults in one response. */
const maxIssues = 20;
/** Max nesting of lists and objects: schemas are recursive, and no call needs more. */
const maxNesting = 200;

/**
 * Validates one part of a request (path, query, body) and returns the parsed value. Throws a 400 that lists every fault
 * and unknown field by its path.
 */
export function validatePart(schema: z.ZodType | undefined, value: unknown, what: string): unknown {
  if (schema === undefined) return undefined;
  const unstorable = findUnstorableText(value);
  if (unstorable !== null)
    throw refuse(what, [
      { path: unstorable, message: 'holds a character that text cannot have (NUL or half of a surrogate pair)' },
    ]);
  if (isNestedDeeper(value, maxNesting))
    throw refuse(what, [{ path: '', message: `It is nested deeper than ${maxNesting} levels` }]);
  const result = schema.safeParse(value, { error: wordIssue });
  if (result.success) return result.data;
  throw refuse(what, result.error.issues.flatMap(issuesOf));
}

function issuesOf(issue: z.core.$ZodIssue): ProblemIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: issue.message }));
  }
  return [{ path: pathOf(issue.path), message: issue.message }];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, 200);
}

function refuse(what: string, issues: ProblemIssue[]): ApiProblem {
  const [first] = issues;
  return new ApiProblem(
    400,
    'invalid_request',
    `${what} is not valid: ${first === undefined ? 'check it' : sentenceOf(first)}.`.replace(/\.\.$/, '.'),
    issues.slice(0, maxIssues),
  );
}

/**
 * Writes "filterName may not be empty", but "filterName: give the search a name": not every message continues the name.
 */
function sentenceOf({ path, message }: ProblemIssue): string {
  if (path === '') return message;
  return /^(is|may|must|has|holds)\b/.test(message) ? `${path} ${message}` : `${path}: ${message}`;
}
