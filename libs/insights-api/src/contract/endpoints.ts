import { appEndpoints } from './appEndpoints.ts';
import { authorizationAreaEndpoints } from './authorizationAreaEndpoints.ts';
import { peopleAreaEndpoints } from './peopleAreaEndpoints.ts';

/**
 * The endpoint table: method, path, encoding and auth of every call. The client, the server's routes and the OpenAPI
 * document use it.
 */
export const endpoints = { ...appEndpoints, ...peopleAreaEndpoints, ...authorizationAreaEndpoints } as const;

/** Name of a row of the endpoint table. */
export type EndpointId = keyof typeof endpoints;
