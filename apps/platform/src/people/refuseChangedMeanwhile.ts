import type { ChangeablePerson } from '@agency-insights/insights-api/contract';
import type { PersonRights } from '../authorization-store/product/Rights.ts';
import type { UserRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';

/** Throws a 409 if a user has changed since the caller read it. */
export function refuseChangedMeanwhile(expected: ChangeablePerson, user: UserRow, rights: PersonRights): void {
  const saved = { ...user, ...rights };
  const names = (Object.keys(expected) as (keyof ChangeablePerson)[]).filter(
    (name) => expected[name] !== undefined && comparable(expected[name]) !== comparable(saved[name]),
  );
  if (names.length > 0) throw changedMeanwhile(names);
}

/** Creates the 409 for a caller with an outdated state of a user. `fields`: the fields that have changed. */
export function changedMeanwhile(fields: readonly string[]): ApiProblem {
  return new ApiProblem(
    409,
    'changed_meanwhile',
    'This person has been changed since you read it. Your change was not saved. Read the person again, then decide.',
    fields.map((path) => ({ path: `expected.${path}`, message: 'has another value now' })),
  );
}

/** The order of permissions is irrelevant. */
function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}
