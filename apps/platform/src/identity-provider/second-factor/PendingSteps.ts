import type { Database } from '../../database/Database.ts';
import type { MfaStepRow } from '../../database/Tables.ts';
import { hashSecretToken } from '../../secrets/secretToken.ts';

const stepLifetimeMs = 10 * 60_000;

/** Sign-ins whose password was right, and that wait for the second factor. */
export interface PendingSteps {
  /** Remembers that the password was right. A step under the same key is replaced. */
  begin(key: string, userId: string): Promise<void>;
  /** The step under a key; undefined where there is none, or it has expired. */
  find(key: string): Promise<MfaStepRow | undefined>;
  /** Sets what the passkey has to sign. */
  setChallenge(key: string, challenge: string): Promise<void>;
}

/** Where steps are kept. */
export interface PendingStepsOptions {
  database: Database;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** Pending steps on the transactional database. A key is a secret, so only its hash is stored. */
export function createPendingSteps({ database: { db }, now }: PendingStepsOptions): PendingSteps {
  return {
    async begin(key, userId) {
      const values = { user_id: userId, challenge: null, expires_at: now() + stepLifetimeMs };
      await db
        .insertInto('mfa_steps')
        .values({ step_hash: hashSecretToken(key), ...values })
        .onConflict((conflict) => conflict.column('step_hash').doUpdateSet(values))
        .execute();
    },
    find: (key) =>
      db
        .selectFrom('mfa_steps')
        .selectAll()
        .where('step_hash', '=', hashSecretToken(key))
        .where('expires_at', '>', now())
        .executeTakeFirst(),
    async setChallenge(key, challenge) {
      await db.updateTable('mfa_steps').set({ challenge }).where('step_hash', '=', hashSecretToken(key)).execute();
    },
  };
}
