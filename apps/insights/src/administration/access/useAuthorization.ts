import { type AuthorizationResource, createAuthorization } from '@agency-insights/insights-api/authorization';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** The authorization store, over the page's client. */
export function useAuthorization(): AuthorizationResource {
  const { api } = useServices();
  return useMemo(() => createAuthorization(api.gateway), [api]);
}
