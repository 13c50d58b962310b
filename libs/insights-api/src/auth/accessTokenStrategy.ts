import type { AuthStrategy } from './AuthStrategy.ts';

/** Returns a token; `forceRefresh`: the current one was refused. Null: no user is signed in. */
export type GetToken = (options: { forceRefresh: boolean }) => Promise<string | null>;

/** Options of `accessTokenStrategy` and `passportTokenStrategy`. */
export interface TokenStrategyOptions {
  getAccessToken: GetToken;
  /** Called once when the service refuses the token and it cannot be renewed: the user must sign in again. */
  onUnauthenticated?: () => void;
}

/** Sends the person's access token as `Authorization: Bearer`. */
export function accessTokenStrategy(options: TokenStrategyOptions): AuthStrategy {
  return tokenStrategy(options, (token) => ({ authorization: `Bearer ${token}` }));
}

/** Sends the token in a `passport-token` header, for services behind the passport gateway. */
export function passportTokenStrategy(options: TokenStrategyOptions): AuthStrategy {
  return tokenStrategy(options, (token) => ({ 'passport-token': token }));
}

function tokenStrategy(
  { getAccessToken, onUnauthenticated }: TokenStrategyOptions,
  toHeaders: (token: string) => Record<string, string>,
): AuthStrategy {
  return {
    getHeaders: async () => {
      const token = await getAccessToken({ forceRefresh: false });
      return token ? toHeaders(token) : null;
    },
    authenticate: async () => Boolean(await getAccessToken({ forceRefresh: true })),
    onUnauthenticated,
  };
}
