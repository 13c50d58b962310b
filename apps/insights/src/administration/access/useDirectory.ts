import { createResource, entitiesEndpoints, storeUsersEndpoints } from '@agency-insights/insights-api/catalogue';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { createNaming, personIdOf, type NamedPerson, type Naming } from './naming.ts';

/** Max number of ids in one request. */
const maxIds = 50;
const noPeople: ReadonlyMap<string, NamedPerson> = new Map();
const noEntities: ReadonlyMap<string, string> = new Map();

/** Names of the organizations and other entities by object. */
export function useEntities(): ReadonlyMap<string, string> {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['entities'],
    queryFn: async ({ signal }) => {
      const resource = createResource(api.gateway, entitiesEndpoints);
      const { items } = await resource.list({ query: { page: '0', size: '100' } }, { signal });
      return new Map(items.map(({ object, name }) => [object, name]));
    },
  });
  return data ?? noEntities;
}

/** The people among users of relationships, by id. */
function usePeopleQuery() {
  const { api } = useServices();
  return (users: readonly string[]) => {
    const ids = [...new Set(users.flatMap((user) => personIdOf(user) ?? []))].sort();
    return {
      queryKey: ['people-by-id', ids],
      queryFn: async () => {
        const resource = createResource(api.gateway, storeUsersEndpoints);
        const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_none, part) =>
          ids.slice(part * maxIds, (part + 1) * maxIds),
        );
        const pages = await Promise.all(
          parts.map((part) => resource.list({ query: { user_id: part.join(','), page: '0', size: String(maxIds) } })),
        );
        return new Map(pages.flatMap(({ items }) => items.map((person) => [person.user_id, person])));
      },
    };
  };
}

/** The names of these users, and of all relations and objects. What has not loaded is shown as it is stored. */
export function useNaming(users: readonly string[]): Naming {
  const { t } = useWords();
  const entities = useEntities();
  const { data: people = noPeople } = useQuery({
    ...usePeopleQuery()(users),
    enabled: users.some((user) => personIdOf(user) !== null),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => createNaming({ people, entities }, t), [people, entities, t]);
}

/** Loads the names of users that an answer brings. */
export function useLoadNaming(): (users: readonly string[]) => Promise<Naming> {
  const { t } = useWords();
  const queries = useQueryClient();
  const entities = useEntities();
  const peopleQuery = usePeopleQuery();
  return async (users) => {
    const people = await queries.fetchQuery(peopleQuery(users));
    return createNaming({ people, entities }, t);
  };
}
