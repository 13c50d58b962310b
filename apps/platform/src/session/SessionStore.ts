import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/Database.ts';
import type { SessionRow, UserRow } from '../database/Tables.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import { createSignOuts } from './createSignOuts.ts';

const idBytes = 32;

/**
 * Time after which an unfinished renewal counts as lost with its process: requests to the provider take at most 10
 * seconds.
 */
const renewalLeaseMs = 30_000;

/** Max difference of two processes' clocks. A time further ahead was written before the clock was set back. */
const clockToleranceMs = 60_000;

const tokensSchema = z.object({
  idToken: z.string(),
  refreshToken: z.string().nullable(),
  /** Expiry of the provider's access token, milliseconds since the epoch; null if unknown. */
  expiresAt: z.number().nullable(),
});

/** Tokens of the provider from sign-in; they never leave the platform. */
export type ProviderTokens = z.infer<typeof tokensSchema>;

/** An active session, with its user. */
export interface LiveSession {
  /** Hash of the secret id; identifies the session in tokens without giving access to it. */
  idHash: string;
  user: UserRow;
  kind: SessionRow['kind'];
  tokens: ProviderTokens;
  /** End of the session without further activity, milliseconds since the epoch. */
  idleEndsAt: number;
  /** Latest end of the session, milliseconds since the epoch. */
  expiresAt: number;
}

/** Content of a new session. */
export interface SessionStart {
  /** Default `browser`. */
  kind?: SessionRow['kind'];
  /** Short name of the browser or program. */
  device: string | null;
}

/** Dependencies and lifetimes of sessions. */
export interface SessionStoreOptions {
  database: Database;
  box: SealedBox;
  /** Idle time after which a session ends. */
  idleMs: number;
  /** Time after sign-in at which a session ends. */
  maximumMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Server-side sessions: the browser has a random id, the database its hash. */
export interface SessionStore {
  /** Starts a session and returns its secret id, which is stored nowhere else. */
  begin(userId: string, tokens: ProviderTokens, start: SessionStart): Promise<{ id: string; expiresAt: number }>;
  /** Returns the session with a secret id, if it is active and its user is not blocked. Does not count as activity. */
  findById(id: string): Promise<LiveSession | null>;
  /** Returns the session with the hash of an id, under the same conditions. */
  findByHash(idHash: string): Promise<LiveSession | null>;
  /** Returns the user of the hash in an access token, if the session is active and the user not blocked. */
  findPerson(idHash: string): Promise<UserRow | null>;
  /** Claims the renewal of a session's tokens for half a minute. Returns false if another request or process has it. */
  beginRenewal(idHash: string): Promise<boolean>;
  /** Stores renewed tokens, and releases the claim. */
  replaceTokens(idHash: string, tokens: ProviderTokens): Promise<void>;
  /** Releases the claim of a failed renewal. */
  giveRenewalBack(idHash: string): Promise<void>;
  /** Restarts the session's idle time after activity of the user. Returns its new end, milliseconds since the epoch. */
  noteActivity(session: LiveSession): Promise<number>;
  end(idHash: string): Promise<void>;
  /** Ends a session at its user's request; earlier ID tokens become invalid. */
  signOut(session: Pick<LiveSession, 'idHash'> & { user: Pick<UserRow, 'id'> }): Promise<void>;
  /** Deletes expired records. */
  removeExpired(): Promise<void>;
}

/** The session store on the transactional database. */
export function createSessionStore({
  database: { db },
  box,
  idleMs,
  maximumMs,
  now,
}: SessionStoreOptions): SessionStore {
  const end = async (idHash: string): Promise<void> => {
    await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
  };
  const signOuts = createSignOuts({ db, now });
  const holdToClock = createHoldToClock({ db, maximumMs, now });
  // Ended sessions are not found even if a full disk prevented their deletion.
  const endQuietly = (idHash: string) => end(idHash).catch(() => undefined);
  const life = { db, idleMs, now, end: endQuietly, holdToClock, isSignedOut: signOuts.isDue };
  const find = createFind({ ...life, box });
  return {
    async begin(userId, tokens, { kind = 'browser', device }) {
      const id = randomBytes(idBytes).toString('base64url');
      const idHash = hashSessionId(id);
      const at = now();
      const expiresAt = at + maximumMs;
      const data = box.seal(JSON.stringify(tokens), sealContext(idHash));
      const row = { id_hash: idHash, user_id: userId, data, kind, device, created_at: at, last_seen_at: at };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('sessions')
          .values({ ...row, expires_at: expiresAt })
          .execute();
        await transaction.updateTable('users').set({ last_sign_in_at: at }).where('id', '=', userId).execute();
      });
      return { id, expiresAt };
    },
    findById: (id) => find(hashSessionId(id)),
    findByHash: find,
    findPerson: createFindPerson(life),
    ...createRenewalClaims({ db, now }),
    async replaceTokens(idHash, tokens) {
      await db
        .updateTable('sessions')
        .set({ data: box.seal(JSON.stringify(tokens), sealContext(idHash)), renewing_until: null })
        .where('id_hash', '=', idHash)
        .execute();
    },
    async noteActivity({ idHash, expiresAt }) {
      const at = now();
      await db.updateTable('sessions').set({ last_seen_at: at }).where('id_hash', '=', idHash).execute();
      return Math.min(at + idleMs, expiresAt);
    },
    end,
    signOut: signOuts.signOut,
    async removeExpired() {
      await signOuts.catchUp();
      await removeExpired(life);
    },
  };
}

/** Claims of renewals. A claim that lasts longer than a new one was made before a clock was set back. */
function createRenewalClaims({
  db,
  now,
}: Pick<FindOptions, 'db' | 'now'>): Pick<SessionStore, 'beginRenewal' | 'giveRenewalBack'> {
  return {
    async beginRenewal(idHash) {
      const at = now();
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ renewing_until: at + renewalLeaseMs })
        .where('id_hash', '=', idHash)
        .where((where) =>
          where.or([
            where('renewing_until', 'is', null),
            where('renewing_until', '<=', at),
            where('renewing_until', '>', at + renewalLeaseMs),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async giveRenewalBack(idHash) {
      await db.updateTable('sessions').set({ renewing_until: null }).where('id_hash', '=', idHash).execute();
    },
  };
}

type FindOptions = Pick<SessionStoreOptions, 'box' | 'idleMs' | 'now'> &
  Pick<SessionStore, 'end'> & {
    db: Database['db'];
    holdToClock: HoldToClock;
    isSignedOut: (idHash: string) => boolean;
  };

type LifeOptions = Omit<FindOptions, 'box'>;

/** Runs with every request, so the statement is compiled once and nothing is decrypted. */
function createFindPerson({ db, idleMs, now, end, holdToClock, isSignedOut }: LifeOptions): SessionStore['findPerson'] {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id_hash', 'sessions.last_seen_at', 'sessions.expires_at'])
    .where('sessions.id_hash', '=', '')
    .compile();
  return async (idHash) => {
    const { rows } = await db.executeQuery<UserRow & SessionTimes>({ ...query, parameters: [idHash] });
    const [read] = rows;
    if (read === undefined || isSignedOut(idHash)) return null;
    const found = await holdToClock(read);
    if (found.blocked === 1 || now() >= idleEndOf(found, idleMs)) {
      await end(idHash);
      return null;
    }
    const { id_hash: _hash, last_seen_at: _seen, expires_at: _expires, ...user } = found;
    return user;
  };
}

/** Looks up a session by its hash; deletes it if expired. */
function createFind({
  db,
  box,
  idleMs,
  now,
  end,
  holdToClock,
  isSignedOut,
}: FindOptions): (idHash: string) => Promise<LiveSession | null> {
  return async (idHash) => {
    const row = await db.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst();
    if (row === undefined || isSignedOut(idHash)) return null;
    const session = await holdToClock(row);
    const user = await db.selectFrom('users').selectAll().where('id', '=', session.user_id).executeTakeFirst();
    const tokens = readTokens(session, box);
    if (user === undefined || user.blocked === 1 || tokens === null || now() >= idleEndOf(session, idleMs)) {
      await end(idHash);
      return null;
    }
    const { kind } = session;
    return { idHash, user, kind, tokens, idleEndsAt: idleEndOf(session, idleMs), expiresAt: session.expires_at };
  };
}

type SessionTimes = Pick<SessionRow, 'id_hash' | 'last_seen_at' | 'expires_at'>;

/** Returns a session with its end times; corrects them in the database if the clock was set back since. */
type HoldToClock = <T extends SessionTimes>(session: T) => T | Promise<T>;

/** Prevents a clock that is set back from lengthening sessions: limits times to those of a session that begins now. */
function createHoldToClock({
  db,
  maximumMs,
  now,
}: Pick<SessionStoreOptions, 'maximumMs' | 'now'> & { db: Database['db'] }): HoldToClock {
  return (session) => {
    const at = now();
    if (session.last_seen_at <= at + clockToleranceMs) return session;
    const held = { last_seen_at: at, expires_at: Math.min(session.expires_at, at + maximumMs) };
    const written = db.updateTable('sessions').set(held).where('id_hash', '=', session.id_hash).execute();
    return written.catch(() => undefined).then(() => ({ ...session, ...held }));
  };
}

async function removeExpired({
  db,
  idleMs,
  now,
  holdToClock,
}: Pick<FindOptions, 'db' | 'idleMs' | 'now' | 'holdToClock'>): Promise<void> {
  const at = now();
  const ahead = await db
    .selectFrom('sessions')
    .select(['id_hash', 'last_seen_at', 'expires_at'])
    .where('last_seen_at', '>', at + clockToleranceMs)
    .execute();
  for (const session of ahead) await holdToClock(session);
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<=', at), where('last_seen_at', '<=', at - idleMs)]))
    .execute();
}

function idleEndOf({ last_seen_at: seenAt, expires_at: endsAt }: SessionTimes, idleMs: number): number {
  return Math.min(seenAt + idleMs, endsAt);
}

function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function sealContext(idHash: string): string {
  return `session:${idHash}`;
}

function readTokens(session: SessionRow, box: SealedBox): ProviderTokens | null {
  const text = box.open(session.data, sealContext(session.id_hash));
  return text === null ? null : tokensSchema.parse(JSON.parse(text));
}
