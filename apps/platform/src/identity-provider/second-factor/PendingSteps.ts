import type { Database } from '../../database/Database.ts';
import type { MfaStepRow } from '../../database/Tables.ts';
import { hashSecretToken } from '../../secrets/secretToken.ts';

const stepLifetimeMs = 10 * 60_000;

/** Sign-ins with a correct password that wait for the second factor. */
export interface PendingSteps {
  /** Records that the password was correct. Replaces a step with the same key. */
  begin(key: string, userId: string): Promise<void>;
  /** Returns the step of a key; undefined if it does not exist or has expired. */
  find(key: string): Promise<MfaStepRow | undefined>;
  /** Sets the challenge for the passkey. */
  setChallenge(key: string, challenge: string): Promise<void>;
}

/** Dependencies of steps. */
export interface PendingStepsOptions {
  database: Database;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Stores pending steps in the transactional database. A key is a secret, so only its hash is stored. */
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
