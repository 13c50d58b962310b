import { createHash } from 'node:crypto';
import type { Database } from '../database/Database.ts';
import type { UserRow } from '../database/Tables.ts';
import type { KnownIdToken } from './ProviderClient.ts';

/** Allows each ID token to begin one session, and none after its user was signed out. */
export interface IdTokenUse {
  /** Consumes a token. Returns false if it was used before, or was issued before the user's sessions were ended. */
  take(token: string, known: KnownIdToken, user: Pick<UserRow, 'signed_out_at'>): Promise<boolean>;
  /** Deletes expired records. */
  removeExpired(now: number): Promise<void>;
}

/** Stores hashes of used tokens in the transactional database. */
export function createIdTokenUse({ db }: Pick<Database, 'db'>): IdTokenUse {
  return {
    async take(token, { issuedAt, expiresAt }, { signed_out_at: signedOutAt }) {
      // Tokens have whole seconds: one from the second of the sign-out may be older than it.
      if (signedOutAt !== null && issuedAt <= signedOutAt) return false;
      const result = await db
        .insertInto('used_id_tokens')
        .values({ token_hash: hashOf(token), expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
    },
    async removeExpired(now) {
      await db.deleteFrom('used_id_tokens').where('expires_at', '<=', now).execute();
    },
  };
}

/** Hashes only the signed part: a signature has several encodings. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');
}
