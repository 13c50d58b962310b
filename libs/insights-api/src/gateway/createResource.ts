import type { Endpoint } from '../contract/Endpoint.ts';
import type { EndpointResponse } from '../contract/endpointSchemas.ts';
import type { EndpointId, endpoints } from '../contract/endpoints.ts';
import { type CallArguments, type CallOptions, endpointPath, requestKey } from './createEndpointCaller.ts';
import { type Gateway, readJson } from './createGateway.ts';

type Row<K extends EndpointId> = (typeof endpoints)[K];

/** Arguments of a resource's call: path parameters, query and body, if any; `file` if it takes one. */
export type ResourceArguments<K extends EndpointId> = WithOptionalQuery<CallArguments<K>> &
  (Row<K>['encoding'] extends 'multipart' ? { file: Blob } : unknown);

type WithOptionalQuery<T> = T extends { query: infer Query }
  ? object extends Query
    ? Omit<T, 'query'> & { query?: Query }
    : T
  : T;

/** Result of a resource's call: JSON, a file, or nothing. */
export type ResourceAnswer<K extends EndpointId> = Row<K>['answer'] extends 'none'
  ? void
  : Row<K>['answer'] extends 'file' | 'csv'
    ? Blob
    : EndpointResponse<K>;

type Call<K extends EndpointId, Arguments = ResourceArguments<K>> = object extends Arguments
  ? (args?: Arguments, options?: CallOptions) => Promise<ResourceAnswer<K>>
  : (args: Arguments, options?: CallOptions) => Promise<ResourceAnswer<K>>;

type Address<K extends EndpointId, Arguments = ResourceArguments<K>> = object extends Arguments
  ? (args?: Arguments) => string
  : (args: Arguments) => string;

/**
 * The calls of a table by the last part of their names: `list` for `services.list`. The call of a page or redirect
 * returns its path, for navigation.
 */
export type Resource<Id extends EndpointId> = {
  readonly [K in Id as K extends `${string}.${infer Name}` ? Name : never]: Row<K>['answer'] extends 'page' | 'redirect'
    ? Address<K>
    : Call<K>;
};

interface LooseArguments {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: Blob;
}

/**
 * Creates the calls of one table of the contract over a gateway. Calls that need no token are sent without one; those
 * of the dashboards need a gateway with the dashboards' address. Identical concurrent reads are sent once.
 */
export function createResource<Id extends EndpointId>(
  gateway: Gateway,
  table: Readonly<Record<Id, Endpoint>>,
): Resource<Id> {
  const rows = Object.entries(table) as [Id, Endpoint][];
  const calls = rows.map(([id, endpoint]) => [id.slice(id.indexOf('.') + 1), createCall(gateway, id, endpoint)]);
  return Object.fromEntries(calls) as Resource<Id>;
}

function createCall(gateway: Gateway, id: EndpointId, endpoint: Endpoint) {
  const { method, encoding, answer, auth } = endpoint;
  if (answer === 'page' || answer === 'redirect') return (args: LooseArguments = {}) => endpointPath(endpoint, args);
  const isAnonymous = auth === 'public' || auth === 'session';
  const isFile = answer === 'file' || answer === 'csv';
  return async (args: LooseArguments = {}, options: CallOptions = {}): Promise<unknown> => {
    const path = endpointPath(endpoint, args);
    if (encoding === 'form' || encoding === 'multipart' || isFile) {
      const response = await gateway.send({ ...options, method, path, isAnonymous, body: formOf(encoding, args) });
      return isFile ? response.blob() : readJson(response, options.signal);
    }
    const key = method === 'GET' && options.headers === undefined ? requestKey(id, path, undefined) : undefined;
    return gateway.fetchJson(path, { method, body: args.body, key, isAnonymous, ...options });
  };
}

/** Encodes a form as browsers do; undefined if the call takes none. */
function formOf(
  encoding: Endpoint['encoding'],
  { body = {}, file }: LooseArguments,
): URLSearchParams | FormData | undefined {
  if (encoding === 'multipart') {
    const form = new FormData();
    if (file !== undefined) form.set('file', file);
    return form;
  }
  if (encoding !== 'form') return undefined;
  const fields = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}
