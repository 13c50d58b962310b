import type { Database } from '../../database/Database.ts';
import type { MfaTicketRow } from '../../database/Tables.ts';
import type { SealedBox } from '../../secrets/createSealedBox.ts';
import { hashSecretToken, newSecretToken } from '../../secrets/secretToken.ts';

/** Lifetime of a ticket, and of an enrolment after it was redeemed. */
export const ticketLifetimeMs = 15 * 60_000;

/** A factor before its confirmation. */
export interface EnrollmentDraft {
  /** The secret of one-time codes, Base32. */
  totpSecret?: string;
  /** Challenge for the new passkey. */
  challenge?: string;
}

/** Tickets that permit setting up a second factor. */
export interface EnrollmentTickets {
  /** Returns a new ticket. Unused earlier ones of the user become invalid. */
  issue(userId: string): Promise<string>;
  /** Returns the row of a ticket that can still be redeemed. */
  find(ticket: string): Promise<MfaTicketRow | undefined>;
  /**
   * Redeems a ticket once and returns the secret of the browser that continues; null if another request was faster.
   * `isProved`: the user has shown an existing factor, or has none.
   */
  redeem(ticket: string, isProved: boolean): Promise<string | null>;
  /** Returns the row of a browser's enrolment, by its secret. */
  findRedeemed(browserSecret: string): Promise<MfaTicketRow | undefined>;
  /** Records that the user has shown an existing factor. */
  prove(row: MfaTicketRow): Promise<void>;
  readDraft(row: MfaTicketRow): EnrollmentDraft;
  writeDraft(row: MfaTicketRow, draft: EnrollmentDraft): Promise<void>;
}

/** Dependencies of tickets. */
export interface EnrollmentTicketsOptions {
  database: Database;
  box: SealedBox;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Stores enrolment tickets in the transactional database: secrets as hashes, drafts encrypted. */
export function createEnrollmentTickets({ database: { db }, box, now }: EnrollmentTicketsOptions): EnrollmentTickets {
  const live = () => db.selectFrom('mfa_tickets').selectAll().where('expires_at', '>', now());
  const update = (row: MfaTicketRow) => db.updateTable('mfa_tickets').where('ticket_hash', '=', row.ticket_hash);
  return {
    async issue(userId) {
      const ticket = newSecretToken();
      const values = { ticket_hash: hashSecretToken(ticket), user_id: userId, expires_at: now() + ticketLifetimeMs };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('mfa_tickets')
          .where('user_id', '=', userId)
          .where('browser_hash', 'is', null)
          .execute();
        await transaction.insertInto('mfa_tickets').values(values).execute();
      });
      return ticket;
    },
    find: (ticket) =>
      live().where('ticket_hash', '=', hashSecretToken(ticket)).where('browser_hash', 'is', null).executeTakeFirst(),
    async redeem(ticket, isProved) {
      const browserSecret = newSecretToken();
      const result = await db
        .updateTable('mfa_tickets')
        .set({
          browser_hash: hashSecretToken(browserSecret),
          proved_at: isProved ? now() : null,
          expires_at: now() + ticketLifetimeMs,
        })
        .where('ticket_hash', '=', hashSecretToken(ticket))
        .where('browser_hash', 'is', null)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return Number(result.numUpdatedRows) === 1 ? browserSecret : null;
    },
    findRedeemed: (browserSecret) =>
      live().where('browser_hash', '=', hashSecretToken(browserSecret)).executeTakeFirst(),
    async prove(row) {
      await update(row).set({ proved_at: now() }).execute();
    },
    readDraft(row) {
      const text = row.draft_sealed === null ? null : box.open(row.draft_sealed, sealContext(row));
      return text === null ? {} : (JSON.parse(text) as EnrollmentDraft);
    },
    async writeDraft(row, draft) {
      await update(row)
        .set({ draft_sealed: box.seal(JSON.stringify(draft), sealContext(row)) })
        .execute();
    },
  };
}

function sealContext(row: MfaTicketRow): string {
  return `mfa-ticket:${row.user_id}:${row.ticket_hash}`;
}
