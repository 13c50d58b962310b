import type { AuditAction } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { commandLine } from '../audit/Actor.ts';
import type { Tables } from '../database/Tables.ts';
import type { PersonAccess } from './PeopleContext.ts';

const intervalMs = 1_000;
/** Lines get their numbers before they are committed: so many are looked at again. */
const overlap = 100;

/** What each action of the command ends here: answers under way, or exports with their files as well. Other processes end the exports themselves. */
const endings: Partial<Record<AuditAction, 'answers' | 'everything'>> = {
  blocked: 'everything',
  deleted: 'everything',
  second_factor_reset: 'everything',
  sessions_ended: 'answers',
  password_changed: 'answers',
  password_set: 'answers',
};
/** What may take rights away. Groups give rights too, so the line alone does not say which users lose them. */
const changesOfRights: readonly AuditAction[] = [
  'permissions_changed',
  'administrator_revoked',
  'relationships_changed',
  'model_activated',
];

/** Inputs of following the trail. */
export interface FollowTrailOptions {
  db: Kysely<Tables>;
  access: PersonAccess;
  /** Cuts off answers that are on their way to users who have lost a right since the answer began. */
  endLost: () => Promise<void>;
  /** Whether other platform processes may write the trail. */
  hasOthers: boolean;
  logger: Pick<Logger, 'warn'>;
}

/** The following, under way. */
export interface FollowedTrail {
  /** Resolves when it knows what was there before. */
  started: Promise<void>;
  /** Ends it; call it before the database is closed. */
  stop(): Promise<void>;
}

/**
 * Ends what is under way in this process, within a second, where the audit trail says that users have lost rights, or that
 * `npm run people` or another platform process has taken their access away. What this process did itself comes again then,
 * which does no harm.
 */
export function followTrail({ db, access, endLost, hasOthers, logger }: FollowTrailOptions): FollowedTrail {
  let newest: number | null = null;
  const handled = new Set<number>();
  let looking: Promise<void> = look();
  const timer = setInterval(() => (looking = looking.then(look)), intervalMs);
  timer.unref();

  async function look(): Promise<void> {
    try {
      const lines = await readLines(db, newest);
      // What was done before this process began is over.
      const fresh = newest === null ? [] : lines.filter(({ id }) => !handled.has(id));
      for (const { id } of lines) handled.add(id);
      newest = Math.max(newest ?? 0, ...lines.map(({ id }) => id));
      for (const id of handled) if (id <= newest - overlap) handled.delete(id);
      for (const line of fresh) await end(line);
      if (fresh.some(({ action }) => changesOfRights.includes(action))) await endLost();
    } catch (error) {
      logger.warn({ err: error }, 'the audit trail could not be read for access that was taken away');
    }
  }

  async function end({ action, user_id, actor_id, actor }: TrailLine): Promise<void> {
    const ending = endings[action];
    const isCommand = actor_id === null && actor === commandLine.name;
    if (ending === undefined || !(isCommand || hasOthers)) return;
    access.endAnswers(user_id);
    if (isCommand && ending === 'everything') await access.endExports(user_id);
  }

  return {
    started: looking,
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}

interface TrailLine {
  id: number;
  action: AuditAction;
  user_id: string;
  actor_id: string | null;
  actor: string;
}

/** The newest lines; after a number, all since, and the ones before it that may have been committed late. */
function readLines(db: Kysely<Tables>, newest: number | null): Promise<TrailLine[]> {
  const lines = db.selectFrom('audit_entries').select(['id', 'action', 'user_id', 'actor_id', 'actor']);
  return newest === null
    ? lines.orderBy('id', 'desc').limit(overlap).execute()
    : lines
        .where('id', '>', newest - overlap)
        .orderBy('id')
        .execute();
}
