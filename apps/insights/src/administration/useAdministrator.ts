import type { User } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';
import { personQuery } from '../session/personQuery.ts';

/** Whether a person administers people; unknown until the session has loaded. */
export function isAdministrator(person: Pick<User, 'roles'> | undefined): boolean {
  return person?.roles.includes('platform:insights#administrator') ?? false;
}

/** Returns the role of the signed-in user. */
export function useAdministrator(): {
  status: 'pending' | 'error' | 'success';
  isAdministrator: boolean;
  userId: string | undefined;
  retry: () => void;
} {
  const { api } = useServices();
  const { data, status, refetch } = useQuery(personQuery(api));
  return { status, isAdministrator: isAdministrator(data), userId: data?.user_id, retry: () => void refetch() };
}
