import type { ProviderProfile } from './ProviderClient.ts';

/** Returns the claims of a provider about a user; ignores an unverified address. */
export function profileOf(
  claims: Readonly<Record<string, unknown>>,
  { iss, sub }: { iss: string; sub: string },
): ProviderProfile {
  return {
    issuer: iss,
    subject: sub,
    email: hasText(claims.email) && claims.email_verified !== false ? claims.email : null,
    emailVerified: claims.email_verified === true,
    firstName: hasText(claims.given_name) ? claims.given_name : hasText(claims.name) ? claims.name : '',
    lastName: hasText(claims.family_name) ? claims.family_name : '',
  };
}

/** Whether a claim exists and is not empty. */
export function hasText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
