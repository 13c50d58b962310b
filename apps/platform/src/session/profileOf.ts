import type { ProviderProfile } from './ProviderClient.ts';

/** What a provider says of a person, by its claims; an address that it calls unverified counts as none. */
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

/** Whether a claim is there and says something. */
export function hasText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
