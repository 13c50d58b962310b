import type {
  AuthorizationModelSource,
  RelationReference,
  TypeDefinition,
  Userset,
} from '@agency-insights/insights-api/contract';

const self: Userset = { this: {} };
const computed = (relation: string): Userset => ({ computedUserset: { relation } });
const either = (...child: Userset[]): Userset => ({ union: { child } });
const butNot = (base: Userset, relation: string): Userset => ({ difference: { base, subtract: computed(relation) } });

const user: RelationReference = { type: 'user' };
const everyone: RelationReference = { type: 'user', wildcard: {} };
const members: RelationReference = { type: 'organization', relation: 'member' };

function type(
  name: string,
  relations: Record<string, Userset>,
  givenTo: Record<string, RelationReference[]>,
): TypeDefinition {
  const given = Object.entries(givenTo).map(([relation, types]) => [relation, { directly_related_user_types: types }]);
  return { type: name, relations, metadata: { relations: Object.fromEntries(given) } };
}

/** The product's authorization model; docs/authorization.md explains it. */
export const productModel: AuthorizationModelSource = {
  schema_version: '1.1',
  type_definitions: [
    { type: 'user', relations: {} },
    type(
      'organization',
      {
        disabled: self,
        admin: butNot(self, 'disabled'),
        member: butNot(either(self, computed('admin')), 'disabled'),
      },
      { disabled: [everyone], admin: [user], member: [user] },
    ),
    type(
      'agency_network',
      { disabled: self, member: butNot(self, 'disabled') },
      { disabled: [everyone], member: [user, members] },
    ),
    type(
      'application',
      { disabled: self, user: butNot(self, 'disabled') },
      { disabled: [everyone], user: [user, members] },
    ),
    type(
      'feature',
      { blocked: self, granted: self, viewable: butNot(computed('granted'), 'blocked') },
      { blocked: [user], granted: [user, members] },
    ),
    type(
      'platform',
      {
        administrator: self,
        can_manage_users: computed('administrator'),
        can_manage_store: computed('administrator'),
      },
      { administrator: [user] },
    ),
  ],
};
