import type { ManagedPerson, PersonUpdate } from '@agency-insights/insights-api/contract';
import type { Actor } from '../audit/Actor.ts';
import type { Accounts } from './Accounts.ts';
import { changePerson } from './changePerson.ts';
import type { PeopleContext } from './PeopleContext.ts';
import { readPerson } from './PeopleDirectory.ts';
import { completePermissions, type GivenPermissions, isChange, readVersions } from './permissionChange.ts';
import { changedMeanwhile, refuseChangedMeanwhile } from './refuseChangedMeanwhile.ts';

/**
 * Changes a user. Throws a 409 if the user has changed since the caller read it, or if no administrator would remain.
 */
export type UpdatePerson = (actor: Actor, id: string, change: PersonUpdate) => Promise<ManagedPerson>;

/** Max retries of a change that lost a race against another one. */
const maxAttempts = 100;

/** Changes users in the transactional database and the authorization store. */
export function createUpdatePerson(context: PeopleContext, { find, change }: Accounts): UpdatePerson {
  const { database, rights, now } = context;

  /** Returns null if another change came between reading and writing. */
  async function tryUpdate(
    actor: Actor,
    id: string,
    { expected, ...wanted }: PersonUpdate,
  ): Promise<GivenPermissions | null> {
    const seen = await readPerson(database.db, id);
    // Read before the transaction: an outside OpenFGA is not part of it.
    const held = await rights.of(id);
    return change(id, async (transaction, user) => {
      if (user.updated_at !== seen?.updated_at) return null;
      if (expected !== undefined) refuseChangedMeanwhile(expected, user, held);
      const rightsChange = await changePerson(transaction, { rights, actor, user, held, wanted, now });
      await rights.change(transaction, [rightsChange]);
      return {
        wanted: new Map(isChange(rightsChange) ? [[id, wanted.permissions ?? []]] : []),
        versions: await readVersions(database, transaction, [id]),
      };
    });
  }

  return async (actor, id, wanted) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const given = await tryUpdate(actor, id, wanted);
      if (given === null) continue;
      await completePermissions(context, given);
      return find(id);
    }
    throw changedMeanwhile([]);
  };
}
