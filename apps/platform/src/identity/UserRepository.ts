import { permissions as knownPermissions, type Permission, type User } from '@agency-insights/insights-api/contract';
import type { Database } from '../database/Database.ts';
import type { NewUserRow, UserRow } from '../database/Tables.ts';
import type { Person } from '../http/Person.ts';
import { rolesOf } from '../people/administrators.ts';

/** The people who may sign in. */
export interface UserRepository {
  find(id: string): Promise<UserRow | undefined>;
  /** By e-mail address in any case. */
  findByEmail(email: string): Promise<UserRow | undefined>;
  /** By the id at the exchange; undefined where nobody or more than one person has it. */
  findByExchangeId(id: string): Promise<UserRow | undefined>;
  /** Adds a person; answers false where id or e-mail address is taken. */
  add(user: NewUserRow): Promise<boolean>;
  /** Sets what a provider tells about a person at sign-in. */
  updateProfile(id: string, profile: Pick<UserRow, 'email' | 'first_name' | 'last_name'>, now: number): Promise<void>;
  /** Takes people's passwords, roles and sessions away, so that they cannot sign in here; what they have saved stays. */
  closeAccounts(ids: readonly string[], now: number): Promise<void>;
  /** Gives a person without a password one again, with the role. */
  reopenAccount(id: string, account: { passwordHash: string; administrator: boolean }, now: number): Promise<void>;
}

/** The people in the transactional database. */
export function createUserRepository({ db }: Database): UserRepository {
  return {
    find: (id) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email) =>
      db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst(),
    async findByExchangeId(id) {
      const found = await db.selectFrom('users').selectAll().where('exchange_user_id', '=', id).limit(2).execute();
      return found.length === 1 ? found[0] : undefined;
    },
    async add(user) {
      const result = await db
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
    },
    async updateProfile(id, { email, first_name, last_name }, now) {
      await db
        .updateTable('users')
        .set({ email, email_key: emailKey(email), first_name, last_name, updated_at: now })
        .where('id', '=', id)
        .execute();
    },
    async closeAccounts(ids, now) {
      if (ids.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: null, administrator: 0, updated_at: now })
          .where('id', 'in', [...ids])
          .where('password_hash', 'is not', null)
          .execute();
        await transaction
          .deleteFrom('sessions')
          .where('user_id', 'in', [...ids])
          .execute();
      });
    },
    async reopenAccount(id, { passwordHash, administrator }, now) {
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash, administrator: administrator ? 1 : 0, updated_at: now })
        .where('id', '=', id)
        .where('password_hash', 'is', null)
        .execute();
    },
  };
}

/** An e-mail address as it counts for sign-in and uniqueness. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The person behind a row, for handlers. */
export function personOf(row: UserRow): Person {
  return { id: row.id, email: row.email, displayName: displayName(row), permissions: permissionsOf(row) };
}

/** The row as the contract shows it to the person, with the kinds of their second factors. */
export function userOf(row: UserRow, authenticationMethods: readonly string[]): User {
  return {
    user_id: row.id,
    email: row.email,
    display_name: displayName(row),
    first_name: row.first_name,
    last_name: row.last_name,
    blocked: row.blocked === 1,
    permissions: permissionsOf(row),
    roles: rolesOf(row),
    authentication_methods: [...authenticationMethods],
    exchange_user_id: row.exchange_user_id,
    exchange_organization_id: row.exchange_organization_id,
  };
}

function displayName({ first_name, last_name, email }: UserRow): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Permissions that this version does not know open nothing. */
function permissionsOf(row: UserRow): Permission[] {
  const held = textsOf(row.permissions);
  return knownPermissions.filter((permission) => held.includes(permission));
}

function textsOf(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
