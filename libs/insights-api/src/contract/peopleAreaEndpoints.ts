import { auditTrailEndpoints } from './tables/auditTrailEndpoints.ts';
import { identityEndpoints } from './tables/identityEndpoints.ts';
import { peopleEndpoints } from './tables/peopleEndpoints.ts';
import { servicesEndpoints } from './tables/servicesEndpoints.ts';
import { storeUsersEndpoints } from './tables/storeUsersEndpoints.ts';

/** The calls of identity and the administration of people. */
export const peopleAreaEndpoints = {
  ...identityEndpoints,
  ...peopleEndpoints,
  ...servicesEndpoints,
  ...auditTrailEndpoints,
  ...storeUsersEndpoints,
} as const;

/** Name of a call of identity and the administration of people. */
export type PeopleEndpointId = keyof typeof peopleAreaEndpoints;
