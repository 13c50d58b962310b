import type { PasswordLink } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { hashSecretToken, newSecretToken } from '../secrets/secretToken.ts';
import type { PeopleContext } from './PeopleContext.ts';

/** Lifetime of a link to set a password. */
export const passwordLinkLifetimeMs = 7 * 86_400_000;

/**
 * Creates a user's only link to set a password; earlier links expire. Throws a 409 if an outside provider keeps
 * passwords.
 */
export async function createLink(
  db: Kysely<Tables>,
  userId: string,
  { passwordLinkUrl, now }: Pick<PeopleContext, 'passwordLinkUrl' | 'now'>,
): Promise<PasswordLink> {
  if (passwordLinkUrl === null)
    throw new ApiProblem(409, 'passwords_elsewhere', 'The identity provider keeps the passwords. Reset it there.');
  const token = newSecretToken();
  const at = now();
  const expiresAt = at + passwordLinkLifetimeMs;
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
  await db
    .insertInto('password_links')
    .values({ token_hash: hashSecretToken(token), user_id: userId, created_at: at, expires_at: expiresAt })
    .execute();
  return { url: passwordLinkUrl(token), expires_at: new Date(expiresAt).toISOString() };
}

/** Finds the user whose password a link sets; undefined if it was used, has expired, or the user is blocked. */
export async function findByLink(db: Kysely<Tables>, token: string, now: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .selectAll('users')
    .where('token_hash', '=', hashSecretToken(token))
    .where('expires_at', '>', now)
    .where('blocked', '=', 0)
    .executeTakeFirst();
}

/** Consumes a link. Returns false if another request was faster, or if it has expired. */
export async function useLink(db: Kysely<Tables>, token: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_links')
    .where('token_hash', '=', hashSecretToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

/** Deletes expired links. */
export async function removeExpiredLinks(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<=', now).execute();
}
