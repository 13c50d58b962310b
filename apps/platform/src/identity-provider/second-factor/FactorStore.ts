import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { isUniqueViolation } from '../../database/isUniqueViolation.ts';
import type { MfaFactorRow, MfaTicketRow, Tables } from '../../database/Tables.ts';
import type { SealedBox } from '../../secrets/createSealedBox.ts';
import type { Secrets } from '../../secrets/Secrets.ts';
import type { StoredPasskey } from './passkeys.ts';
import { recordOwn } from '../../audit/AuditTrail.ts';
import { addRecoveryCodes } from './recoveryCodes.ts';

/** A factor that the user has just confirmed. */
export type NewFactor =
  | { type: 'totp'; secret: string; usedStep: number }
  | { type: 'passkey'; name: string; credentialId: string; counter: number; passkey: StoredPasskey };

/**
 * Result of confirming a factor. `over`: the enrolment was already finished or cancelled. `taken`: the passkey is
 * already set up, for this or another user.
 */
export type Confirmation = { kind: 'confirmed'; recoveryCodes: string[] } | { kind: 'over' } | { kind: 'taken' };

/** Factors that users have set up. */
export interface FactorStore {
  /** Returns a user's factors, oldest first. */
  factorsOf(userId: string): Promise<MfaFactorRow[]>;
  /** Whether a user has any factor. */
  hasFactor(userId: string): Promise<boolean>;
  /**
   * Ends an enrolment with a factor. Returns the user's new recovery codes, which cannot be read again later; none if
   * the user has codes from an earlier factor.
   */
  confirm(ticket: MfaTicketRow, factor: NewFactor): Promise<Confirmation>;
  /** Returns the secret of a user's one-time codes; null for another kind of factor. */
  totpSecretOf(factor: MfaFactorRow): string | null;
}

/** Dependencies of factors. */
export interface FactorStoreOptions {
  database: Database;
  box: SealedBox;
  secrets: Pick<Secrets, 'sealingKey'>;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Stores factors in the transactional database. */
export function createFactorStore({ database: { db }, box, secrets, now }: FactorStoreOptions): FactorStore {
  const rowsOf = (userId: string) => db.selectFrom('mfa_factors').selectAll().where('user_id', '=', userId);

  /** Creates recovery codes for a first factor, or if all earlier codes are used. */
  async function addMissingCodes(transaction: Transaction<Tables>, userId: string): Promise<string[]> {
    const codes = transaction.selectFrom('mfa_recovery_codes').select('code_hash').where('user_id', '=', userId);
    const factors = await transaction.selectFrom('mfa_factors').select('id').where('user_id', '=', userId).execute();
    const isFirst = factors.length === 1;
    if (!isFirst && (await codes.where('used_at', 'is', null).executeTakeFirst()) !== undefined) return [];
    // Codes left over from factors removed concurrently must not work for this one.
    if (isFirst) await transaction.deleteFrom('mfa_recovery_codes').where('user_id', '=', userId).execute();
    return addRecoveryCodes(transaction, userId, secrets);
  }

  async function addFactor(
    transaction: Transaction<Tables>,
    ticket: MfaTicketRow,
    factor: NewFactor,
  ): Promise<Confirmation> {
    const userId = ticket.user_id;
    const ended = await transaction
      .deleteFrom('mfa_tickets')
      .where('ticket_hash', '=', ticket.ticket_hash)
      .where('proved_at', 'is not', null)
      .executeTakeFirst();
    if (Number(ended.numDeletedRows) === 0) return { kind: 'over' };
    await transaction
      .insertInto('mfa_factors')
      .values({ id: randomUUID(), user_id: userId, confirmed_at: now(), ...valuesOf(factor, userId, box) })
      .execute();
    await recordOwn(transaction, { userId, action: 'second_factor_added', details: { type: factor.type }, at: now() });
    return { kind: 'confirmed', recoveryCodes: await addMissingCodes(transaction, userId) };
  }

  return {
    factorsOf: (userId) => rowsOf(userId).orderBy('confirmed_at').orderBy('id').execute(),
    hasFactor: async (userId) => (await rowsOf(userId).limit(1).executeTakeFirst()) !== undefined,
    async confirm(ticket, factor) {
      try {
        return await db.transaction().execute((transaction) => addFactor(transaction, ticket, factor));
      } catch (error) {
        if (isUniqueViolation(error)) return { kind: 'taken' };
        throw error;
      }
    },
    totpSecretOf: (factor) =>
      factor.secret_sealed === null ? null : box.open(factor.secret_sealed, sealContext(factor.user_id)),
  };
}

/** The columns of a factor that depend on its kind. */
function valuesOf(factor: NewFactor, userId: string, box: SealedBox) {
  if (factor.type === 'totp')
    return {
      type: factor.type,
      name: 'Authenticator app',
      secret_sealed: box.seal(factor.secret, sealContext(userId)),
      last_step: factor.usedStep,
    };
  const { type, name, credentialId, counter, passkey } = factor;
  return { type, name, credential_id: credentialId, counter, passkey: JSON.stringify(passkey) };
}

function sealContext(userId: string): string {
  return `mfa:${userId}`;
}
