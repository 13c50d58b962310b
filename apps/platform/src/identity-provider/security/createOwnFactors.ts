import type { Database } from '../../database/Database.ts';
import { recordOwn } from '../../audit/AuditTrail.ts';
import type { Secrets } from '../../secrets/Secrets.ts';
import { addRecoveryCodes } from '../second-factor/recoveryCodes.ts';

/** Changes of users to their own second factors. */
export interface OwnFactors {
  /** Removes a factor, and the recovery codes with the last one. Returns false if the user does not have the factor. */
  remove(userId: string, factorId: string): Promise<boolean>;
  /** Replaces all recovery codes by ten new ones and returns them; none if the user has no factor. */
  renewRecoveryCodes(userId: string): Promise<string[]>;
  /** Returns the number of unused recovery codes. */
  unusedRecoveryCodes(userId: string): Promise<number>;
}

/** Dependencies of changing factors. */
export interface OwnFactorsOptions {
  database: Database;
  secrets: Pick<Secrets, 'sealingKey'>;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Changes second factors in the transactional database; each change has an audit entry. */
export function createOwnFactors({ database: { db }, secrets, now }: OwnFactorsOptions): OwnFactors {
  return {
    remove: (userId, factorId) =>
      db.transaction().execute(async (transaction) => {
        const factors = await transaction
          .selectFrom('mfa_factors')
          .select(['id', 'type', 'name'])
          .where('user_id', '=', userId)
          .execute();
        const factor = factors.find(({ id }) => id === factorId);
        if (factor === undefined) return false;
        await transaction.deleteFrom('mfa_factors').where('id', '=', factor.id).execute();
        if (factors.length === 1)
          await transaction.deleteFrom('mfa_recovery_codes').where('user_id', '=', userId).execute();
        const details = { type: factor.type, name: factor.name };
        await recordOwn(transaction, { userId, action: 'second_factor_removed', details, at: now() });
        return true;
      }),
    renewRecoveryCodes: (userId) =>
      db.transaction().execute(async (transaction) => {
        const factor = await transaction
          .selectFrom('mfa_factors')
          .select('id')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (factor === undefined) return [];
        await transaction.deleteFrom('mfa_recovery_codes').where('user_id', '=', userId).execute();
        await recordOwn(transaction, { userId, action: 'recovery_codes_renewed', at: now() });
        return addRecoveryCodes(transaction, userId, secrets);
      }),
    async unusedRecoveryCodes(userId) {
      const codes = await db
        .selectFrom('mfa_recovery_codes')
        .select('code_hash')
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .execute();
      return codes.length;
    },
  };
}
