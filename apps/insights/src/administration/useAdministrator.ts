import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';
import { isAdministrator } from '../session/isAdministrator.ts';
import { personQuery } from '../session/personQuery.ts';

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
