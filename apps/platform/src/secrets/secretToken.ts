import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** Returns 256 random bits as base64url: a secret for an address or a cookie. */
export function newSecretToken(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** Returns the hash under which a secret token is stored: a reader of the database cannot use it. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
