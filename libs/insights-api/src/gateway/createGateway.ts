import type { AuthStrategy } from '../auth/AuthStrategy.ts';
import { ConfigurationError } from '../errors/ConfigurationError.ts';
import { HttpError } from '../errors/HttpError.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { UnreadableAnswerError } from '../errors/UnreadableAnswerError.ts';
import type { Logger } from './Logger.ts';
import { baseAddress } from './baseAddress.ts';
import { createAuthenticator, type AuthenticationStatus, type Credentials } from './createAuthenticator.ts';
import { createSharedRequests } from './sharedRequests.ts';
import { untilAborted } from './untilAborted.ts';

/** Options of `createGateway`. */
export interface GatewayOptions {
  /** Base address: `https://insights.example` or a path on the page's origin. */
  apiUrl: string;
  authStrategy: AuthStrategy;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  logger?: Logger;
  /** Name of the base address in errors. Default `apiUrl`. */
  addressName?: string;
}

/** A request through a gateway. */
export interface GatewayRequest {
  /** Default `GET`. */
  method?: string;
  /** Path from the base address, with its query: `/api/permissions`. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** A body that can be sent twice. */
  body?: string | URLSearchParams | FormData | Blob;
  signal?: AbortSignal;
  /** Whether a 401 re-authenticates and sends the request once more. Default true. */
  retry?: boolean;
  /** Whether to send the request without credentials, so that a 401 does not concern them. Default false. */
  isAnonymous?: boolean;
}

/** A JSON request through a gateway. */
export interface JsonRequest extends Omit<GatewayRequest, 'path' | 'body'> {
  /** Sent as JSON; undefined: no body. */
  body?: unknown;
  /** Concurrent requests with the same key are sent once, and share the response. Default: never shared. */
  key?: string;
}

/** A base address with authentication. */
export interface Gateway {
  /** Whether the service accepted the credentials, if known. */
  readonly status: AuthenticationStatus;
  /** Sends a request and returns its successful response. Throws HttpError, AuthenticationError, NetworkError, or the signal's reason. */
  send(request: GatewayRequest): Promise<Response>;
  /** Runs a request once for concurrent callers with the same key. */
  share<T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Fetches JSON; null if the response has no body. Throws as `send`, and UnreadableAnswerError. */
  fetchJson<T>(path: string, request?: JsonRequest): Promise<T>;
}

/** Creates a gateway. Throws ConfigurationError if the base address or the auth strategy is missing. */
export function createGateway(options: GatewayOptions): Gateway {
  // For callers without type checks the error names the missing option.
  if (!options.authStrategy as boolean) throw new ConfigurationError('authStrategy must be provided');
  const base = baseAddress(options.addressName ?? 'apiUrl', options.apiUrl);
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  const authenticator = createAuthenticator(options.authStrategy);
  const shared = createSharedRequests();

  const sendOnce = async (request: GatewayRequest, credentials?: Credentials): Promise<Response> => {
    const { method = 'GET', path, headers, body, signal } = request;
    try {
      return await send(base + path, { method, body, signal, headers: { ...headers, ...credentials?.headers } });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new NetworkError({ cause });
    }
  };
  const sendAuthenticated = async (request: GatewayRequest): Promise<Response> => {
    const { signal, isAnonymous = false } = request;
    if (isAnonymous) return sendOnce(request);
    const credentials = await untilAborted(authenticator.getCredentials(), signal);
    const response = await sendOnce(request, credentials);
    if (response.status !== 401) return response;
    const retry = request.retry ?? true;
    authenticator.refuse(credentials, !retry);
    if (!retry) return response;
    options.logger?.warn('The service refused the credentials; authenticating again', { path: request.path });
    await response.body?.cancel();
    await untilAborted(authenticator.renew(credentials), signal);
    const renewed = await untilAborted(authenticator.getCredentials(), signal);
    const second = await sendOnce(request, renewed);
    if (second.status === 401) authenticator.refuse(renewed, true);
    return second;
  };
  const gateway: Gateway = {
    get status() {
      return authenticator.status;
    },
    async send(request) {
      request.signal?.throwIfAborted();
      assertPath(request.path);
      const response = await sendAuthenticated(request);
      if (response.status !== 401 && !request.isAnonymous) authenticator.accept();
      if (!response.ok) throw await toHttpError(response, request.signal);
      return response;
    },
    share: (key, start, signal) => shared.share(key, start, signal),
    async fetchJson<T>(path: string, { key, signal, ...request }: JsonRequest = {}): Promise<T> {
      const start = async (startSignal?: AbortSignal): Promise<T> =>
        readJson<T>(await gateway.send(toJsonRequest(path, request, startSignal)), startSignal);
      if (key !== undefined) return shared.share(key, start, signal);
      const reads = (request.method ?? 'GET') === 'GET';
      // A list requested before a change is outdated for callers after it.
      return reads ? start(signal) : start(signal).finally(shared.closeToJoining);
    },
  };
  return gateway;
}

/** Reads a whole body as text, with the errors of this package. */
export async function readText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError({ cause });
  }
}

function toJsonRequest(
  path: string,
  { body, headers, ...request }: Omit<JsonRequest, 'key' | 'signal'>,
  signal?: AbortSignal,
): GatewayRequest {
  const json = { accept: 'application/json', ...headers };
  if (body === undefined) return { ...request, path, signal, headers: json };
  return {
    ...request,
    path,
    signal,
    headers: { 'content-type': 'application/json', ...json },
    body: JSON.stringify(body),
  };
}

/** Reads a whole body as JSON; null if empty. Throws UnreadableAnswerError. */
export async function readJson<T>(response: Response, signal?: AbortSignal): Promise<T> {
  const text = await readText(response, signal);
  try {
    // The contract's tests check the responses, not every call.
    return (text === '' ? null : JSON.parse(text)) as T;
  } catch (cause) {
    throw new UnreadableAnswerError('JSON', { cause });
  }
}

async function toHttpError(response: Response, signal?: AbortSignal): Promise<HttpError> {
  const text = await readText(response, signal);
  try {
    return new HttpError(response.status, JSON.parse(text));
  } catch {
    return new HttpError(response.status);
  }
}

/** Asserts that a path stays on the base address: credentials must not go to another host. */
function assertPath(path: string): void {
  if (!/^\/(?![/\\])/.test(path)) throw new RangeError(`A path must begin with a single slash: ${path.slice(0, 100)}`);
}
