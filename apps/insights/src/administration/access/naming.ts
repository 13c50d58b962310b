import type { Translate } from '../../language/createWords.ts';
import { permissionNames } from '../texts.ts';

/** Names of the relations of the product's own model; others are shown as they are. */
export const relationNames: Readonly<Record<string, string>> = {
  admin: 'Administrator',
  administrator: 'Administrator',
  blocked: 'Blocked',
  can_manage_store: 'May manage access',
  can_manage_users: 'May manage people',
  disabled: 'Disabled',
  granted: 'Granted',
  member: 'Member',
  user: 'User',
  viewable: 'May see',
};

/** Names of the product's own objects. */
export const objectNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(permissionNames).map(([permission, name]) => [permission.replace('viewable', 'feature'), name]),
  ),
  'platform:insights': 'Agency Insights',
};

/** Name and email of a person. */
export interface NamedPerson {
  display_name: string;
  email: string;
}

/** What is known of the users and the objects in relationships. */
export interface Directory {
  /** People by their user id. */
  people: ReadonlyMap<string, NamedPerson>;
  /** Names of organizations and other entities by object. */
  entities: ReadonlyMap<string, string>;
}

/** The names of users, relations and objects; what has none is shown as it is stored. */
export interface Naming {
  user: (user: string) => string;
  /** The email of a person; undefined for other users. */
  emailOf: (user: string) => string | undefined;
  relation: (relation: string) => string;
  object: (object: string) => string;
}

/** The id of a person in relationships; null for a group, for everyone, and for other types. */
export function personIdOf(user: string): string | null {
  const id = /^user:([^#]+)$/.exec(user)?.[1];
  return id === undefined || id === '*' ? null : id;
}

/** Names what a directory knows. */
export function createNaming({ people, entities }: Directory, t: Translate): Naming {
  const personOf = (user: string) => people.get(personIdOf(user) ?? '');
  const object = (id: string) => {
    const name = objectNames[id];
    return name === undefined ? (entities.get(id) ?? id) : t(name);
  };
  return {
    user: (user) => {
      if (user === 'user:*') return t('Everyone');
      const [group = '', relation] = user.split('#');
      if (relation === 'member') return t('Members of {name}', { name: object(group) });
      return personOf(user)?.display_name ?? user;
    },
    emailOf: (user) => personOf(user)?.email,
    relation: (relation) => t(relationNames[relation] ?? relation),
    object,
  };
}
