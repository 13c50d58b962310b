import { returnAddress } from './returnAddress.ts';

/** The address for a user who was away too long: signed out, with the reason on the sign-in page, and back from there. */
export function idleSignOutAddress(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  person: string | null,
): string {
  const signIn = new URLSearchParams({ error: 'SessionIdle', callbackUrl: returnAddress(location, person) });
  return `/api/signout?${new URLSearchParams({ callbackUrl: `/api/auth/signin?${signIn}` })}`;
}
