import type { Endpoint } from '../contract/Endpoint.ts';
import type { EndpointArguments, EndpointResponse } from '../contract/endpointSchemas.ts';
import type { EndpointId } from '../contract/endpoints.ts';
import type { Gateway, GatewayRequest } from './createGateway.ts';

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call; it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Whether a 401 re-authenticates and sends the request once more. Default true. */
  retry?: boolean;
  /** Headers besides those of the gateway. A call with custom headers is never shared. */
  headers?: Readonly<Record<string, string>>;
}

/** Arguments of an endpoint: its path parameters, query and body, if any. */
export type CallArguments<K extends EndpointId> = {
  [P in keyof EndpointArguments<K> as EndpointArguments<K>[P] extends undefined ? never : P]: EndpointArguments<K>[P];
};

/** Calls the JSON endpoints of a table by their names. */
export type EndpointCaller<Id extends EndpointId> = <K extends Id>(
  id: K,
  args: CallArguments<K>,
  options?: CallOptions,
) => Promise<EndpointResponse<K>>;

interface LooseArguments {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** POST requests that only read, so identical concurrent ones are sent once. */
const readingPosts: ReadonlySet<EndpointId> = new Set<EndpointId>(['looker.runQuery', 'looker.taskStatus']);

/** Creates the caller of one gateway for the endpoints of a table. */
export function createEndpointCaller<Id extends EndpointId>(
  gateway: Gateway,
  table: Readonly<Record<Id, Endpoint>>,
): EndpointCaller<Id> {
  return <K extends Id>(id: K, args: CallArguments<K>, { signal, retry, headers }: CallOptions = {}) => {
    const { method } = table[id];
    const { body } = args as LooseArguments;
    const path = endpointPath(table[id], args);
    const isShared = headers === undefined && (method === 'GET' || readingPosts.has(id));
    const key = isShared ? requestKey(id, path, body) : undefined;
    return gateway.fetchJson<EndpointResponse<K>>(path, { method, body, signal, retry, headers, key });
  };
}

/** Returns the path of an endpoint with its parameters and query. Throws RangeError for the parameters `.` and `..`. */
export function endpointPath(endpoint: Endpoint, { params = {}, query = {} }: LooseArguments): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_hole, name: string) => pathSegment(name, String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Creates a JSON request to an endpoint, for responses that are not JSON. */
export function endpointRequest(
  endpoint: Endpoint,
  body: unknown,
  accept: string,
  options: CallOptions,
): GatewayRequest {
  const headers = { accept, 'content-type': 'application/json' };
  return {
    method: endpoint.method,
    path: endpointPath(endpoint, {}),
    headers,
    body: JSON.stringify(body),
    ...options,
  };
}

/** Returns the key of a request; equal requests have the same key. */
export function requestKey(id: EndpointId, path: string, body: unknown): string {
  return `${id} ${path} ${JSON.stringify(body) ?? ''}`;
}

function pathSegment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`The ${name} of a path must not be "${value}"`);
  return encodeURIComponent(value);
}
