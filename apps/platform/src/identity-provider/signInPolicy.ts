import { interactionPolicy } from 'oidc-provider';
import type { UserRepository } from '../identity/UserRepository.ts';
import { admittedUser } from './admittedUser.ts';

/** Authentication context classes of the ID token's `acr`: only a password, or with a second factor. */
export const acrValues = { password: 'urn:agency-insights:acr:pwd', mfa: 'urn:agency-insights:acr:mfa' } as const;

/** The value of `amr` for a sign-in with a second factor (RFC 8176). */
const mfaMethod = 'mfa';

/** Data of a sign-in in oidc-provider. `factor`: the `amr` value of the second factor; null for only a password. */
export function authenticationOf(accountId: string, factor: string | null) {
  const login = { accountId, remember: false };
  return factor === null
    ? { ...login, acr: acrValues.password, amr: ['pwd'] }
    : { ...login, acr: acrValues.mfa, amr: ['pwd', factor, mfaMethod] };
}

/** Whether a session's `amr` includes a second factor. */
export function hasShownFactor(amr: readonly string[] | undefined): boolean {
  return amr?.includes(mfaMethod) ?? false;
}

/** Lookups of the policy about users. */
export interface SignInPolicyOptions {
  users: UserRepository;
  /** Whether a user has set up a second factor. */
  hasFactor: (userId: string) => Promise<boolean>;
}

/**
 * Conditions under which the provider asks for a sign-in: oidc-provider's own, a user who was blocked or removed since,
 * and a user with a second factor that this session lacks.
 */
export function signInPolicy({ users, hasFactor }: SignInPolicyOptions): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const checks = policy.get('login')?.checks;
  checks?.add(
    new Check('not_admitted', 'the user may no longer sign in', async ({ oidc }) => {
      const id = oidc.session?.accountId;
      if (id === undefined) return Check.NO_NEED_TO_PROMPT;
      return (await admittedUser(id, users)) === null ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  checks?.add(
    new Check('second_factor', 'the user must show a second factor', async ({ oidc }) => {
      const { accountId, amr } = oidc.session ?? {};
      if (accountId === undefined || hasShownFactor(amr)) return Check.NO_NEED_TO_PROMPT;
      return (await hasFactor(accountId)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}
