import { appEndpoints } from './appEndpoints.ts';
import { authorizationEndpoints } from './authorizationEndpoints.ts';
import { peopleEndpoints } from './peopleEndpoints.ts';

/**
 * The endpoint table: the one place that says which call has which method, path, encoding and auth.
 * The client sends by it, the server mounts its routes from it, the OpenAPI document lists it.
 */
export const endpoints = { ...appEndpoints, ...peopleEndpoints, ...authorizationEndpoints } as const;

/** Name of a row of the endpoint table. */
export type EndpointId = keyof typeof endpoints;
