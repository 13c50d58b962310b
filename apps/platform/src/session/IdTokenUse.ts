import { createHash } from 'node:crypto';
import type { Database } from '../database/Database.ts';
import type { UserRow } from '../database/Tables.ts';
import type { KnownIdToken } from './ProviderClient.ts';

/** Lets each ID token begin one session, and none after its user was signed out. */
export interface IdTokenUse {
  /** Uses a token up. False: it was used before, or is from before the user's sessions were ended. */
  take(token: string, known: KnownIdToken, user: Pick<UserRow, 'signed_out_at'>): Promise<boolean>;
  /** Deletes what has run out. */
  removeExpired(now: number): Promise<void>;
}

/** The used tokens in the transactional database, as hashes. */
export function createIdTokenUse({ db }: Pick<Database, 'db'>): IdTokenUse {
  return {
    async take(token, { issuedAt, expiresAt }, { signed_out_at: signedOutAt }) {
      // Tokens bear whole seconds: one of the second of the sign-out may be from before it.
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

/** Hash of the signed part alone: a signature can be written in several ways. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');
}
