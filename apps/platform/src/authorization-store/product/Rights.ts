import type { Permission } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';

/** Rights of a user, from the product's authorization store. */
export interface PersonRights {
  /** In the product's order. */
  permissions: readonly Permission[];
  /** Whether the user administers users and the store. */
  administrator: boolean;
}

/** Change of one user's rights; left-out fields stay the same. */
export interface RightsChange {
  personId: string;
  grant?: readonly Permission[];
  /** Removes permissions that the user holds directly; blocks those that come from a group. */
  revoke?: readonly Permission[];
  administrator?: boolean | undefined;
}

/** Users who lose or get the administrator role. */
export interface AdministratorChange {
  leaving: readonly string[];
  joining?: readonly string[];
}

/** Reads and changes rights in the product's store. Calls reject with an ApiProblem if the store refuses them. */
export interface Rights {
  of(personId: string): Promise<PersonRights>;
  ofEach(personIds: readonly string[]): Promise<ReadonlyMap<string, PersonRights>>;
  /** Returns the ids of users with a permission; null: everyone. */
  holders(permission: Permission): Promise<readonly string[] | null>;
  /** Returns the ids of administrators. */
  administrators(): Promise<readonly string[]>;
  /** Blocks other changes of rights until the transaction ends. Call it first in the transaction. */
  lock(transaction: Kysely<Tables>): Promise<void>;
  /** Throws a 409 if no administrator who can sign in would remain after a change. The transaction holds the lock. */
  refuseLastAdministrator(transaction: Kysely<Tables>, change: AdministratorChange): Promise<void>;
  /** Changes rights. Call it last in the transaction: a real OpenFGA applies the change immediately. */
  change(transaction: Kysely<Tables>, changes: readonly RightsChange[]): Promise<void>;
  /**
   * Prepares the removal of everything that names a user. Call it before the transaction, and the result last in it.
   */
  removal(personId: string): Promise<(transaction: Kysely<Tables>) => Promise<void>>;
}

/** Whether `rights` include all of `others`. */
export function holdsAll(rights: PersonRights, others: PersonRights): boolean {
  if (others.administrator && !rights.administrator) return false;
  return others.permissions.every((permission) => rights.permissions.includes(permission));
}

/** Rights of a user without any. */
export const noRights: PersonRights = { permissions: [], administrator: false };
