import type { EndpointId, EndpointInput, EndpointResponse, endpoints } from '@agency-insights/insights-api/contract';
import type { Caller } from './Caller.ts';
import type { Person } from './Person.ts';

type AuthOf<K extends EndpointId> = (typeof endpoints)[K]['auth'];

/** One validated call, as a handler receives it. */
export interface EndpointCall<K extends EndpointId> extends EndpointInput<K> {
  /** The calling user; null unless the endpoint is `bearer`. */
  person: AuthOf<K> extends 'bearer' ? Person : null;
  /** The caller, a user or a service; null unless the endpoint is `caller` or `administrator`. */
  caller: AuthOf<K> extends 'caller' | 'administrator' ? Caller : null;
  request: Request;
  /** The client's network address; empty if a test calls without a server. */
  address: string;
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Returns the JSON body, or a Response if it is not plain JSON. */
export type EndpointHandler<K extends EndpointId> = (call: EndpointCall<K>) => Promise<EndpointResponse<K> | Response>;

/** Mounts the endpoints of the platform's areas; each row of the endpoint table is mounted once. */
export interface Routes {
  mount<K extends EndpointId>(id: K, handler: EndpointHandler<K>): void;
}
