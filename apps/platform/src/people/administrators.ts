import type { Role } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Tables, UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';

/*
 * Everything that is known of where the role platform:insights#administrator is kept. Nothing else reads or writes it.
 */

/** The roles of a person, by their row. */
export function rolesOf({ administrator }: Pick<UserRow, 'administrator'>): Role[] {
  return administrator === 1 ? ['platform:insights#administrator'] : [];
}

/** Whether a person administers people, by their row. */
export function holdsAdministrator(row: Pick<UserRow, 'administrator'>): boolean {
  return rolesOf(row).includes('platform:insights#administrator');
}

/** Gives the role to a person or takes it away. */
export async function setAdministrator(db: Kysely<Tables>, userId: string, administrator: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ administrator: administrator ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

/**
 * Throws a 409 where nobody else could administer people: an administrator who is blocked, or has no way to sign in yet,
 * does not count. Belongs into the transaction that takes the role away, which others wait for.
 */
export async function refuseLastAdministrator(
  { kind }: Pick<Database, 'kind'>,
  transaction: Kysely<Tables>,
  userId: string,
  passwordsAreHere: boolean,
): Promise<void> {
  let query = transaction.selectFrom('users').select('id').where('administrator', '=', 1).where('blocked', '=', 0);
  query = query.where(passwordsAreHere ? 'password_hash' : 'last_sign_in_at', 'is not', null);
  // SQLite's transactions wait for each other anyway.
  const active = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  const counts = active.some(({ id }) => id === userId);
  if (!counts || active.length > 1) return;
  throw new ApiProblem(
    409,
    'last_administrator',
    'This is the last administrator who can sign in. Make somebody else an administrator first.',
  );
}
