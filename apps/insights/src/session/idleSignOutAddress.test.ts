import { idleSignOutAddress } from './idleSignOutAddress.ts';

it('somebody who was away too long goes to /api/signout, and comes back by a sign-in that says why [AUTH-IDLE-1, APP-ROUTE-1]', () => {
  const location = { pathname: '/marketing/agencies', search: '?agency_state=TX', hash: '' };
  const address = new URL(idleSignOutAddress(location), 'https://insights.test');
  expect(address.pathname).toBe('/api/signout');
  const signIn = new URL(address.searchParams.get('callbackUrl') ?? '', address);
  expect(signIn.pathname).toBe('/api/auth/signin');
  expect(Object.fromEntries(signIn.searchParams)).toEqual({
    error: 'SessionIdle',
    callbackUrl: '/marketing/agencies?agency_state=TX',
  });
});
