/** @jest-environment jsdom */
import { idleSignOutAddress } from './idleSignOutAddress.ts';

it('somebody who was away too long goes to /api/signout, and comes back by a sign-in that says why and nothing of what they looked at [AUTH-IDLE-1, APP-ROUTE-1]', () => {
  const location = { pathname: '/marketing/agencies', search: '?agency_state=TX', hash: '' };
  const address = new URL(idleSignOutAddress(location, 'u1'), 'https://insights.test');
  expect(address.pathname).toBe('/api/signout');
  const signIn = new URL(address.searchParams.get('callbackUrl') ?? '', address);
  expect(signIn.pathname).toBe('/api/auth/signin');
  expect(signIn.searchParams.get('error')).toBe('SessionIdle');
  expect(signIn.searchParams.get('callbackUrl')).toMatch(/^\/\?return=[\w-]+$/);
});
