import type { EndpointResponse, ManagedPerson, PersonSummary } from '@agency-insights/insights-api/contract';
import type { PersonRights } from '../authorization-store/product/Rights.ts';
import { displayName, userOf } from '../identity/UserRepository.ts';
import { type ListedPerson, statusOf } from './PeopleDirectory.ts';

/** Returns a row in the form that the contract specifies for lists. */
export function summaryOf(row: ListedPerson, rights: PersonRights, now: number): PersonSummary {
  const { authentication_methods: _methods, ...user } = userOf(row, rights, []);
  const { link_expires_at: linkEnd } = row;
  return {
    ...user,
    status: statusOf(row),
    created_at: isoTime(row.created_at),
    last_sign_in_at: row.last_sign_in_at === null ? null : isoTime(row.last_sign_in_at),
    password_link_expires_at: linkEnd === null || linkEnd <= now ? null : isoTime(linkEnd),
  };
}

/** Returns a row in the form that the contract specifies for one user, with the kinds of their second factors. */
export function managedPersonOf(
  row: ListedPerson,
  { rights, methods }: { rights: PersonRights; methods: readonly string[] },
  now: number,
): ManagedPerson {
  return { ...summaryOf(row, rights, now), authentication_methods: [...methods] };
}

/** Returns a row with Auth0's field names. */
export function auth0UserOf(row: ListedPerson): EndpointResponse<'people.auth0Update'> {
  return {
    user_id: row.id,
    email: row.email,
    name: displayName(row),
    given_name: row.first_name,
    family_name: row.last_name,
    blocked: row.blocked === 1,
    created_at: isoTime(row.created_at),
    last_login: row.last_sign_in_at === null ? null : isoTime(row.last_sign_in_at),
  };
}

function isoTime(time: number): string {
  return new Date(Number(time)).toISOString();
}
