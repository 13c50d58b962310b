import {
  endpoints,
  takesIdempotencyKey,
  type Endpoint,
  type EndpointId,
  type EndpointResponse,
  type EndpointServer,
} from '@agency-insights/insights-api/contract';
import type { Hono } from 'hono';
import { ApiProblem } from './ApiProblem.ts';
import type { Idempotency } from '../idempotency/createIdempotency.ts';
import { onBehalfOf } from '../turns/whoAsks.ts';
import type { Caller, Identify } from './Caller.ts';
import { compressAnswer } from './compressAnswer.ts';
import type { HttpEnvironment } from './HttpEnvironment.ts';
import { jsonResponse } from './jsonResponse.ts';
import type { LiveAnswers } from '../people/LiveAnswers.ts';
import type { Person } from './Person.ts';
import { readCall } from './readCall.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';
import type { EndpointCall, EndpointHandler, Routes } from './Routes.ts';
import { takesToken } from '../endpoints/takesToken.ts';

/** Options of `createRoutes`. */
export interface CreateRoutesOptions {
  /** The Hono application for the endpoints. */
  app: Hono<HttpEnvironment>;
  /** Identifies the user of a bearer token. Throws an ApiProblem (401 or 403) without a valid one. */
  authenticate: (request: Request) => Promise<Person>;
  /** Identifies the user or service of a token. Throws like `authenticate`. Default: no services. */
  identify?: Identify;
  /** Tracks responses to users until they are sent. Default: none. */
  liveAnswers?: LiveAnswers;
  /** Stores responses to calls with an `Idempotency-Key`. Default: keys are ignored. */
  idempotency?: Idempotency;
  /** Which server's rows of the endpoint table to mount. Default `platform`. */
  server?: EndpointServer;
  /** Max request body, bytes. Default 1 MiB. */
  maxBodyBytes?: number;
  /** Whether to trust a proxy's X-Forwarded-For. Default false. */
  trustProxy?: boolean;
}

/** Routes in Hono, and a function to call after all areas have mounted theirs. */
export interface MountedRoutes extends Routes {
  /** Rows of the endpoint table with a handler. */
  mounted(): EndpointId[];
  /** Responds with 405 and Allow for unknown methods of a path. Throws if a row of the table has no handler. */
  finish(): void;
}

/**
 * Creates the routes of the endpoint table: checks the token, then path, query and body against the schemas of the
 * contract, calls the area's handler and converts its result to a response.
 */
export function createRoutes({
  app,
  authenticate,
  identify = refuseEverybody,
  liveAnswers,
  idempotency,
  server = 'platform',
  maxBodyBytes = 1024 * 1024,
  trustProxy = false,
}: CreateRoutesOptions): MountedRoutes {
  const mounted = new Set<EndpointId>();
  const reading = { authenticate, identify, liveAnswers, maxBodyBytes, trustProxy };
  for (const [path, methods] of hiddenPaths(server)) {
    app.all(path, (context, next) => (methods.has(context.req.method) ? next() : refuseMethod([...methods])));
  }
  return {
    mount(id, handler) {
      if (mounted.has(id)) throw new Error(`The endpoint ${id} is mounted twice.`);
      mounted.add(id);
      const endpoint: Endpoint = endpoints[id];
      app.on(endpoint.method, honoPath(endpoint.path), async (context) => {
        context.set('route', `${endpoint.method} ${endpoint.path}`);
        const call = await readCall(id, context, reading);
        return answer(endpoint, call, (given) => handleOnce(id, given, handler, idempotency));
      });
    },
    mounted: () => [...mounted],
    finish() {
      const missing = rowsOf(server)
        .map(([id]) => id)
        .filter((id) => !mounted.has(id));
      if (missing.length > 0) throw new Error(`No handler is mounted for ${missing.join(', ')}.`);
      for (const [path, methods] of methodsByPath(server)) {
        app.all(honoPath(path), () => refuseMethod(methods));
      }
    },
  };
}

function refuseEverybody(): Promise<never> {
  return Promise.reject(new Error('This server does not accept services as callers.'));
}

/** Paths that another path's parameter also matches, such as `users/self` and `users/{id}`. */
function hiddenPaths(server: EndpointServer): [string, Set<string>][] {
  const all = [...methodsByPath(server)];
  const patterns = all
    .filter(([path]) => path.includes('{'))
    .map(([path]) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  return all
    .filter(([path]) => patterns.some((other) => other.path !== path && other.pattern.test(path)))
    .map(([path, methods]) => [path, new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)]);
}

/** Handles a call, or repeats the earlier response for a known idempotency key. */
async function handleOnce<K extends EndpointId>(
  id: K,
  call: EndpointCall<K>,
  handler: EndpointHandler<K>,
  idempotency: Idempotency | undefined,
): Promise<EndpointResponse<K> | Response> {
  const endpoint: Endpoint = endpoints[id];
  const key = takesIdempotencyKey(endpoint) ? readIdempotencyKey(call.request) : undefined;
  const owner = ownerOf(call);
  if (key === undefined || owner === null || idempotency === undefined) return handler(call);
  const { params, query, body } = call;
  return idempotency.once({ owner, key, id, input: { params, query, body } }, async () =>
    plainResponse(endpoint, await handler(call)),
  );
}

/** Returns the id of the caller, by which keys and engine limits are separate. Null for a call without a token. */
function ownerOf({ person, caller }: { person: Person | null; caller: Caller | null }): string | null {
  if (caller?.kind === 'service') return `service:${caller.clientId}`;
  const known = caller?.person ?? person;
  return known === null ? null : `user:${known.id}`;
}

async function answer<K extends EndpointId>(
  endpoint: Endpoint,
  call: EndpointCall<K>,
  handler: EndpointHandler<K>,
): Promise<Response> {
  const owner = ownerOf(call);
  const result = await (owner === null ? handler(call) : onBehalfOf(owner, () => handler(call)));
  if (result instanceof Response) return result;
  const response = plainResponse(endpoint, result);
  const hasText = endpoint.answer !== 'none' && takesToken(endpoint);
  return hasText ? compressAnswer(response, call.request) : response;
}

function plainResponse({ answer, status }: Endpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  return answer === 'none' ? new Response(null, { status: status ?? 204 }) : jsonResponse(result, status ?? 200);
}

function refuseMethod(methods: readonly string[]): never {
  const allow = methods.includes('GET') && !methods.includes('HEAD') ? [...methods, 'HEAD'] : methods;
  throw new ApiProblem(405, 'method_not_allowed', `This address answers ${allow.join(', ')} only.`, [], {
    headers: { allow: allow.join(', ') },
  });
}

function rowsOf(server: EndpointServer): [EndpointId, Endpoint][] {
  const rows = Object.entries(endpoints) as [EndpointId, Endpoint][];
  return rows.filter(([, endpoint]) => (endpoint.server ?? 'platform') === server);
}

function methodsByPath(server: EndpointServer): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const [, { path, method }] of rowsOf(server)) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}

/** Converts `/a/{id}` of the endpoint table to Hono's form, `/a/:id`. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
