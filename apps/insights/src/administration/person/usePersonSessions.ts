import { useQuery } from '@tanstack/react-query';
import { usePeople } from '../usePeople.ts';

/** Where a person is signed in. A new version reloads the sessions. */
export function usePersonSessions(id: string, version: number) {
  const people = usePeople();
  return useQuery({
    queryKey: ['people', id, 'sessions', version],
    queryFn: ({ signal }) => people.sessions(id, { signal }),
  });
}
