import { createResource, servicesEndpoints, type ServiceScope } from '@agency-insights/insights-api/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** The credentials of services by name, and their changes; each change reloads the list. */
export function useServiceCredentials() {
  const { api } = useServices();
  const resource = useMemo(() => createResource(api.gateway, servicesEndpoints), [api]);
  const { data, error, refetch } = useQuery({
    queryKey: ['service-credentials'],
    queryFn: ({ signal }) => resource.list({}, { signal }),
  });
  const thenRefetch = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await refetch();
    return result;
  };
  return {
    /** Undefined until they are loaded. */
    items: data?.items,
    error,
    refetch,
    create: (name: string, scopes: ServiceScope[]) => thenRefetch(resource.create({ body: { name, scopes } })),
    rotate: (id: string) => thenRefetch(resource.rotate({ params: { id } })),
    revoke: (id: string) => thenRefetch(resource.revoke({ params: { id } })),
  };
}
