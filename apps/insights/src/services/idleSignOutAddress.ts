import { returnAddress } from './returnAddress.ts';

/** Where a person goes who was away too long: signed out, told why on the sign-in page, and back from there. */
export function idleSignOutAddress(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  person: string | null,
): string {
  const signIn = new URLSearchParams({ error: 'SessionIdle', callbackUrl: returnAddress(location, person) });
  return `/api/signout?${new URLSearchParams({ callbackUrl: `/api/auth/signin?${signIn}` })}`;
}
