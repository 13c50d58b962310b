import type { ManagedPerson } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { managedPersonOf } from './describePerson.ts';
import type { PeopleContext } from './PeopleContext.ts';
import { readPerson } from './PeopleDirectory.ts';

/** Reads and changes one account at a time. Both throw a 404 if the user does not exist. */
export interface Accounts {
  find(id: string): Promise<ManagedPerson>;
  /** Runs a change in a transaction that holds the lock on rights, with the current row. */
  change<T>(id: string, work: (transaction: Kysely<Tables>, user: UserRow) => Promise<T>): Promise<T>;
}

/** The accounts in the transactional database. */
export function createAccounts({ database: { db }, rights, secondFactors, now }: PeopleContext): Accounts {
  return {
    async find(id) {
      const row = await readPerson(db, id);
      if (row === undefined) throw noSuchPerson();
      return managedPersonOf(row, { rights: await rights.of(id), methods: await secondFactors.methodsOf(id) }, now());
    },
    change: (id, work) =>
      db.transaction().execute(async (transaction) => {
        await rights.lock(transaction);
        const user = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
        if (user === undefined) throw noSuchPerson();
        return work(transaction, user);
      }),
  };
}

function noSuchPerson(): ApiProblem {
  const message = 'There is no person with this id.';
  return new ApiProblem(404, 'not_found', message, [{ path: 'id', message }]);
}
