import type { ExpandNode, Relationship } from '@agency-insights/insights-api/authorization';
import { jsonResponse } from './jsonResponse.test-support.ts';

const direct = { this: {} };
const toUsers = { directly_related_user_types: [{ type: 'user' }] };
const toMembers = { directly_related_user_types: [{ type: 'user' }, { type: 'organization', relation: 'member' }] };

/** The active model of the fake store: organizations, and features that are granted and blocked. */
export const activeModel = {
  id: '01KAA0000000000000000000AA',
  active: true,
  schema_version: '1.1',
  type_definitions: [
    { type: 'user' },
    {
      type: 'organization',
      relations: { member: direct },
      metadata: { relations: { member: toUsers } },
    },
    {
      type: 'feature',
      relations: {
        blocked: direct,
        granted: direct,
        viewable: {
          difference: {
            base: { computedUserset: { relation: 'granted' } },
            subtract: { computedUserset: { relation: 'blocked' } },
          },
        },
      },
      metadata: { relations: { blocked: toUsers, granted: toMembers } },
    },
  ],
};

/** A model that the store refuses to activate. */
export const olderModel = { ...activeModel, id: '01KA90000000000000000000AA', active: false };

const since = '2026-11-20T16:40:00.000Z';
const organization = {
  id: '01KAB0000000000000000000AA',
  entity_type: 'organization',
  object: 'organization:acme',
  name: 'Acme Partners',
  disabled: false,
  created_at: since,
  updated_at: since,
};

/** A request for a fake store: the path without the query, the method, and the body. */
export interface StoreRequest {
  path: string;
  method: string;
  body: Partial<Relationship>;
}

/** An authorization store that keeps relationships and evaluates `activeModel`. Undefined: it does not know the path. */
export function createFakeStore(initial: readonly Relationship[] = []) {
  const tuples = [...initial];
  const usersOf = ({ relation, object }: Partial<Relationship>) =>
    tuples.filter((one) => one.relation === relation && one.object === object).map(({ user }) => user);
  const has = ({ user = '', relation, object }: Partial<Relationship>): boolean => {
    if (relation === 'viewable')
      return has({ user, relation: 'granted', object }) && !has({ user, relation: 'blocked', object });
    const users = usersOf({ relation, object });
    return users.includes(user) || users.some((one) => one.endsWith('#member') && has({ user, ...memberOf(one) }));
  };
  const people = () => [...new Set(tuples.map(({ user }) => user))].filter((user) => !user.includes('#'));
  return ({ path, method, body }: StoreRequest): Response | undefined => {
    const { user, relation, object } = body;
    if (path.endsWith('/activate')) return refuse('The model does not allow feature:insights_pl#granted@user:joan.');
    if (path.includes('/authorization-model'))
      return jsonResponse({ authorization_models: [activeModel, olderModel], continuation_token: '' });
    if (path.endsWith('/entity')) return jsonResponse({ items: [organization], page: 0, size: 100, total: 1 });
    if (path.endsWith('/check')) return jsonResponse({ allowed: has(body) });
    if (path.endsWith('/query')) return jsonResponse({ tree: { root: expand(body, usersOf(body)) } });
    if (path.endsWith('/list-objects-reverse'))
      return jsonResponse({ users: people().filter((one) => has({ ...body, user: one })) });
    if (path.endsWith('/get-tuple-values')) {
      const matches = (part: string | undefined, whole: string) =>
        part === undefined || (part.endsWith(':') ? whole.startsWith(part) : whole === part);
      const found = tuples.filter(
        (one) => matches(user, one.user) && matches(relation, one.relation) && matches(object, one.object),
      );
      return jsonResponse({
        values: [],
        tuples: found.map((key) => ({ key, timestamp: since })),
        continuation_token: '',
      });
    }
    if (!path.endsWith('/relationship')) return undefined;
    const { user: who = '', relation: what = '', object: whom = '' } = body;
    if (method === 'POST') tuples.push({ user: who, relation: what, object: whom });
    else
      tuples.splice(
        tuples.findIndex((one) => one.user === user && one.relation === relation && one.object === object),
        1,
      );
    return jsonResponse(null, 204);
  };
}

function memberOf(userset: string): Pick<Relationship, 'relation' | 'object'> {
  const [object = '', relation = ''] = userset.split('#');
  return { relation, object };
}

function expand({ relation = '', object = '' }: Partial<Relationship>, users: string[]): ExpandNode {
  const name = `${object}#${relation}`;
  const computed = (of: string): ExpandNode => ({ name, leaf: { computed: { userset: `${object}#${of}` } } });
  if (relation !== 'viewable') return { name, leaf: { users: { users } } };
  return { name, difference: { base: computed('granted'), subtract: computed('blocked') } };
}

function refuse(message: string): Response {
  return jsonResponse({ error: { code: 'invalid_tuple', message } }, 400);
}
