import type { Entity } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Tables } from '../../database/Tables.ts';
import { type Actor, actorOf } from '../../audit/Actor.ts';
import { record } from '../../audit/AuditTrail.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Routes } from '../../http/Routes.ts';
import { EntityRepository, type NamedEntity } from '../product/EntityRepository.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { asProblem } from './problemOfFga.ts';

const defaultPageSize = 100;

/** Options of the directory calls. */
export interface MountEntitiesOptions extends AuthorizationStoreParts {
  database: Database;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Mounts the directory of organizations, agency networks and applications; a relationship says which are disabled. */
export function mountEntities(
  routes: Routes,
  { stores, storesOf, product, database, now }: MountEntitiesOptions,
): void {
  const entities = new EntityRepository(database, now);

  routes.mount('entities.list', async ({ query: { entity_type, page = 0, size = defaultPageSize } }) => {
    const { items, total } = await entities.list({ entity_type, page, size });
    return { items: await Promise.all(items.map(withState)), page, size, total };
  });
  routes.mount('entities.create', async ({ body, caller }) => {
    const entity = await recorded(actorOf(caller), 'entity_added', async (transaction) => {
      const added = await entities.add(body, transaction);
      return added ?? taken(`${body.entity_type}:${body.entity_id ?? ''}`);
    });
    return withState(entity);
  });
  routes.mount('entities.update', async ({ params, body, caller }) => {
    const entity = await recorded(
      actorOf(caller),
      'entity_renamed',
      async (transaction) => (await entities.rename(params.id, body.name, transaction)) ?? notFound(),
    );
    return withState(entity);
  });
  routes.mount('entities.disable', ({ params, caller }) => setDisabled(actorOf(caller), params.id, true));
  routes.mount('entities.enable', ({ params, caller }) => setDisabled(actorOf(caller), params.id, false));

  function recorded(
    actor: Actor,
    action: 'entity_added' | 'entity_renamed',
    work: (transaction: Kysely<Tables>) => Promise<NamedEntity>,
  ): Promise<NamedEntity> {
    return database.db.transaction().execute(async (transaction) => {
      const entity = await work(transaction);
      const details = { object: entity.object, name: entity.name };
      await record(transaction, { actor, action, details, at: now() });
      return entity;
    });
  }

  async function setDisabled(actor: Actor, id: string, disabled: boolean): Promise<Entity> {
    const entity = (await entities.find(id)) ?? notFound();
    const tuple_keys = [disabledTuple(entity)];
    const change = disabled
      ? { writes: { tuple_keys, on_duplicate: 'ignore' as const } }
      : { deletes: { tuple_keys, on_missing: 'ignore' as const } };
    await asProblem(storesOf(actor).write(product.id, change));
    return { ...entity, disabled };
  }

  async function withState(entity: NamedEntity): Promise<Entity> {
    const { tuples } = await asProblem(stores.read(product.id, { tuple_key: disabledTuple(entity) }));
    return { ...entity, disabled: tuples.length > 0 };
  }
}

function disabledTuple({ object }: NamedEntity) {
  return { user: 'user:*', relation: 'disabled', object };
}

function notFound(): never {
  const message = 'There is no entity with this id.';
  throw new ApiProblem(404, 'not_found', message, [{ path: 'id', message }]);
}

function taken(object: string): never {
  throw new ApiProblem(409, 'entity_taken', `${object} exists already; choose another entity_id.`, [
    { path: 'entity_id', message: 'exists already' },
  ]);
}
