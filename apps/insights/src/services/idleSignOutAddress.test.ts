/** @jest-environment jsdom */
import { idleSignOutAddress } from './idleSignOutAddress.ts';

it('an idle person goes to /api/signout, then to a sign-in page that says why and reveals nothing about their page [AUTH-IDLE-1, APP-ROUTE-1]', () => {
  const location = { pathname: '/marketing/agencies', search: '?agency_state=TX', hash: '' };
  const address = new URL(idleSignOutAddress(location, 'u1'), 'https://insights.test');
  expect(address.pathname).toBe('/api/signout');
  const signIn = new URL(address.searchParams.get('callbackUrl') ?? '', address);
  expect(signIn.pathname).toBe('/api/auth/signin');
  expect(signIn.searchParams.get('error')).toBe('SessionIdle');
  expect(signIn.searchParams.get('callbackUrl')).toMatch(/^\/\?return=[\w-]+$/);
});
