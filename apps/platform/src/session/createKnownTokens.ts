import type { AccessTokenSubject } from './accessTokens.ts';

/** A cache of verified tokens by digest: a page sends the same token with every request for minutes. */
export interface KnownTokens {
  /** Returns the subject of a token; undefined if it is not cached or has expired. */
  find(digest: string): AccessTokenSubject | undefined;
  /** Caches a token; `expiresAt` in seconds since the epoch. Returns the subject. */
  add(digest: string, subject: AccessTokenSubject, expiresAt: number): AccessTokenSubject;
}

/** Limits of the cache. */
export interface KnownTokensOptions {
  /** Max number of cached tokens; the oldest are evicted. Default 10,000. */
  mostKept?: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** A bounded cache of valid tokens without expired ones. */
export function createKnownTokens({ mostKept = 10_000, now }: KnownTokensOptions): KnownTokens {
  const tokens = new Map<string, { subject: AccessTokenSubject; expiresAt: number }>();
  return {
    find(digest) {
      const token = tokens.get(digest);
      if (token && token.expiresAt > Math.floor(now() / 1000)) return token.subject;
      tokens.delete(digest);
      return undefined;
    },
    add(digest, subject, expiresAt) {
      const [oldest] = tokens.keys();
      if (oldest !== undefined && tokens.size >= mostKept) tokens.delete(oldest);
      tokens.set(digest, { subject, expiresAt });
      return subject;
    },
  };
}
