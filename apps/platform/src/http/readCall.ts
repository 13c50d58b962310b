import {
  type Endpoint,
  type EndpointId,
  endpoints,
  endpointSchemas,
  type EndpointSchema,
} from '@agency-insights/insights-api/contract';
import type { Context } from 'hono';
import type { PersonRights } from '../authorization-store/product/Rights.ts';
import { ApiProblem } from './ApiProblem.ts';
import { type Caller, type Identify, requireAdministrator } from './Caller.ts';
import { clientAddress } from './clientAddress.ts';
import type { HttpEnvironment } from './HttpEnvironment.ts';
import type { LiveAnswers } from '../people/LiveAnswers.ts';
import type { Person } from './Person.ts';
import { readBodyWithQuery } from './readBodyWithQuery.ts';
import { readQuery } from './readQuery.ts';
import type { EndpointCall } from './Routes.ts';
import { takesToken } from '../endpoints/takesToken.ts';
import { validatePart } from './validatePart.ts';
import { wordUnknown } from './wordIssue.ts';

/** Options of `readCall`. */
export interface ReadCallOptions {
  authenticate: (request: Request) => Promise<Person>;
  identify: Identify;
  liveAnswers: LiveAnswers | undefined;
  /** Max request body, bytes. */
  maxBodyBytes: number;
  trustProxy: boolean;
}

/** Identifies the caller, validates path, query and body by the contract's schemas, and returns the handler's input. */
export async function readCall<K extends EndpointId>(
  id: K,
  context: Context<HttpEnvironment>,
  options: ReadCallOptions,
): Promise<EndpointCall<K>> {
  const endpoint: Endpoint = endpoints[id];
  const schemas: EndpointSchema = endpointSchemas[id];
  const request = context.req.raw;
  const who = await whoCalls(endpoint, request, options);
  const { person, administrator = false } = who.caller?.kind === 'person' ? who.caller : { person: who.person };
  context.set('personId', person?.id ?? null);
  if (person !== null) keepInView(context, { ...person, administrator }, options);
  const query = readQuery(request.url);
  if (schemas.query === undefined && takesToken(endpoint)) refuseUnknownQuery(query);
  const params = validatePart(schemas.params, context.req.param(), 'The address');
  const parameters = validatePart(schemas.query, query, 'The query');
  const body = await readBodyWithQuery(request, endpoint, parameters as object, options.maxBodyBytes);
  return {
    params,
    query: parameters,
    body: validatePart(schemas.body, body, 'The body'),
    ...who,
    request,
    address: addressOf(context, options.trustProxy),
    requestId: context.get('requestId'),
    signal: request.signal,
  } as EndpointCall<K>;
}

async function whoCalls(
  { auth, clientHeaders = false }: Endpoint,
  request: Request,
  { authenticate, identify }: ReadCallOptions,
): Promise<{ person: Person | null; caller: Caller | null }> {
  if (auth === 'bearer') return { person: await authenticate(request), caller: null };
  if (auth !== 'caller' && auth !== 'administrator') return { person: null, caller: null };
  const caller = await identify(request, { clientHeaders });
  if (auth === 'administrator') requireAdministrator(caller);
  return { person: null, caller };
}

function keepInView(
  { env }: Context<HttpEnvironment>,
  { id, permissions, administrator }: Pick<Person, 'id'> & PersonRights,
  { liveAnswers }: ReadCallOptions,
): void {
  // Without a server there is no environment.
  const { outgoing } = (env as HttpEnvironment['Bindings'] | undefined) ?? {};
  if (outgoing !== undefined) liveAnswers?.add(id, outgoing, { permissions, administrator });
}

function addressOf({ env, req }: Context<HttpEnvironment>, trustProxy: boolean): string {
  // Without a server there is no environment.
  const remoteAddress = (env as HttpEnvironment['Bindings'] | undefined)?.incoming?.socket.remoteAddress;
  return clientAddress({ remoteAddress, forwardedFor: req.header('x-forwarded-for') }, trustProxy);
}

function refuseUnknownQuery(query: Record<string, string>): void {
  const names = Object.keys(query);
  if (names.length === 0) return;
  const message = wordUnknown(undefined);
  const issues = names.map((path) => ({ path, message }));
  throw new ApiProblem(400, 'invalid_request', `The query is not valid: ${names[0]} ${message}.`, issues);
}
