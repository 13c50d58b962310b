import {
  endpoints,
  endpointSchemas,
  type Endpoint,
  type EndpointId,
  type EndpointSchema,
  type EndpointServer,
} from '@agency-insights/insights-api/contract';
import type { Context, Hono } from 'hono';
import { ApiProblem } from './ApiProblem.ts';
import { clientAddress } from './clientAddress.ts';
import { compressAnswer } from './compressAnswer.ts';
import type { HttpEnvironment } from './HttpEnvironment.ts';
import { jsonResponse } from './jsonResponse.ts';
import type { Person } from './Person.ts';
import { readBody } from './readBody.ts';
import { readQuery } from './readQuery.ts';
import type { EndpointCall, EndpointHandler, Routes } from './Routes.ts';
import { validatePart } from './validatePart.ts';

/** What mounting endpoints takes. */
export interface CreateRoutesOptions {
  /** The Hono application that the endpoints are added to. */
  app: Hono<HttpEnvironment>;
  /** Who is behind a request with a bearer token. Throws an ApiProblem (401 or 403) where nobody valid is. */
  authenticate: (request: Request) => Promise<Person>;
  /** Whose rows of the endpoint table are mounted. Default `platform`. */
  server?: EndpointServer;
  /** Longest request body, bytes. Default 1 MiB. */
  maxBodyBytes?: number;
  /** Whether a proxy stands in front whose X-Forwarded-For can be believed. Default false. */
  trustProxy?: boolean;
}

/** Routes over Hono, with a way to finish once all areas have mounted theirs. */
export interface MountedRoutes extends Routes {
  /** The rows of the endpoint table that have a handler. */
  mounted(): EndpointId[];
  /** Answers 405 with Allow where only another method of a path is known. Throws when a row of the table has no handler. */
  finish(): void;
}

/**
 * The HTTP side of the endpoint table: checks the token, then path, query and body against the schemas of the
 * contract, calls the area's handler and turns its answer into a response.
 */
export function createRoutes({
  app,
  authenticate,
  server = 'platform',
  maxBodyBytes = 1024 * 1024,
  trustProxy = false,
}: CreateRoutesOptions): MountedRoutes {
  const mounted = new Set<EndpointId>();
  return {
    mount(id, handler) {
      if (mounted.has(id)) throw new Error(`The endpoint ${id} is mounted twice.`);
      mounted.add(id);
      const endpoint: Endpoint = endpoints[id];
      app.on(endpoint.method, honoPath(endpoint.path), async (context) => {
        context.set('route', `${endpoint.method} ${endpoint.path}`);
        return answer(endpoint, await callOf(id, context), handler);
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

  async function callOf<K extends EndpointId>(id: K, context: Context<HttpEnvironment>): Promise<EndpointCall<K>> {
    const endpoint: Endpoint = endpoints[id];
    const schemas: EndpointSchema = endpointSchemas[id];
    const request = context.req.raw;
    const person = endpoint.auth === 'bearer' ? await authenticate(request) : null;
    context.set('personId', person?.id ?? null);
    const query = readQuery(request.url);
    if (schemas.query === undefined && endpoint.auth === 'bearer') refuseUnknownQuery(query);
    const parts = {
      params: validatePart(schemas.params, context.req.param(), 'The address'),
      query: validatePart(schemas.query, query, 'The query'),
      body: validatePart(schemas.body, await readBody(request, endpoint.encoding, maxBodyBytes), 'The body'),
    };
    return {
      ...parts,
      person,
      request,
      address: addressOf(context, trustProxy),
      requestId: context.get('requestId'),
      signal: request.signal,
    } as EndpointCall<K>;
  }
}

async function answer<K extends EndpointId>(
  endpoint: Endpoint,
  call: EndpointCall<K>,
  handler: EndpointHandler<K>,
): Promise<Response> {
  const result = await handler(call);
  if (result instanceof Response) return result;
  if (endpoint.answer === 'none') return new Response(null, { status: endpoint.status ?? 204 });
  const response = jsonResponse(result, endpoint.status ?? 200);
  return endpoint.auth === 'bearer' ? compressAnswer(response, call.request) : response;
}

function addressOf({ env, req }: Context<HttpEnvironment>, trustProxy: boolean): string {
  // Without a server there is no environment at all.
  const remoteAddress = (env as HttpEnvironment['Bindings'] | undefined)?.incoming?.socket.remoteAddress;
  return clientAddress({ remoteAddress, forwardedFor: req.header('x-forwarded-for') }, trustProxy);
}

function refuseUnknownQuery(query: Record<string, string>): void {
  const names = Object.keys(query);
  if (names.length === 0) return;
  const issues = names.map((path) => ({ path, message: 'is not known here' }));
  throw new ApiProblem(400, 'invalid_request', `The query is not valid: ${names[0]} is not known here.`, issues);
}

function refuseMethod(methods: readonly string[]): never {
  const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
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

/** `/a/{id}` of the endpoint table in Hono's form, `/a/:id`. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
