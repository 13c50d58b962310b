import { createPeople, type PeopleResource } from '@agency-insights/insights-api/people';
import { useMemo } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

/** The administration of people, over the page's client. */
export function usePeople(): PeopleResource {
  const { api } = useServices();
  return useMemo(() => createPeople(api.gateway), [api]);
}
