import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { isAmong } from '../../database/isAmong.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { ProductStore } from './ProductStore.ts';

/**
 * Throws a 409 if a change would remove the last administrator who can sign in. Ignores users who are blocked or
 * cannot sign in yet: no password or, with an outside provider, no sign-in so far. Call it in the transaction of the
 * change, with the lock on rights.
 */
export async function refuseLastAdministrator(
  { database, passwordsAreHere }: Pick<ProductStore, 'database' | 'passwordsAreHere'>,
  transaction: Kysely<Tables>,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const canSignIn = async (ids: readonly string[]): Promise<boolean> => {
    const wanted = transaction
      .selectFrom('users')
      .select('id')
      .where('blocked', '=', 0)
      .where(isAmong(database, 'id', ids))
      .limit(1);
    const query = passwordsAreHere
      ? wanted.where('password_hash', 'is not', null)
      : wanted.where('id', 'in', ({ selectFrom }) => selectFrom('provider_accounts').select('user_id'));
    return (await query.executeTakeFirst()) !== undefined;
  };
  if ((await canSignIn(after)) || !(await canSignIn(before))) return;
  throw new ApiProblem(
    409,
    'last_administrator',
    'This is the last administrator who can sign in. Make another person an administrator first.',
  );
}
