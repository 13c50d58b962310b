import type { Database } from '../../database/Database.ts';
import type { SecondFactors } from '../../identity/SecondFactors.ts';

/** What the embedded provider's second factors are kept in. */
export interface SecondFactorsOptions {
  database: Database;
}

/** The second factors that the embedded provider keeps. */
export function createSecondFactors({ database: { db } }: SecondFactorsOptions): SecondFactors {
  return {
    async methodsOf(userId) {
      const rows = await db
        .selectFrom('mfa_factors')
        .select('type')
        .distinct()
        .where('user_id', '=', userId)
        .orderBy('type')
        .execute();
      return rows.map(({ type }) => type);
    },
    async reset(userId) {
      await db.transaction().execute(async (transaction) => {
        for (const table of ['mfa_steps', 'mfa_tickets', 'mfa_recovery_codes', 'mfa_factors'] as const)
          await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
      });
    },
  };
}
