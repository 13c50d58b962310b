import type { EndpointInput, ManagedPerson, PasswordLink, Permission } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { type AccountAccess, createAccountAccess } from './accountAccess.ts';
import { createAccounts } from './Accounts.ts';
import type { Actor } from '../audit/Actor.ts';
import { addPerson, type NewPerson } from './addPerson.ts';
import { record } from '../audit/AuditTrail.ts';
import { createUpdatePerson, type UpdatePerson } from './createUpdatePerson.ts';
import { createLink } from './passwordLinks.ts';
import type { PeopleContext } from './PeopleContext.ts';
import { readPerson } from './PeopleDirectory.ts';

/** A user to invite. */
export type NewInvitation = EndpointInput<'people.invite'>['body'];
/** A user to add, or to change by id or address. */
export type PutPerson = EndpointInput<'storeUsers.put'>['body'];

/**
 * User administration. Each change is recorded in the same transaction, and takes effect at the user's next request.
 * Throws an ApiProblem if a user does not exist, if no administrator would remain, or if the caller would lock
 * themselves out.
 */
export interface People extends AccountAccess {
  find(id: string): Promise<ManagedPerson>;
  /** Adds a user who sets their password by the link; null where an outside provider keeps passwords. */
  invite(actor: Actor, person: NewInvitation): Promise<{ user: ManagedPerson; invitation: PasswordLink | null }>;
  /** Creates a link to set a password; earlier links expire. */
  createPasswordLink(actor: Actor, id: string): Promise<PasswordLink>;
  update: UpdatePerson;
  /** Adds a user without a password, or changes the one with this id or address. */
  put(actor: Actor, person: PutPerson): Promise<ManagedPerson>;
  setPermissions(actor: Actor, id: string, permissions: readonly Permission[]): Promise<ManagedPerson>;
}

/** User administration in the transactional database. */
export function createPeople(context: PeopleContext): People {
  const { database, rights, now } = context;
  const { db } = database;
  const passwordsAreHere = context.passwordLinkUrl !== null;
  const accounts = createAccounts(context);
  const { find, change } = accounts;
  const update = createUpdatePerson(context, accounts);

  async function add(actor: Actor, person: NewPerson, action: 'invited' | 'added'): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      await rights.lock(transaction);
      const added = await addPerson(transaction, { actor, person, action, at: now() });
      await rights.change(transaction, [added.rights]);
      return added.id;
    });
  }

  return {
    ...createAccountAccess(context, accounts),
    find,
    async invite(actor, person) {
      const id = await add(actor, person, 'invited');
      const invitation = passwordsAreHere ? await createLink(db, id, context) : null;
      return { user: await find(id), invitation };
    },
    async createPasswordLink(actor, id) {
      return change(id, async (transaction, user) => {
        if (user.blocked === 1) throw new ApiProblem(409, 'blocked', 'This person is blocked. Unblock them first.');
        const link = await createLink(transaction, id, context);
        await record(transaction, { actor, action: 'password_link_created', user, at: now() });
        return link;
      });
    },
    update,
    async put(actor, { user_id, email, ...rest }) {
      const known = await findForPut(db, user_id, email);
      const id = known?.id ?? (await add(actor, { ...rest, email, id: user_id }, 'added'));
      return known === undefined ? find(id) : update(actor, id, rest);
    },
    setPermissions: (actor, id, permissions) => update(actor, id, { permissions: [...permissions] }),
  };
}

async function findForPut(
  db: Kysely<Tables>,
  id: string | undefined,
  email: string,
): Promise<{ id: string } | undefined> {
  const byId = id === undefined ? undefined : await readPerson(db, id);
  if (byId !== undefined) {
    if (byId.email_key === email.toLowerCase()) return byId;
    const message = 'The person with this user_id has another email address.';
    throw new ApiProblem(409, 'email_differs', message, [{ path: 'email', message }]);
  }
  return db.selectFrom('users').select('id').where('email_key', '=', email.toLowerCase()).executeTakeFirst();
}
