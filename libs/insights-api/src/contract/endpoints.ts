import { appEndpoints } from './appEndpoints.ts';
import { authorizationAreaEndpoints } from './authorizationAreaEndpoints.ts';
import { peopleAreaEndpoints } from './peopleAreaEndpoints.ts';

/**
 * The endpoint table: the one place that says which call has which method, path, encoding and auth.
 * The client sends by it, the server mounts its routes from it, the OpenAPI document lists it.
 */
export const endpoints = { ...appEndpoints, ...peopleAreaEndpoints, ...authorizationAreaEndpoints } as const;

/** Name of a row of the endpoint table. */
export type EndpointId = keyof typeof endpoints;
