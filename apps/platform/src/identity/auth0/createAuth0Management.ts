import { z } from 'zod';
import type { Auth0Config } from '../../config/PlatformConfig.ts';

const timeoutMs = 10_000;
/** Time before expiry at which a token is renewed. */
const marginMs = 60_000;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const methodsSchema = z.array(z.looseObject({ type: z.string(), confirmed: z.boolean().optional() }));
const ticketSchema = z.object({ ticket_url: z.url() });

/** An authentication method of a user at Auth0, such as `totp`. */
export type Auth0Method = z.infer<typeof methodsSchema>[number];

/** Calls of Auth0's Management API v2. Each throws an Error if Auth0 refuses. */
export interface Auth0Management {
  /** Fetches a token. Throws an Auth0TokenError if Auth0 gives none. */
  check(): Promise<void>;
  /** GET users/{id}/authentication-methods. */
  listMethods(userId: string): Promise<Auth0Method[]>;
  /** DELETE users/{id}/authentication-methods: removes all of them. */
  deleteMethods(userId: string): Promise<void>;
  /** POST guardian/enrollments/ticket: an address where the user sets up a factor. */
  createEnrollmentTicket(userId: string): Promise<string>;
  /** PATCH users/{id}: a blocked user can no longer sign in. */
  setBlocked(userId: string, blocked: boolean): Promise<void>;
}

/** Thrown if Auth0 gives no token for the Management API. */
export class Auth0TokenError extends Error {
  /** HTTP status of the response. */
  readonly status: number;

  constructor(status: number) {
    super(`Auth0 responded with ${status} to the request for a management token.`);
    this.name = 'Auth0TokenError';
    this.status = status;
  }
}

/** Dependencies of the client. */
export interface Auth0ManagementOptions extends Auth0Config {
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates a client of Auth0's Management API, which fetches a token on first use and caches it until it expires. */
export function createAuth0Management(options: Auth0ManagementOptions): Auth0Management {
  const { url, now } = options;
  let token: { text: string; goodUntil: number } | null = null;

  async function call(method: string, path: string, body?: object): Promise<Response> {
    if (token === null || token.goodUntil <= now()) token = await fetchToken(options);
    const headers = { authorization: `Bearer ${token.text}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${url}/api/v2/${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    // The token was revoked; the next call fetches a new one.
    if (answer.status === 401) token = null;
    if (answer.ok) return answer;
    throw new Error(`Auth0 responded with ${answer.status} to ${method} ${path.replace(/users\/[^/]+/, 'users/…')}.`);
  }

  const methodsPath = (userId: string) => `users/${encodeURIComponent(userId)}/authentication-methods`;
  return {
    async check() {
      token = await fetchToken(options);
    },
    listMethods: async (userId) => methodsSchema.parse(await (await call('GET', methodsPath(userId))).json()),
    async deleteMethods(userId) {
      await call('DELETE', methodsPath(userId));
    },
    async createEnrollmentTicket(userId) {
      const answer = await call('POST', 'guardian/enrollments/ticket', { user_id: userId, send_mail: false });
      return ticketSchema.parse(await answer.json()).ticket_url;
    },
    async setBlocked(userId, blocked) {
      await call('PATCH', `users/${encodeURIComponent(userId)}`, { blocked });
    },
  };
}

async function fetchToken({ url, clientId, clientSecret, now }: Auth0ManagementOptions) {
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: `${url}/api/v2/`,
    }),
  });
  if (!answer.ok) throw new Auth0TokenError(answer.status);
  const { access_token: text, expires_in: seconds } = tokenSchema.parse(await answer.json());
  return { text, goodUntil: now() + seconds * 1000 - marginMs };
}
