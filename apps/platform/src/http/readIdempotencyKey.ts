import { ApiProblem } from './ApiProblem.ts';

/**
 * Returns the key in a request's `Idempotency-Key` header, with or without quotes as in
 * draft-ietf-httpapi-idempotency-key-header; undefined without one. Throws a 400 for an invalid key.
 */
export function readIdempotencyKey(request: Request): string | undefined {
  const header = request.headers.get('idempotency-key');
  if (header === null) return undefined;
  const key = /^"?([\x21\x23-\x7e]{1,255})"?$/.exec(header.trim())?.[1];
  if (key !== undefined) return key;
  const message = 'must be 1 to 255 visible ASCII characters without spaces or quotes, such as a UUID';
  throw new ApiProblem(400, 'invalid_request', `Idempotency-Key ${message}.`, [{ path: 'Idempotency-Key', message }]);
}
