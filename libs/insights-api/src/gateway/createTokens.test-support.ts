import { accessTokenStrategy } from '../auth/accessTokenStrategy.ts';

const tenMilliseconds = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

/** A sign-in whose token the service accepts until the test revokes it; a renewal ends when `renewed` resolves. */
export function createTokens({
  first = 'token-1' as string | null,
  renewable = true,
  renewed = tenMilliseconds as () => Promise<void>,
} = {}) {
  let token = first;
  const state = { renewals: 0, unauthenticated: 0 };
  const strategy = accessTokenStrategy({
    async getAccessToken({ forceRefresh }) {
      if (!forceRefresh) return token;
      state.renewals += 1;
      await renewed();
      token = renewable ? `token-${state.renewals + 1}` : null;
      return token;
    },
    onUnauthenticated: () => (state.unauthenticated += 1),
  });
  return { state, strategy };
}
