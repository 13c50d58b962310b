import { ApiProblem } from './ApiProblem.ts';

/**
 * Returns the query of an address as an object. Refuses repeated parameters, because no call accepts lists that way.
 */
export function readQuery(url: string): Record<string, string> {
  return singleValues(new URL(url).searchParams, 'The query');
}

/** Returns form or query fields as name → value; throws a 400 that names a repeated field. */
export function singleValues(fields: URLSearchParams, what: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of fields) {
    if (values.has(name)) {
      throw new ApiProblem(400, 'invalid_request', `${what} is not valid: ${name} is given more than once.`, [
        { path: name, message: 'is given more than once' },
      ]);
    }
    values.set(name, value);
  }
  return Object.fromEntries(values);
}
