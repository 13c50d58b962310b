import type { Permission } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';

/** What a person may do, as the product's authorization store says. */
export interface PersonRights {
  /** In the product's order. */
  permissions: readonly Permission[];
  /** Whether the person administers people and the store. */
  administrator: boolean;
}

/** How the rights of one person change; what is left out stays. */
export interface RightsChange {
  personId: string;
  grant?: readonly Permission[];
  /** A permission that the person holds themselves goes; one that they hold by a group is blocked. */
  revoke?: readonly Permission[];
  administrator?: boolean | undefined;
}

/** Who stops administering, and who begins. */
export interface AdministratorChange {
  leaving: readonly string[];
  joining?: readonly string[];
}

/** Reads and changes rights in the product's store. Calls reject with an ApiProblem where the store refuses them. */
export interface Rights {
  of(personId: string): Promise<PersonRights>;
  ofEach(personIds: readonly string[]): Promise<ReadonlyMap<string, PersonRights>>;
  /** Ids of all who have a permission; null: everybody has it. */
  holders(permission: Permission): Promise<readonly string[] | null>;
  /** Ids of those who administer. */
  administrators(): Promise<readonly string[]>;
  /** Lets no other change of rights go on until the transaction ends. Comes before everything else in it. */
  lock(transaction: Kysely<Tables>): Promise<void>;
  /** Throws a 409 if no administrator who can sign in would remain after a change. The transaction holds the lock. */
  refuseLastAdministrator(transaction: Kysely<Tables>, change: AdministratorChange): Promise<void>;
  /** Comes last in its transaction: an outside OpenFGA makes the change at once. */
  change(transaction: Kysely<Tables>, changes: readonly RightsChange[]): Promise<void>;
  /** Takes everything away that names a person. Read before the transaction, done in it, last. */
  removal(personId: string): Promise<(transaction: Kysely<Tables>) => Promise<void>>;
}

/** Whether someone with `rights` may do all that others allow. */
export function holdsAll(rights: PersonRights, others: PersonRights): boolean {
  if (others.administrator && !rights.administrator) return false;
  return others.permissions.every((permission) => rights.permissions.includes(permission));
}

/** The rights of who has none. */
export const noRights: PersonRights = { permissions: [], administrator: false };
