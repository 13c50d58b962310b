import { FgaError, type FgaErrorCode } from '../FgaError.ts';

/** Address and token of a real OpenFGA. */
export interface OutsideOptions {
  /** Base URL without a trailing slash. */
  url: string;
  /** Bearer token; null if OpenFGA needs none. */
  token: string | null;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Sends one request to OpenFGA's HTTP API and returns the JSON of its response. Rejects with an FgaError. */
export type OutsideClient = <T>(method: string, path: string, body?: unknown, query?: object) => Promise<T>;

const timeoutMs = 10_000;

/** Creates the client of a real OpenFGA. */
export function createOutsideClient({ url, token, fetch: send = fetch }: OutsideOptions): OutsideClient {
  return async <T>(method: string, path: string, body?: unknown, query: object = {}) => {
    const response = await ask(`${url}${path}${search(query)}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (!response.ok) throw refusal(response.status, answer);
    return answer as T;
  };

  async function ask(address: string, init: RequestInit): Promise<Response> {
    try {
      return await send(address, init);
    } catch (error) {
      throw unavailable('does not answer', error);
    }
  }
}

/** Creates the error of a refused call. The caller can fix an invalid request, but not the platform's credentials. */
function refusal(status: number, answer: unknown): FgaError {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  if (status === 401 || status === 403) return unavailable(`refuses FGA_TOKEN (status ${status})`);
  if (status >= 500 || status === 429) return unavailable(`responds with status ${status}`);
  const known =
    typeof code === 'string' ? (code as FgaErrorCode) : status === 404 ? 'store_id_not_found' : 'validation_error';
  return new FgaError(known, typeof message === 'string' ? message : `OpenFGA refused the call (status ${status}).`);
}

function unavailable(fault: string, cause?: unknown): FgaError {
  return new FgaError(
    'unavailable',
    `The authorization store at FGA_URL ${fault}. Try again; if it goes on, check FGA_URL and FGA_TOKEN.`,
    {
      cause,
    },
  );
}

function search(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(
    Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
  ).toString();
  return text === '' ? '' : `?${text}`;
}
