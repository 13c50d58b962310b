import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';
import { configuration } from '../../audit/Actor.ts';
import type { Rights } from './Rights.ts';
import { record } from '../../audit/AuditTrail.ts';

/** Gives the users in ADMIN_EMAILS the administrator role; logs those without an account. `emails`: in lower case. */
export async function appointAdministrators(
  { database: { db }, rights }: { database: Database; rights: Rights },
  emails: readonly string[],
  logger: Pick<Logger, 'warn'>,
  now: number,
): Promise<void> {
  for (const email of emails) {
    const user = await db.selectFrom('users').selectAll().where('email_key', '=', email).executeTakeFirst();
    if (user === undefined) {
      logger.warn(
        { email },
        'ADMIN_EMAILS names a person without an account: invite them with npm run people, or let them sign in through the outside provider',
      );
    } else if (!(await rights.of(user.id)).administrator) {
      await db.transaction().execute(async (transaction) => {
        await rights.lock(transaction);
        await record(transaction, { actor: configuration, action: 'administrator_granted', user, at: now });
        await rights.change(transaction, [{ personId: user.id, administrator: true }]);
      });
    }
  }
}
