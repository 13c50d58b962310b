import { type Permission, permissions as known } from '@agency-insights/insights-api/contract';
import type { Rights, RightsChange } from '../authorization-store/product/Rights.ts';
import type { Database } from '../database/Database.ts';

/** What to grant and to revoke so that the permissions that a person has become the wanted ones. */
export function permissionChange(
  held: readonly Permission[],
  wanted: readonly Permission[],
): { grant: Permission[]; revoke: Permission[] } {
  return {
    grant: known.filter((permission) => wanted.includes(permission) && !held.includes(permission)),
    revoke: known.filter((permission) => held.includes(permission) && !wanted.includes(permission)),
  };
}

/**
 * Completes changes of permissions that were just made: what a person still has by a group is blocked, and what was
 * unblocked without a group to give it is granted.
 */
export async function completePermissions(
  { database, rights }: { database: Database; rights: Rights },
  wanted: ReadonlyMap<string, readonly Permission[]>,
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
    await rights.change(transaction, changes);
  });
}

/** Whether a change of permissions changes any. */
export function isChange({ grant = [], revoke = [] }: Pick<RightsChange, 'grant' | 'revoke'>): boolean {
  return grant.length + revoke.length > 0;
}
