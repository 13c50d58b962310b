import { authorizationEndpoints } from './tables/authorizationEndpoints.ts';
import { entitiesEndpoints } from './tables/entitiesEndpoints.ts';

/** The calls of the authorization store and its entities. */
export const authorizationAreaEndpoints = {
  ...authorizationEndpoints,
  ...entitiesEndpoints,
} as const;

/** Name of a call of the authorization store. */
export type AuthorizationEndpointId = keyof typeof authorizationAreaEndpoints;
