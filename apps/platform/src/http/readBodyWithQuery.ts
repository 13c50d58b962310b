import type { Endpoint } from '@agency-insights/insights-api/contract';
import { ApiProblem } from './ApiProblem.ts';
import { readBody } from './readBody.ts';

/**
 * Reads a request's body. If the table says so, query parameters become fields of it, and a request with parameters
 * needs no body. Throws like `readBody`, and a 400 for a field that is in both.
 */
export async function readBodyWithQuery(
  request: Request,
  { encoding, bodyInQuery = false }: Endpoint,
  query: object,
  maxBytes: number,
): Promise<unknown> {
  if (!bodyInQuery || Object.keys(query).length === 0) return readBody(request, encoding, maxBytes);
  if (!hasBody(request)) return query;
  const body = await readBody(request, encoding, maxBytes);
  // The schema refuses values other than objects.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const twice = Object.keys(query).find((name) => Object.hasOwn(body, name));
  if (twice === undefined) return { ...query, ...body };
  const message = 'is in the body too; leave out one of them';
  throw new ApiProblem(400, 'invalid_request', `The query is not valid: ${twice} ${message}.`, [
    { path: twice, message },
  ]);
}

function hasBody({ headers }: Request): boolean {
  const length = headers.get('content-length');
  return length === null ? headers.has('content-type') || headers.has('transfer-encoding') : length !== '0';
}
