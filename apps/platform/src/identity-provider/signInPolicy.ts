import { interactionPolicy } from 'oidc-provider';
import type { UserRepository } from '../identity/UserRepository.ts';
import { admittedUser } from './admittedUser.ts';

/**
 * When the provider asks for the password: oidc-provider's own rules, and also where it still knows somebody who has
 * been blocked or removed in the meantime.
 */
export function signInPolicy(users: UserRepository): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('not_admitted', 'the person who is signed in may no longer sign in', async ({ oidc }) => {
      const id = oidc.session?.accountId;
      if (id === undefined) return Check.NO_NEED_TO_PROMPT;
      return (await admittedUser(id, users)) === null ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}
