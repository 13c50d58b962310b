import { ApiProblem } from './ApiProblem.ts';

/** The query of an address as an object. A repeated parameter is refused, since no call takes lists that way. */
export function readQuery(url: string): Record<string, string> {
  return singleValues(new URL(url).searchParams, 'The query');
}

/** Name → value of form or query fields; throws a 400 that names a field given more than once. */
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
