import type { ManagedPerson } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Accounts } from './Accounts.ts';
import type { Actor } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';
import { endSessions } from './endSessions.ts';
import type { PeopleContext } from './PeopleContext.ts';

/** Grants and removes a user's access. */
export interface AccountAccess {
  /**
   * Blocks a user and ends sessions, grants, exports with files and schedules, embedded dashboards and responses in
   * progress.
   */
  block(actor: Actor, id: string): Promise<ManagedPerson>;
  unblock(actor: Actor, id: string): Promise<ManagedPerson>;
  /**
   * Removes second factors and ends sessions, exports with their files, embedded dashboards and responses in progress.
   */
  resetSecondFactor(actor: Actor, id: string): Promise<ManagedPerson>;
  endSessions(actor: Actor, id: string): Promise<void>;
  /** Deletes a user with everything that they saved; the audit trail stays. */
  remove(actor: Actor, id: string): Promise<void>;
}

/** Manages access to accounts in the transactional database. */
export function createAccountAccess(context: PeopleContext, { find, change }: Accounts): AccountAccess {
  const { secondFactors, providerBlocks, access, now } = context;

  async function setBlocked(actor: Actor, id: string, blocked: boolean): Promise<ManagedPerson> {
    await change(id, async (transaction, user) => {
      if ((user.blocked === 1) === blocked) return;
      if (blocked) await refuseLockOut(transaction, context, actor, user, 'block');
      const at = now();
      await transaction
        .updateTable('users')
        .set({ blocked: blocked ? 1 : 0, updated_at: at })
        .where('id', '=', id)
        .execute();
      if (blocked) await transaction.deleteFrom('export_schedules').where('user_id', '=', id).execute();
      const details = blocked ? { sessions_ended: await endSessions(transaction, id, at) } : {};
      await record(transaction, { actor, action: blocked ? 'blocked' : 'unblocked', user, details, at });
    });
    if (blocked) await endRunning(id, access);
    return find(id);
  }

  /** Signs a user out everywhere, and records the reason. */
  async function signOut(actor: Actor, id: string, action: 'second_factor_reset' | 'sessions_ended'): Promise<void> {
    await change(id, async (transaction, user) => {
      const at = now();
      const details = { sessions_ended: await endSessions(transaction, id, at) };
      await record(transaction, { actor, action, user, details, at });
    });
    // Users who sign themselves out everywhere still receive this response.
    if (actor.id !== id) access.endAnswers(id);
    if (action === 'second_factor_reset') await access.endExports(id);
  }

  return {
    async block(actor, id) {
      const person = await setBlocked(actor, id, true);
      // Last: if the provider does not respond, the user is already blocked here, and another block retries there.
      await providerBlocks.setBlocked(id, true);
      return person;
    },
    async unblock(actor, id) {
      await find(id);
      await providerBlocks.setBlocked(id, false);
      return setBlocked(actor, id, false);
    },
    async resetSecondFactor(actor, id) {
      await find(id);
      await secondFactors.reset(id);
      await signOut(actor, id, 'second_factor_reset');
      return find(id);
    },
    endSessions: (actor, id) => signOut(actor, id, 'sessions_ended'),
    remove: createRemoval(context, change),
  };
}

function createRemoval(context: PeopleContext, change: Accounts['change']): AccountAccess['remove'] {
  const { rights, access, now } = context;
  return async (actor, id) => {
    await change(id, (transaction, user) => refuseLockOut(transaction, context, actor, user, 'delete'));
    // Delete the files first: after the deletion of the user, their owner is unknown.
    await endRunning(id, access);
    const removeRights = await rights.removal(id);
    await change(id, async (transaction, user) => {
      await refuseLockOut(transaction, context, actor, user, 'delete');
      await endSessions(transaction, id, now());
      await transaction.deleteFrom('users').where('id', '=', id).execute();
      await record(transaction, { actor, action: 'deleted', user, at: now() });
      await removeRights(transaction);
    });
  };
}

/** Refuses to block or delete one's own account, or the last one that could undo it. */
async function refuseLockOut(
  transaction: Kysely<Tables>,
  { rights }: PeopleContext,
  actor: Actor,
  user: UserRow,
  verb: 'block' | 'delete',
): Promise<void> {
  if (actor.id === user.id) {
    const message = `You cannot ${verb} your own account. Ask another administrator.`;
    throw new ApiProblem(409, 'own_account', message, [{ path: 'id', message }]);
  }
  await rights.refuseLastAdministrator(transaction, { leaving: [user.id] });
}

async function endRunning(userId: string, access: PeopleContext['access']): Promise<void> {
  access.endAnswers(userId);
  await access.endExports(userId);
}
