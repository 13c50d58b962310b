import { type Permission, permissions } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { asProblem } from '../routes/problemOfFga.ts';
import { idOf } from '../tuples/tupleTexts.ts';
import { partsOf } from './partsOf.ts';
import { administration, featureOf, rightQuestions } from './permissionTuple.ts';
import { personIdOf, subjectOf } from './personSubject.ts';
import type { ProductStore } from './ProductStore.ts';
import { readRelationships } from './readRelationships.ts';
import type { PersonRights } from './Rights.ts';

type Parts = Pick<ProductStore, 'stores' | 'product'>;

/** OpenFGA's max checks per call. */
const maxChecks = 50;
const peopleAtATime = Math.floor(maxChecks / rightQuestions.length);

/** Reads the rights of users. */
export async function readRights(
  parts: Parts,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, PersonRights>> {
  const found = new Map<string, PersonRights>();
  for (const part of partsOf(personIds, peopleAtATime)) {
    const rights = await checkRights(parts, part);
    part.forEach((personId, index) => found.set(personId, rights(index)));
  }
  return found;
}

/** Reads the rights of a few users in one call. */
async function checkRights(
  { stores, product }: Parts,
  personIds: readonly string[],
): Promise<(person: number) => PersonRights> {
  const checks = personIds.flatMap((personId, person) =>
    rightQuestions.map((question, index) => ({
      tuple_key: { user: subjectOf(personId), ...question },
      correlation_id: `${person}-${index}`,
    })),
  );
  const answers = await asProblem(stores.batchCheck(product.id, { checks }));
  // A check that fails, such as one with too long a chain of groups, counts as not held.
  const holds = (person: number, index: number): boolean => {
    const answer = answers[`${person}-${index}`];
    return answer !== undefined && 'allowed' in answer && answer.allowed;
  };
  return (person) => ({
    permissions: permissions.filter((_permission, index) => holds(person, index)),
    administrator: holds(person, permissions.length),
  });
}

/** Reads the ids of administrators. */
export async function readAdministrators({ stores, product }: Parts, within?: Kysely<Tables>): Promise<string[]> {
  const tuples = await asProblem(readRelationships(stores, product.id, administration, within));
  return tuples.map(({ user }) => personIdOf(user)).filter((id) => id !== null);
}

/** Reads the ids of users with a permission; null: everyone. */
export async function readHolders({ stores, product }: Parts, permission: Permission): Promise<string[] | null> {
  const users = await asProblem(
    stores.listUsers(product.id, {
      object: { type: 'feature', id: idOf(featureOf(permission)) },
      relation: 'viewable',
      user_filters: [{ type: 'user' }],
    }),
  );
  if (users.some((user) => 'wildcard' in user)) return null;
  return users.flatMap((user) => ('object' in user ? (personIdOf(`user:${user.object.id}`) ?? []) : []));
}
