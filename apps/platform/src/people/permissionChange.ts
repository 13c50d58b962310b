import { type Permission, permissions as known } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Rights, RightsChange } from '../authorization-store/product/Rights.ts';
import type { Database } from '../database/Database.ts';
import { isAmong } from '../database/isAmong.ts';
import type { Tables } from '../database/Tables.ts';

/** Returns the grants and revocations that turn the permissions of a user into the requested ones. */
export function permissionChange(
  held: readonly Permission[],
  wanted: readonly Permission[],
): { grant: Permission[]; revoke: Permission[] } {
  return {
    grant: known.filter((permission) => wanted.includes(permission) && !held.includes(permission)),
    revoke: known.filter((permission) => held.includes(permission) && !wanted.includes(permission)),
  };
}

/** Permissions just assigned to users, by user id. */
export interface GivenPermissions {
  wanted: ReadonlyMap<string, readonly Permission[]>;
  /** Each user's `updated_at` at the end of the change. */
  versions: ReadonlyMap<string, number>;
}

/** Reads the `updated_at` of users. */
export async function readVersions(
  database: Pick<Database, 'kind'>,
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'updated_at'])
    .where(isAmong(database, 'id', ids))
    .execute();
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
}

/**
 * Completes changes of permissions: blocks removed permissions that a user still has through a group, and grants
 * unblocked permissions that no group gives. Skips users that were changed again since.
 */
export async function completePermissions(
  { database, rights }: { database: Database; rights: Rights },
  { wanted, versions }: GivenPermissions,
): Promise<void> {
  if (wanted.size === 0) return;
  const held = await rights.ofEach([...wanted.keys()]);
  const changes = [...wanted]
    .map(([personId, permissions]): RightsChange => {
      return { personId, ...permissionChange(held.get(personId)?.permissions ?? [], permissions) };
    })
    .filter(isChange);
  if (changes.length === 0) return;
  await database.db.transaction().execute(async (transaction) => {
    await rights.lock(transaction);
    const now = await readVersions(database, transaction, [...wanted.keys()]);
    const current = changes.filter(({ personId }) => now.get(personId) === versions.get(personId));
    await rights.change(transaction, current);
  });
}

/** Whether a change adds or removes any permission. */
export function isChange({ grant = [], revoke = [] }: Pick<RightsChange, 'grant' | 'revoke'>): boolean {
  return grant.length + revoke.length > 0;
}
