import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A CSRF token and the cookie value that validates it. */
export interface CsrfPair {
  token: string;
  cookie: string;
}

/** Returns the token of a browser's cookie; creates a new pair without a valid cookie. */
export function csrfPair(cookie: string | undefined, key: Uint8Array): CsrfPair {
  const token = cookie === undefined ? null : vouchedToken(cookie, key);
  if (token !== null && cookie !== undefined) return { token, cookie };
  const fresh = randomBytes(32).toString('base64url');
  return { token: fresh, cookie: `${fresh}.${signatureOf(fresh, key)}` };
}

/** Whether a token in a body matches the same browser's cookie (signed double submit). */
export function isCsrfTokenValid(token: string, cookie: string | undefined, key: Uint8Array): boolean {
  const vouched = cookie === undefined ? null : vouchedToken(cookie, key);
  return vouched !== null && equal(vouched, token);
}

function vouchedToken(cookie: string, key: Uint8Array): string | null {
  const [token, signature, ...rest] = cookie.split('.');
  if (!token || !signature || rest.length > 0) return null;
  return equal(signature, signatureOf(token, key)) ? token : null;
}

function signatureOf(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
