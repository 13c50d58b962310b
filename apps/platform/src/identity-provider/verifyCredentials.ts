import { emailKey, type UserRepository } from '../identity/UserRepository.ts';
import type { AttemptLimiter } from './AttemptLimiter.ts';
import { isPassword } from './passwordHash.ts';

/** One attempt to sign in. */
export interface Credentials {
  email: string;
  password: string;
  /** Network address that the attempt comes from. */
  address: string;
}

/** Whether somebody may sign in: who, that it was refused without saying why, or how long to wait. */
export type CredentialsVerdict =
  { kind: 'accepted'; userId: string } | { kind: 'refused' } | { kind: 'wait'; waitMs: number };

/**
 * Checks an e-mail address and password. An unknown person, a wrong password and a blocked person give the same answer
 * after the same work.
 */
export async function verifyCredentials(
  { email, password, address }: Credentials,
  { users, limiter }: { users: UserRepository; limiter: AttemptLimiter },
): Promise<CredentialsVerdict> {
  const key = JSON.stringify([emailKey(email), address]);
  const waitMs = limiter.waitMs(key);
  if (waitMs > 0) return { kind: 'wait', waitMs };
  limiter.begin(key);
  const user = await users.findByEmail(email);
  const matches = await isPassword(password, user?.password_hash ?? null);
  if (!matches || user === undefined || user.blocked === 1) return { kind: 'refused' };
  limiter.clear(key);
  return { kind: 'accepted', userId: user.id };
}
