import type { AuditAction, PersonUpdate } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Actor } from './Actor.ts';
import { holdsAdministrator, refuseLastAdministrator, setAdministrator } from './administrators.ts';
import { record } from './AuditTrail.ts';
import type { Database } from '../database/Database.ts';
import { permissionsText } from './permissionsText.ts';

/** What changing a person takes. */
export interface ChangePersonOptions {
  context: {
    database: Pick<Database, 'kind'>;
    /** Whether the embedded provider keeps the passwords. */
    passwordsAreHere: boolean;
    /** Now, milliseconds since the epoch. */
    now: () => number;
  };
  actor: Actor;
  user: UserRow;
  wanted: PersonUpdate;
}

const profileFields = ['first_name', 'last_name', 'exchange_user_id', 'exchange_organization_id'] as const;

/** Makes what is wanted of a person and records what really changed. */
export async function changePerson(transaction: Kysely<Tables>, options: ChangePersonOptions): Promise<void> {
  await changeProfile(transaction, options);
  await changePermissions(transaction, options);
  await changeRole(transaction, options);
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

async function changePermissions(transaction: Kysely<Tables>, options: ChangePersonOptions): Promise<void> {
  const { user, wanted } = options;
  if (wanted.permissions === undefined) return;
  const permissions = permissionsText(wanted.permissions);
  if (permissions === user.permissions) return;
  await save(transaction, options, { permissions });
  const [before, after] = [user.permissions, permissions].map((text) => JSON.parse(text) as unknown);
  await note(transaction, options, 'permissions_changed', { before, after });
}

async function changeRole(transaction: Kysely<Tables>, options: ChangePersonOptions): Promise<void> {
  const { context, actor, user, wanted } = options;
  const { administrator } = wanted;
  if (administrator === undefined || administrator === holdsAdministrator(user)) return;
  if (!administrator) {
    if (actor.id === user.id)
      throw new ApiProblem(409, 'own_account', 'You cannot take your own role away. Ask another administrator.');
    await refuseLastAdministrator(context.database, transaction, user.id, context.passwordsAreHere);
  }
  await setAdministrator(transaction, user.id, administrator);
  await note(transaction, options, administrator ? 'administrator_granted' : 'administrator_revoked', {});
}

async function save(
  transaction: Kysely<Tables>,
  { context, user }: ChangePersonOptions,
  values: Partial<UserRow>,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...values, updated_at: context.now() })
    .where('id', '=', user.id)
    .execute();
}

async function note(
  transaction: Kysely<Tables>,
  { context, actor, user }: ChangePersonOptions,
  action: AuditAction,
  details: Record<string, unknown>,
): Promise<void> {
  await record(transaction, { actor, action, user, details, at: context.now() });
}
