import type { Database } from '../../database/Database.ts';
import type { SecondFactors } from '../../identity/SecondFactors.ts';
import { enrollmentPath } from './enrollmentPages.ts';
import type { EnrollmentTickets } from './EnrollmentTickets.ts';

/** Dependencies of the embedded provider's second factors. */
export interface SecondFactorsOptions {
  database: Database;
  tickets: Pick<EnrollmentTickets, 'issue'>;
  /** Returns the provider's address as browsers see it; with a free port it is known only after listening. */
  issuer: () => string;
}

/** Creates the port for the embedded provider's second factors. */
export function createSecondFactors({ database: { db }, tickets, issuer }: SecondFactorsOptions): SecondFactors {
  return {
    beginEnrollment: async (userId) => `${issuer()}${enrollmentPath}/${await tickets.issue(userId)}`,
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

/** Deletes expired tickets and half-finished sign-ins. */
export async function removeExpiredEnrollments({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom('mfa_tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mfa_steps').where('expires_at', '<=', now).execute();
}
