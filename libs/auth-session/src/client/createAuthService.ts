import { toAuthError, type AuthError } from '../errors/AuthError.ts';
import type { AuthLogCode, AuthLogger } from './AuthLogger.ts';
import type { Clock } from './Environment.ts';

/** A way to sign in. */
export interface AuthProvider {
  id: string;
  name: string;
  /** `oauth`, `email` or `credentials`. */
  type: string;
  signinUrl: string;
  callbackUrl: string;
}

/** A response of the session service. */
export interface AuthAnswer {
  status: number;
  ok: boolean;
  /** The JSON body. */
  body: unknown;
  /** Clock offset of the service, milliseconds; 0 if unknown. */
  clockOffsetMs: number;
}

/** Options of `createAuthService`. */
export interface AuthServiceOptions {
  basePath: string;
  fetch: typeof fetch;
  clock: Clock;
  logger: AuthLogger | null;
}

/** The session service. Returns null for a call that fails, and logs the failure. */
export interface AuthService {
  /** GET of a path under the base, as JSON. */
  get(path: string, code?: AuthLogCode): Promise<AuthAnswer | null>;
  /** POST with a fresh CSRF token; `form`: form-encoded, `json`: as JSON. */
  post(path: string, fields: Readonly<Record<string, unknown>>, encoding: 'form' | 'json'): Promise<AuthAnswer | null>;
  /** A CSRF token for one form. */
  getCsrfToken(): Promise<string | null>;
  /** The ways to sign in, by id. */
  getProviders(): Promise<Readonly<Record<string, AuthProvider>> | null>;
}

const timeoutMs = 30_000;
/** Smaller offsets are ignored: the Date header has whole seconds, and the response takes time. */
const smallestOffsetMs = 5_000;

/** Creates the client of the session service. */
export function createAuthService({ basePath, fetch: send, clock, logger }: AuthServiceOptions): AuthService {
  const request = async (path: string, init: RequestInit, code: AuthLogCode): Promise<AuthAnswer | null> => {
    try {
      const response = await send(`${basePath}/${path}`, {
        credentials: 'include',
        cache: 'no-store',
        signal: clock.timeout(timeoutMs),
        ...init,
      });
      const body: unknown = await response.json();
      const answer = { status: response.status, ok: response.ok, body, clockOffsetMs: readOffset(response, clock) };
      // A response with an address contains the error there; sign-in reads it.
      if (!response.ok && readUrl(body) === null) throw refusal(answer);
      return answer;
    } catch (error) {
      logger?.error(code, error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  };
  const get: AuthService['get'] = (path, code = 'CLIENT_FETCH_ERROR') =>
    request(path, { headers: { accept: 'application/json' } }, code);
  const getCsrfToken = async (): Promise<string | null> => {
    const answer = await get('csrf');
    return readText(answer?.body, 'csrfToken');
  };
  return {
    get,
    getCsrfToken,
    async post(path, fields, encoding) {
      const csrfToken = await getCsrfToken();
      if (csrfToken === null) return null;
      const all = { ...fields, csrfToken };
      const init: RequestInit =
        encoding === 'form'
          ? { method: 'POST', body: toForm(all), headers: { accept: 'application/json' } }
          : {
              method: 'POST',
              body: JSON.stringify(all),
              headers: { accept: 'application/json', 'content-type': 'application/json' },
            };
      return request(path, init, 'CLIENT_FETCH_ERROR');
    },
    async getProviders() {
      const answer = await get('providers');
      const { body } = answer ?? {};
      // The service's own list; each entry is only looked up by its id and type.
      return typeof body === 'object' && body !== null ? (body as Record<string, AuthProvider>) : null;
    },
  };
}

/** Returns the address in a response body. */
export function readUrl(body: unknown): string | null {
  return readText(body, 'url');
}

function readText(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null || !(name in body)) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
}

function toForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.set(name, String(value));
  return form;
}

function refusal({ body, status }: AuthAnswer): AuthError {
  const problem: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
  const message = readText(problem, 'message') ?? readText(body, 'message') ?? `Request failed with status ${status}`;
  return toAuthError(readText(problem, 'code') ?? problem, message, status);
}

function readOffset(response: Response, clock: Clock): number {
  const offset = Date.parse(response.headers.get('date') ?? '') - clock.now();
  return Math.abs(offset) >= smallestOffsetMs ? offset : 0;
}
