import { ApiProblem } from '../http/ApiProblem.ts';
import type { SecondFactors } from '../identity/SecondFactors.ts';
import { hasShownFactor } from '../identity-provider/signInPolicy.ts';
import type { VerifyCredentials } from '../identity-provider/verifyCredentials.ts';
import { GrantRevokedError } from './ProviderClient.ts';
import { resolveUser } from './resolveUser.ts';
import type { SessionContext } from './SessionContext.ts';
import type { LiveSession } from './SessionStore.ts';

/** Credentials of a program. */
export interface ProgramSignInOptions {
  session: SessionContext;
  secondFactors: Pick<SecondFactors, 'methodsOf'>;
  /** The check of the sign-in page, with its limits; null if an outside provider keeps the passwords. */
  verifyCredentials: VerifyCredentials | null;
}

/** An email address, or its equivalent at the exchange, with a password. */
export type ProgramCredentials = ({ email: string } | { username: string }) & { password: string; address: string };

/** Signs a program in without a browser. Each method returns the id of the user, or throws an ApiProblem. */
export interface ProgramSignIn {
  withPassword(credentials: ProgramCredentials): Promise<string>;
  /** Signs in by an ID token that the provider issued to the platform. */
  withIdToken(token: string): Promise<string>;
  /** Renews the provider's tokens from sign-in. */
  renewProviderTokens(session: LiveSession): Promise<void>;
}

/** Creates the methods to sign in with the configured provider. */
export function createProgramSignIn({
  session,
  secondFactors,
  verifyCredentials,
}: ProgramSignInOptions): ProgramSignIn {
  const { users, provider, idTokens } = session;

  /** A program cannot show a second factor: users with one must use a browser. */
  async function admit(userId: string): Promise<string> {
    if ((await secondFactors.methodsOf(userId)).length === 0) return userId;
    throw new ApiProblem(403, 'mfa_required', 'This account has a second factor. Sign in with a browser.');
  }

  return {
    async withPassword(credentials) {
      if (verifyCredentials === null)
        throw new ApiProblem(409, 'passwords_elsewhere', 'An outside provider keeps the passwords. Sign in there.');
      const { password, address } = credentials;
      const email = 'email' in credentials ? credentials.email : await emailOf(credentials.username, users);
      const verdict = await verifyCredentials({ email, password, address });
      switch (verdict.kind) {
        case 'accepted':
          return admit(verdict.userId);
        case 'blocked':
          throw new ApiProblem(403, 'blocked', 'This account is blocked. Ask your administrator.');
        case 'refused':
          throw wrongCredentials('email' in credentials ? 'email' : 'username');
        case 'wait': {
          const seconds = Math.ceil(verdict.waitMs / 1000);
          throw new ApiProblem(429, 'too_many_attempts', 'Too many attempts. Wait a few minutes and try again.', [], {
            headers: { 'retry-after': String(seconds) },
          });
        }
      }
    },
    async withIdToken(token) {
      const known = await provider.readIdToken(token).catch(unreachable);
      if (known === null) throw refusedToken('This is no valid ID token of the provider.', 'token');
      const user = await resolveUser(known.profile, session);
      if (typeof user === 'string') throw new ApiProblem(403, 'access_denied', 'This account may not sign in here.');
      // An outside provider applied its own policy at its sign-in.
      if (verifyCredentials !== null && !hasShownFactor(known.amr)) await admit(user.id);
      if (await idTokens.take(token, known, user)) return user.id;
      throw refusedToken('This ID token was used before, or its sign-in has ended. Sign in again.', 'token');
    },
    renewProviderTokens: (found) => renewTokens(session, found),
  };
}

/** Creates the refusal of a token in a field of the body. */
export function refusedToken(message: string, path: string): ApiProblem {
  return new ApiProblem(401, 'invalid_token', message, [{ path, message }]);
}

/** Creates a refusal that names both fields: naming the wrong one would reveal whether the account exists. */
function wrongCredentials(name: 'email' | 'username'): ApiProblem {
  const message = 'That user name and password do not work. Check both.';
  const issues = [name, 'password'].map((path) => ({ path, message }));
  return new ApiProblem(401, 'invalid_credentials', message, issues);
}

async function renewTokens(
  { store, provider }: Pick<SessionContext, 'store' | 'provider'>,
  { idHash, tokens }: LiveSession,
): Promise<void> {
  // If another request renews them, they are new as well.
  if (tokens.refreshToken === null || !(await store.beginRenewal(idHash))) return;
  try {
    // Another renewal may have ended since the session was read: a refresh token that is sent twice ends it.
    const session = await store.findByHash(idHash);
    if (session !== null) await store.replaceTokens(idHash, await provider.refresh(session.tokens));
  } catch (error) {
    if (!(error instanceof GrantRevokedError)) {
      await store.giveRenewalBack(idHash).catch(() => undefined);
      return unreachable(error);
    }
    await store.end(idHash);
    throw new ApiProblem(401, 'unauthenticated', 'The identity provider has ended your sign-in. Sign in again.');
  }
}

function unreachable(cause: unknown): never {
  throw new ApiProblem(503, 'provider_unavailable', 'The identity provider cannot be reached. Try again later.', [], {
    cause,
  });
}

/** Returns the email address of a name at the exchange; the name itself if no user has it. */
async function emailOf(username: string, users: SessionContext['users']): Promise<string> {
  if (username.includes('@')) return username;
  return (await users.findByExchangeId(username))?.email ?? username;
}
