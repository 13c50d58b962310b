import { permissions as known, type AuditAction, type PersonUpdate } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Actor } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';
import type { PersonRights, Rights, RightsChange } from '../authorization-store/product/Rights.ts';
import type { Tables, UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { isChange, permissionChange } from './permissionChange.ts';

/** Inputs of changing a user. */
export interface ChangePersonOptions {
  rights: Rights;
  actor: Actor;
  user: UserRow;
  /** The user's current rights. */
  held: PersonRights;
  wanted: PersonUpdate;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

const profileFields = ['first_name', 'last_name', 'exchange_user_id', 'exchange_organization_id'] as const;

/** Applies the requested changes to a user, records actual changes, and returns the changes of rights to make. */
export async function changePerson(transaction: Kysely<Tables>, options: ChangePersonOptions): Promise<RightsChange> {
  await changeProfile(transaction, options);
  const permissions = await notePermissions(transaction, options);
  const administrator = await noteRole(transaction, options);
  return { personId: options.user.id, ...permissions, administrator };
}

async function changeProfile(transaction: Kysely<Tables>, options: ChangePersonOptions): Promise<void> {
  const { user, wanted } = options;
  const changed = profileFields.filter((field) => wanted[field] !== undefined && wanted[field] !== user[field]);
  if (changed.length === 0) return;
  const after = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  const before = Object.fromEntries(changed.map((field) => [field, user[field]]));
  await save(transaction, options, after);
  await note(transaction, options, 'profile_changed', { before, after });
}

async function notePermissions(
  transaction: Kysely<Tables>,
  options: ChangePersonOptions,
): Promise<Pick<RightsChange, 'grant' | 'revoke'>> {
  const { held, wanted } = options;
  const change = permissionChange(held.permissions, wanted.permissions ?? held.permissions);
  if (!isChange(change)) return {};
  const after = known.filter((permission) => wanted.permissions?.includes(permission));
  await save(transaction, options, {});
  await note(transaction, options, 'permissions_changed', { before: held.permissions, after });
  return change;
}

/** Whether the user becomes (true) or stops being (false) an administrator; undefined: no change. */
async function noteRole(transaction: Kysely<Tables>, options: ChangePersonOptions): Promise<boolean | undefined> {
  const { rights, actor, user, held, wanted } = options;
  const { administrator } = wanted;
  if (administrator === undefined || administrator === held.administrator) return undefined;
  if (!administrator) {
    if (actor.id === user.id) {
      const message = 'You cannot take your own role away. Ask another administrator.';
      throw new ApiProblem(409, 'own_account', message, [{ path: 'administrator', message }]);
    }
    await rights.refuseLastAdministrator(transaction, { leaving: [user.id] });
  }
  await save(transaction, options, {});
  await note(transaction, options, administrator ? 'administrator_granted' : 'administrator_revoked', {});
  return administrator;
}

async function save(
  transaction: Kysely<Tables>,
  { user, now }: ChangePersonOptions,
  values: Partial<UserRow>,
): Promise<void> {
  await transaction
    .updateTable('users')
    // Two changes in one millisecond stay distinguishable.
    .set({ ...values, updated_at: Math.max(now(), user.updated_at + 1) })
    .where('id', '=', user.id)
    .execute();
}

async function note(
  transaction: Kysely<Tables>,
  { actor, user, now }: ChangePersonOptions,
  action: AuditAction,
  details: Record<string, unknown>,
): Promise<void> {
  await record(transaction, { actor, action, user, details, at: now() });
}
