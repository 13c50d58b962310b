import { beaconLogger } from '../client/AuthLogger.ts';
import { AuthError, isAuthError, toAuthError } from './AuthError.ts';

describe('AuthError', () => {
  it.each([
    ['MISSING_NEXTAUTH_API_ROUTE_ERROR', 'MissingAPIRouteError', 'MISSING_NEXTAUTH_API_ROUTE_ERROR'],
    ['NO_SECRET', 'MissingSecretError', 'NO_SECRET'],
    ['CALLBACK_CREDENTIALS_HANDLER_ERROR', 'MissingAuthorizeError', 'CALLBACK_CREDENTIALS_HANDLER_ERROR'],
    ['EMAIL_REQUIRES_ADAPTER_ERROR', 'MissingAdapterError', 'EMAIL_REQUIRES_ADAPTER_ERROR'],
    ['CALLBACK_CREDENTIALS_JWT_ERROR', 'UnsupportedStrategyError', 'CALLBACK_CREDENTIALS_JWT_ERROR'],
    ['INVALID_CALLBACK_URL_ERROR', 'InvalidCallbackUrl', 'INVALID_CALLBACK_URL_ERROR'],
    ['MissingAdapterMethodsError', 'MissingAdapterMethodsError', 'MISSING_ADAPTER_METHODS_ERROR'],
    ['OAuthCallback', 'OAuthCallbackError', 'OAUTH_CALLBACK_ERROR'],
    ['OAuthCallbackError', 'OAuthCallbackError', 'OAUTH_CALLBACK_ERROR'],
    ['OAuthAccountNotLinked', 'AccountNotLinkedError', 'ACCOUNT_NOT_LINKED_ERROR'],
    ['toString', 'UnknownError', 'UNKNOWN_ERROR'],
    ['', 'UnknownError', 'UNKNOWN_ERROR'],
    [{ code: 'NO_SECRET' }, 'UnknownError', 'UNKNOWN_ERROR'],
  ])('The AuthError for %j has the name %s [AUTH-CLIENT-6]', (given, name, code) => {
    expect(toAuthError(given, 'It failed.', 500)).toMatchObject({ name, code, message: 'It failed.', status: 500 });
  });

  it('AuthError is distinguished from other errors', () => {
    expect(isAuthError(new AuthError('NO_SECRET', 'No secret'))).toBe(true);
    expect(isAuthError(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe(false);
    expect(isAuthError({ code: 'NO_SECRET' })).toBe(false);
  });
});

describe('beaconLogger', () => {
  it('beaconLogger posts the code, the name and the message to _log [API-CAT-9]', () => {
    const sent: [string, URLSearchParams][] = [];
    const logger = beaconLogger({ sendBeacon: (url, body) => sent.push([url, body]) > 0 });
    logger.error('CLIENT_SESSION_ERROR', new TypeError('failed to fetch'));
    expect(sent[0]?.[0]).toBe('/api/auth/_log');
    expect(Object.fromEntries(sent[0]![1])).toMatchObject({
      level: 'error',
      code: 'CLIENT_SESSION_ERROR',
      name: 'TypeError',
      message: 'failed to fetch',
    });
  });
});
