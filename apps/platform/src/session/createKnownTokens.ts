import type { AccessTokenSubject } from './accessTokens.ts';

/** Tokens whose signature was found good, by their digest: each comes with every request of a page for minutes. */
export interface KnownTokens {
  /** Whom a token is about; undefined where it is not remembered or has run out. */
  find(digest: string): AccessTokenSubject | undefined;
  /** Remembers a token; `expiresAt` in seconds since the epoch. Returns the subject. */
  add(digest: string, subject: AccessTokenSubject, expiresAt: number): AccessTokenSubject;
}

/** How much is remembered, and for how long. */
export interface KnownTokensOptions {
  /** Max number of tokens kept; the oldest beyond it are checked again. Default 10,000. */
  mostKept?: number;
  /** Now, milliseconds since the epoch. */
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
