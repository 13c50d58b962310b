import type { AuditAction } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { commandLine } from '../audit/Actor.ts';
import type { Tables } from '../database/Tables.ts';
import type { PersonAccess } from './PeopleContext.ts';

const intervalMs = 1_000;
/** Number of earlier entries to read again: entries get their numbers before they are committed. */
const overlap = 100;

/**
 * What each action of the command ends here: responses in progress, or exports with their files as well. Other platform
 * processes end the exports themselves.
 */
const endings: Partial<Record<AuditAction, 'answers' | 'everything'>> = {
  blocked: 'everything',
  deleted: 'everything',
  second_factor_reset: 'everything',
  sessions_ended: 'answers',
  password_changed: 'answers',
  password_set: 'answers',
};
/** Actions that can remove rights. Groups also grant rights, so the entry alone does not show which users lose them. */
const changesOfRights: readonly AuditAction[] = [
  'permissions_changed',
  'administrator_revoked',
  'relationships_changed',
  'model_activated',
];

/** Dependencies of following the audit trail. */
export interface FollowTrailOptions {
  db: Kysely<Tables>;
  access: PersonAccess;
  /** Aborts responses in progress to users who have lost a right since the response began. */
  endLost: () => Promise<void>;
  /** Whether other platform processes may write audit entries. */
  hasOthers: boolean;
  logger: Pick<Logger, 'warn'>;
}

/** Running observation of the audit trail. */
export interface FollowedTrail {
  /** Resolves when the existing entries are known. */
  started: Promise<void>;
  /** Stops it; call it before closing the database. */
  stop(): Promise<void>;
}

/**
 * Aborts responses and exports in this process within a second of an audit entry by which users lost rights, or lost
 * access through `npm run people` or another platform process. Entries of this process are handled again, which is
 * harmless.
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
      // Ignore entries from before this process started.
      const fresh = newest === null ? [] : lines.filter(({ id }) => !handled.has(id));
      for (const { id } of lines) handled.add(id);
      newest = Math.max(newest ?? 0, ...lines.map(({ id }) => id));
      for (const id of handled) if (id <= newest - overlap) handled.delete(id);
      for (const line of fresh) await end(line);
      if (fresh.some(({ action }) => changesOfRights.includes(action))) await endLost();
    } catch (error) {
      logger.warn({ err: error }, 'failed to read the audit trail for removed access; retrying');
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

/** Reads the newest entries; after a number, all later ones and those before it that may have been committed late. */
function readLines(db: Kysely<Tables>, newest: number | null): Promise<TrailLine[]> {
  const lines = db.selectFrom('audit_entries').select(['id', 'action', 'user_id', 'actor_id', 'actor']);
  return newest === null
    ? lines.orderBy('id', 'desc').limit(overlap).execute()
    : lines
        .where('id', '>', newest - overlap)
        .orderBy('id')
        .execute();
}
