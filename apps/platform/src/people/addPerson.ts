import { randomUUID } from 'node:crypto';
import type { Permission } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import type { RightsChange } from '../authorization-store/product/Rights.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { emailKey } from '../identity/UserRepository.ts';
import type { Actor } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';

/** A user to add; missing fields are empty. */
export interface NewPerson {
  /** Default: a new one. */
  id?: string | undefined;
  email: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  permissions?: readonly Permission[] | undefined;
  administrator?: boolean | undefined;
  exchange_user_id?: string | null | undefined;
  exchange_organization_id?: string | null | undefined;
}

/** Inputs of adding a user. */
export interface AddPersonOptions {
  actor: Actor;
  person: NewPerson;
  action: 'invited' | 'added';
  /** Milliseconds since the epoch. */
  at: number;
}

/** The added user, and the rights to grant. */
export interface AddedPerson {
  id: string;
  rights: RightsChange;
}

/** Adds a user without a password. Throws a 409 if the id or email address is taken. */
export async function addPerson(
  transaction: Kysely<Tables>,
  { actor, person, action, at }: AddPersonOptions,
): Promise<AddedPerson> {
  const { id = randomUUID(), email, permissions = [], administrator = false } = person;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      email_key: emailKey(email),
      first_name: person.first_name ?? '',
      last_name: person.last_name ?? '',
      password_hash: null,
      blocked: 0,
      exchange_user_id: person.exchange_user_id ?? null,
      exchange_organization_id: person.exchange_organization_id ?? null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) !== 1) throw taken(email);
  await record(transaction, { actor, action, user: { id, email }, details: { permissions, administrator }, at });
  return { id, rights: { personId: id, grant: permissions, ...(administrator && { administrator }) } };
}

function taken(email: string): ApiProblem {
  return new ApiProblem(409, 'email_taken', `There is already a person with the email address ${email}.`, [
    { path: 'email', message: 'is taken' },
  ]);
}
