import type { Session } from './Session.ts';

type SessionBody = Partial<Record<keyof Session | 'idleTimeoutSeconds', unknown>>;

/** What a response must be. */
export const sessionShape =
  'The session must be JSON with the texts user.email, currentUserId and accessToken, or {} if no user is signed in.';

/**
 * Reads the session from a response body. Returns null for the empty object, which means that no user is signed in, and
 * undefined for anything else.
 */
export function readSession(body: unknown): Session | null | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  if (Object.keys(body).length === 0) return null;
  const { user, currentUserId, accessToken, accessTokenExpiresAt, idleTimeoutSeconds, expires } = body as SessionBody;
  const email = readText(user, 'email');
  if (typeof accessToken !== 'string' || typeof currentUserId !== 'string' || email === undefined) return undefined;
  return {
    user: { email, name: readText(user, 'name') },
    currentUserId,
    accessToken,
    accessTokenExpiresAt: typeof accessTokenExpiresAt === 'number' ? accessTokenExpiresAt : undefined,
    idleTimeoutMs: typeof idleTimeoutSeconds === 'number' ? idleTimeoutSeconds * 1000 : undefined,
    expires: typeof expires === 'string' ? expires : '',
  };
}

function readText(value: unknown, name: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : undefined;
}
