/**
 * Encoding of a request body. `none`: no body. `multipart`: a form with one file, which the handler reads as it comes.
 */
export type RequestEncoding = 'none' | 'json' | 'form' | 'multipart';

/**
 * Kind of response body. `result-set` is an Arrow IPC stream
 * (`application/vnd.apache.arrow.stream`), or JSON when the Accept header asks for it. `page` is a small HTML
 * page for a person who opened the address.
 */
export type AnswerKind = 'json' | 'result-set' | 'file' | 'csv' | 'redirect' | 'page' | 'none';

/**
 * Who may call. `bearer`: a person's access token in the Authorization header; on the dashboards' server, the frame's.
 * `caller`: a person's access token or a service's; the handler checks whom the call is about. `administrator`: the
 * access token of an administrator or a service. `session`: the session cookie (the sign-in routes). `public`:
 * everyone.
 */
export type EndpointAuth = 'bearer' | 'caller' | 'administrator' | 'session' | 'public';

/** The platform's servers, each with its own origin. */
export type EndpointServer = 'platform' | 'dashboards';

/** One row of the endpoint table: everything a client or a server needs to know besides the schemas. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute path with parameters in braces: `/api/v1/authorization-store/saved-filters/{id}`. */
  path: `/${string}`;
  encoding: RequestEncoding;
  answer: AnswerKind;
  auth: EndpointAuth;
  /** Whether a service may send its `client-id` and `client-secret` as headers in place of a token. Default false. */
  clientHeaders?: boolean;
  /** Whether the query's parameters are fields of the body, which may then lack them, or be missing. Default false. */
  bodyInQuery?: boolean;
  /** Which of the platform's servers serves it. Default `platform`; `dashboards` has an origin of its own. */
  server?: EndpointServer;
  /** Whether a POST accepts an `Idempotency-Key`. Default: if its status is 201 or 202, as it creates something. */
  idempotencyKey?: boolean;
  /** Status of a successful answer. Default 200. */
  status?: 200 | 201 | 202 | 204;
}

/** Whether a call accepts the header `Idempotency-Key`: requests with the same key run once. */
export function takesIdempotencyKey({ method, status, idempotencyKey }: Endpoint): boolean {
  return idempotencyKey ?? (method === 'POST' && (status === 201 || status === 202));
}
