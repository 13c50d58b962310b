import type { Endpoint } from '../contract/Endpoint.ts';
import type { EndpointArguments, EndpointResponse } from '../contract/endpointSchemas.ts';
import { endpoints, type EndpointId } from '../contract/endpoints.ts';
import type { Gateway, GatewayRequest } from './createGateway.ts';

/** What every call takes besides its own arguments. */
export interface CallOptions {
  /** Aborts the call; it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Whether a 401 re-authenticates and sends the request once more. Default true. */
  retry?: boolean;
}

/** What an endpoint takes: its path parameters, query and body, as far as it has them. */
export type CallArguments<K extends EndpointId> = {
  [P in keyof EndpointArguments<K> as EndpointArguments<K>[P] extends undefined ? never : P]: EndpointArguments<K>[P];
};

/** Calls the JSON endpoints of the table by their names. */
export type EndpointCaller = <K extends EndpointId>(
  id: K,
  args: CallArguments<K>,
  options?: CallOptions,
) => Promise<EndpointResponse<K>>;

interface LooseArguments {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Asking twice changes nothing, so identical requests under way are sent once. */
const readingPosts: ReadonlySet<EndpointId> = new Set<EndpointId>(['looker.runQuery', 'looker.taskStatus']);

/** Makes the caller of one gateway. */
export function createEndpointCaller(gateway: Gateway): EndpointCaller {
  return <K extends EndpointId>(id: K, args: CallArguments<K>, { signal, retry }: CallOptions = {}) => {
    const { method } = endpoints[id];
    const { body } = args as LooseArguments;
    const path = endpointPath(id, args);
    const key = method === 'GET' || readingPosts.has(id) ? requestKey(id, path, body) : undefined;
    return gateway.fetchJson<EndpointResponse<K>>(path, { method, body, signal, retry, key });
  };
}

/** The path of an endpoint with its parameters and query. Throws RangeError for a parameter that a path cannot carry: `.` and `..`. */
export function endpointPath(id: EndpointId, { params = {}, query = {} }: LooseArguments): string {
  const endpoint: Endpoint = endpoints[id];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_hole, name: string) => pathSegment(name, String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** A JSON request to an endpoint as the gateway sends it, for answers that are not JSON. */
export function endpointRequest(id: EndpointId, body: unknown, accept: string, options: CallOptions): GatewayRequest {
  const headers = { accept, 'content-type': 'application/json' };
  return { method: endpoints[id].method, path: endpointPath(id, {}), headers, body: JSON.stringify(body), ...options };
}

/** Requests with the same key ask for the same thing. */
export function requestKey(id: EndpointId, path: string, body: unknown): string {
  return `${id} ${path} ${JSON.stringify(body) ?? ''}`;
}

function pathSegment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`"${value}" cannot be the ${name} of a path`);
  return encodeURIComponent(value);
}
