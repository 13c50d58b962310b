import { Secret, TOTP } from 'otpauth';

/** Length of a secret, as RFC 4226 recommends: 160 bits. */
const secretBytes = 20;
const stepMs = 30_000;
/** Accepted steps before and after the current one: clocks differ, and typing takes time. */
const stepsAround = 1;

/** Returns a new random secret in Base32, the format of authenticator apps. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ issuer: 'Agency Insights', label: email, secret }).toString();
}

/** Returns the time step (RFC 6238) of a code; null if the code is not valid now. Ignores spaces. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp: now, window: stepsAround });
  return delta === null ? null : Math.floor(now / stepMs) + delta;
}
