import type { User } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import { configuration } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';
import type { PersonRights, Rights } from '../authorization-store/product/Rights.ts';
import type { Database } from '../database/Database.ts';
import type { NewUserRow, Tables, UserRow } from '../database/Tables.ts';
import type { Person } from '../http/Person.ts';

/** Users who may sign in. Records each change of rights as made by the configuration, in the same transaction. */
export interface UserRepository {
  find(id: string): Promise<UserRow | undefined>;
  /** Finds a user by email address in any case. */
  findByEmail(email: string): Promise<UserRow | undefined>;
  /** Finds a user by the id at the exchange; undefined unless exactly one has it. */
  findByExchangeId(id: string): Promise<UserRow | undefined>;
  /** Returns the user of a row for handlers, with their current rights. */
  personOf(row: UserRow): Promise<Person>;
  /** Adds a user; returns false if id or email address is taken. */
  add(user: NewUserRow, rights: PersonRights): Promise<boolean>;
  /** Stores the user's profile from a provider at sign-in. */
  updateProfile(id: string, profile: Pick<UserRow, 'email' | 'first_name' | 'last_name'>, now: number): Promise<void>;
  /** Stores the language and region that a user chose, as a tag such as "de-AT". */
  keepLanguage(id: string, language: string): Promise<void>;
  /** Removes users' passwords, roles and sessions, so that they cannot sign in; keeps their data. */
  closeAccounts(ids: readonly string[], now: number): Promise<void>;
  /** Restores the password and role of a user without one. */
  reopenAccount(id: string, account: { passwordHash: string; administrator: boolean }, now: number): Promise<void>;
}

/** Stores users in the transactional database. */
export function createUserRepository({ db }: Database, rights: Rights): UserRepository {
  return {
    find: (id) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email) =>
      db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst(),
    async findByExchangeId(id) {
      const found = await db.selectFrom('users').selectAll().where('exchange_user_id', '=', id).limit(2).execute();
      return found.length === 1 ? found[0] : undefined;
    },
    personOf: async (row) => personOf(row, await rights.of(row.id)),
    add: (user, { permissions, administrator }) =>
      db.transaction().execute(async (transaction) => {
        await rights.lock(transaction);
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('users')
          .values(user)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (Number(numInsertedOrUpdatedRows ?? 0) !== 1) return false;
        const details = { permissions, administrator };
        await record(transaction, { actor: configuration, action: 'added', user, details, at: user.created_at });
        await rights.change(transaction, [
          { personId: user.id, grant: permissions, ...(administrator && { administrator }) },
        ]);
        return true;
      }),
    async updateProfile(id, { email, first_name, last_name }, now) {
      await db
        .updateTable('users')
        .set({ email, email_key: emailKey(email), first_name, last_name, updated_at: now })
        .where('id', '=', id)
        .execute();
    },
    async keepLanguage(id, language) {
      await db.updateTable('users').set({ language }).where('id', '=', id).execute();
    },
    ...accountCalls(db, rights),
  };
}

/** Creates the calls that close and reopen accounts, with the role. */
function accountCalls(db: Database['db'], rights: Rights): Pick<UserRepository, 'closeAccounts' | 'reopenAccount'> {
  return {
    async closeAccounts(ids, now) {
      if (ids.length === 0) return;
      const held = await rights.ofEach(ids);
      await db.transaction().execute(async (transaction) => {
        await rights.lock(transaction);
        const closed = await transaction
          .updateTable('users')
          .set({ password_hash: null, updated_at: now })
          .where('id', 'in', [...ids])
          .where('password_hash', 'is not', null)
          .returning(['id', 'email'])
          .execute();
        await transaction
          .deleteFrom('sessions')
          .where('user_id', 'in', [...ids])
          .execute();
        for (const user of closed)
          await recordRole(transaction, { user, before: held.get(user.id), administrator: false, at: now });
        await rights.change(
          transaction,
          closed.map(({ id }) => ({ personId: id, administrator: false })),
        );
      });
    },
    async reopenAccount(id, { passwordHash, administrator }, now) {
      const before = await rights.of(id);
      await db.transaction().execute(async (transaction) => {
        await rights.lock(transaction);
        const opened = await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash, updated_at: now })
          .where('id', '=', id)
          .where('password_hash', 'is', null)
          .returning(['id', 'email'])
          .executeTakeFirst();
        if (opened === undefined) return;
        await recordRole(transaction, { user: opened, before, administrator, at: now });
        await rights.change(transaction, [{ personId: id, administrator }]);
      });
    },
  };
}

/** Records that a user gets or loses the role, if it changes. */
async function recordRole(
  transaction: Kysely<Tables>,
  change: {
    user: Pick<UserRow, 'id' | 'email'>;
    before: PersonRights | undefined;
    administrator: boolean;
    at: number;
  },
): Promise<void> {
  const { user, before, administrator, at } = change;
  if ((before?.administrator ?? false) === administrator) return;
  const action = administrator ? 'administrator_granted' : 'administrator_revoked';
  await record(transaction, { actor: configuration, action, user, at });
}

/** Normalises an email address for sign-in and uniqueness. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the user of a row for handlers. */
export function personOf(row: UserRow, { permissions }: PersonRights): Person {
  return { id: row.id, email: row.email, displayName: displayName(row), permissions };
}

/** Returns the user in the form of the contract, with the kinds of their second factors. */
export function userOf(
  row: UserRow,
  { permissions, administrator }: PersonRights,
  authenticationMethods: readonly string[],
): User {
  return {
    user_id: row.id,
    email: row.email,
    display_name: displayName(row),
    first_name: row.first_name,
    last_name: row.last_name,
    blocked: row.blocked === 1,
    permissions: [...permissions],
    roles: administrator ? ['platform:insights#administrator'] : [],
    authentication_methods: [...authenticationMethods],
    exchange_user_id: row.exchange_user_id,
    exchange_organization_id: row.exchange_organization_id,
  };
}

/** Returns a user's name; the email address if it is empty. */
export function displayName({ first_name, last_name, email }: UserRow): string {
  return `${first_name} ${last_name}`.trim() || email;
}
