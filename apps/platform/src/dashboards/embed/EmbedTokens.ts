import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/Database.ts';
import { isMissingReference } from '../../database/isMissingReference.ts';
import type { EmbedTokensTable } from '../../database/Tables.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';

/** Lifetime of each kind of token, milliseconds. */
const lifetimeMs = { authentication: 30_000, navigation: 600_000, api: 600_000 } as const;

/** Purpose of a token: opening an address once, loading further frames, or calls of the frame. */
export type EmbedTokenKind = EmbedTokensTable['kind'];

/** A token in plain text, and its lifetime. */
export interface EmbedToken {
  token: string;
  ttlSeconds: number;
}

/** Short-lived tokens of embed sessions; only their hashes are stored. */
export interface EmbedTokens {
  /** Creates a token of a session. Throws a 429 if newer sessions of its user have ended it. */
  issue(sessionHash: string, kind: EmbedTokenKind): Promise<EmbedToken>;
  /**
   * Returns the hash of a token's session; null for an unknown or expired token. Consumes an authentication token: only
   * one of several concurrent requests gets the session.
   */
  redeem(token: string, kind: EmbedTokenKind): Promise<string | null>;
  removeExpired(): Promise<void>;
}

/** Creates the tokens over the transactional database. `now`: milliseconds since the epoch. */
export function createEmbedTokens({ db }: Database, now: () => number): EmbedTokens {
  const read = (tokenHash: string, kind: EmbedTokenKind) =>
    db
      .selectFrom('embed_tokens')
      .select(['embed_session', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .executeTakeFirst();
  const take = (tokenHash: string, kind: EmbedTokenKind) =>
    db
      .deleteFrom('embed_tokens')
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .returning(['embed_session', 'expires_at'])
      .executeTakeFirst();
  return {
    async issue(sessionHash, kind) {
      const token = randomSecret();
      await db
        .insertInto('embed_tokens')
        .values({
          token_hash: hashSecret(token),
          embed_session: sessionHash,
          kind,
          expires_at: now() + lifetimeMs[kind],
        })
        .execute()
        .catch(refuseEndedSession);
      return { token, ttlSeconds: lifetimeMs[kind] / 1000 };
    },
    async redeem(token, kind) {
      const found = await (kind === 'authentication' ? take : read)(hashSecret(token), kind);
      return found === undefined || found.expires_at <= now() ? null : found.embed_session;
    },
    async removeExpired() {
      await db.deleteFrom('embed_tokens').where('expires_at', '<=', now()).execute();
    },
  };
}

function refuseEndedSession(error: unknown): never {
  if (!isMissingReference(error)) throw error;
  const text = 'Too many dashboards were opened at the same time. Try again.';
  throw new ApiProblem(429, 'too_many_requests', text, [], { headers: { 'retry-after': '1' } });
}

/** A new secret of 256 random bits. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a secret is stored. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
