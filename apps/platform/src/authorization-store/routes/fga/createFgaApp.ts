import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Actor } from '../../../audit/Actor.ts';
import { ApiProblem } from '../../../http/ApiProblem.ts';
import type { HttpEnvironment } from '../../../http/HttpEnvironment.ts';
import { jsonResponse } from '../../../http/jsonResponse.ts';
import { readBody } from '../../../http/readBody.ts';
import { readQuery } from '../../../http/readQuery.ts';
import { validatePart } from '../../../http/validatePart.ts';
import type { AuthorizationStores } from '../../AuthorizationStores.ts';
import { FgaError } from '../../FgaError.ts';
import { fgaCalls, type FgaCall } from './fgaCalls.ts';

const maxBodyBytes = 512 * 1024;

/** Options of OpenFGA's HTTP API. */
export interface FgaAppOptions {
  storesOf: (actor: Actor) => AuthorizationStores;
  /** Rejects with an ApiProblem if the caller is not a signed-in administrator. */
  authenticate: (request: Request) => Promise<Actor>;
}

/** Creates OpenFGA's HTTP API for its own clients, with the same paths, responses and errors. */
export function createFgaApp({ storesOf, authenticate }: FgaAppOptions): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  for (const call of fgaCalls)
    app.on(call.method, call.path, async (context) => {
      context.set('route', `${call.method} /fga${call.path}`);
      const actor = await authenticate(context.req.raw);
      context.set('personId', actor.id ?? actor.name);
      return answer(call, storesOf(actor), context);
    });
  app.all('*', async (context) => {
    await authenticate(context.req.raw);
    throw new ApiProblem(404, 'undefined_endpoint', `OpenFGA has no call ${context.req.method} ${context.req.path}.`);
  });
  app.onError((error, context) => {
    const refusal = refusalOf(error);
    // Other errors are handled like any error of the platform.
    if (refusal === null) throw error;
    const { status, code, message, headers } = refusal;
    return jsonResponse({ code, message }, status, { ...headers, 'fga-request-id': context.get('requestId') });
  });
  return app;
}

async function answer(
  call: FgaCall,
  stores: AuthorizationStores,
  context: Context<HttpEnvironment>,
): Promise<Response> {
  const request = context.req.raw;
  const body =
    call.body === undefined ? undefined : read(call.body, await readBody(request, 'json', maxBodyBytes), 'The body');
  const query = read(call.query, readQuery(request.url), 'The query');
  const { store = '', model = '' } = context.req.param();
  const result = await call.answer(stores, { store, model, body, query });
  const headers = { 'fga-request-id': context.get('requestId') };
  if (result instanceof Response) {
    result.headers.set('fga-request-id', headers['fga-request-id']);
    return result;
  }
  const status = call.status ?? 200;
  return status === 204 ? new Response(null, { status, headers }) : jsonResponse(result, status, headers);
}

/** Validates a part of a request; undefined if the call has no such part. */
function read(schema: z.ZodType | undefined, value: unknown, what: string): unknown {
  return schema === undefined ? undefined : validatePart(schema, value, what);
}

interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Readonly<Record<string, string>>;
}

function refusalOf(error: Error): Refusal | null {
  if (error instanceof FgaError) return error;
  if (!(error instanceof ApiProblem)) return null;
  const challenge: Record<string, string> = error.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  const code = error.code === 'invalid_request' ? 'validation_error' : error.code;
  return { status: error.status, code, message: error.message, headers: { ...challenge, ...error.headers } };
}
