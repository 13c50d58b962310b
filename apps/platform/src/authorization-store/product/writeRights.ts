import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { asProblem } from '../routes/problemOfFga.ts';
import type { WriteRequest } from '../wire/wireSchemas.ts';
import { partsOf } from './partsOf.ts';
import { administratorTuple, permissionTuple } from './permissionTuple.ts';
import { subjectOf } from './personSubject.ts';
import type { ProductStore } from './ProductStore.ts';
import { readRelationships } from './readRelationships.ts';
import type { RightsChange } from './Rights.ts';

type Parts = Pick<ProductStore, 'stores' | 'product'>;

/** OpenFGA's max relationships per write. */
const maxTuples = 100;

/** Relationships to add and to delete. */
interface Changes {
  writes: TupleKey[];
  deletes: TupleKey[];
}

/** Changes the rights of users, in as few writes as possible. */
export async function writeRights(
  parts: Parts,
  transaction: Kysely<Tables>,
  changes: readonly RightsChange[],
): Promise<void> {
  const all: Changes = { writes: [], deletes: [] };
  for (const change of changes) {
    const { writes, deletes } = await changesOf(parts, transaction, change);
    all.writes.push(...writes);
    all.deletes.push(...deletes);
  }
  await send(parts, transaction, all);
}

/** Reads all relationships of a user as user, and returns a function that deletes them in a transaction. */
export async function prepareRemoval(
  parts: Parts,
  personId: string,
): Promise<(transaction: Kysely<Tables>) => Promise<void>> {
  const deletes = await asProblem(readAllOf(parts, subjectOf(personId)));
  return (transaction) => send(parts, transaction, { writes: [], deletes });
}

/** Reads all relationships of a user; OpenFGA returns them one type at a time. */
async function readAllOf({ stores, product }: Parts, user: string): Promise<TupleKey[]> {
  const active = await stores.activeModel(product.id);
  const { type_definitions } = await stores.getModel(product.id, active ?? '');
  const found: TupleKey[] = [];
  for (const { type, relations } of type_definitions)
    if (Object.keys(relations ?? {}).length > 0)
      found.push(...(await readRelationships(stores, product.id, { user, object: `${type}:` })));
  return found;
}

async function changesOf(
  parts: Parts,
  transaction: Kysely<Tables>,
  { personId, grant = [], revoke = [], administrator }: RightsChange,
): Promise<Changes> {
  const changes: Changes = { writes: [], deletes: [] };
  const isThere = grant.length + revoke.length === 0 ? () => false : await readDirect(parts, transaction, personId);
  const either = (there: TupleKey, other: TupleKey): void =>
    void (isThere(there) ? changes.deletes.push(there) : changes.writes.push(other));
  for (const permission of grant)
    either(permissionTuple(personId, 'blocked', permission), permissionTuple(personId, 'granted', permission));
  for (const permission of revoke)
    either(permissionTuple(personId, 'granted', permission), permissionTuple(personId, 'blocked', permission));
  if (administrator !== undefined)
    (administrator ? changes.writes : changes.deletes).push(administratorTuple(personId));
  return changes;
}

/** Reads the direct relationships of a user with features. */
async function readDirect(
  { stores, product }: Parts,
  transaction: Kysely<Tables>,
  personId: string,
): Promise<(tuple: TupleKey) => boolean> {
  const key = { user: subjectOf(personId), object: 'feature:' };
  const held = await asProblem(readRelationships(stores, product.id, key, transaction));
  return ({ relation, object }) => held.some((tuple) => tuple.relation === relation && tuple.object === object);
}

async function send({ stores, product }: Parts, transaction: Kysely<Tables>, changes: Changes): Promise<void> {
  const operations = [
    ...changes.deletes.map((tuple) => ({ tuple, isWrite: false })),
    ...changes.writes.map((tuple) => ({ tuple, isWrite: true })),
  ];
  for (const part of partsOf(operations, maxTuples)) {
    const of = (isWrite: boolean) => part.filter((one) => one.isWrite === isWrite).map(({ tuple }) => tuple);
    await asProblem(stores.write(product.id, requestOf(of(true), of(false)), transaction));
  }
}

/** Builds a write request without empty lists, which OpenFGA refuses. */
function requestOf(writes: TupleKey[], deletes: TupleKey[]): WriteRequest {
  return {
    ...(writes.length > 0 && { writes: { tuple_keys: writes, on_duplicate: 'ignore' } }),
    ...(deletes.length > 0 && { deletes: { tuple_keys: deletes, on_missing: 'ignore' } }),
  };
}
