import type { Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { isUniqueViolation } from '../../database/isUniqueViolation.ts';
import type { EmbedSessionsTable, Tables, UserRow } from '../../database/Tables.ts';
import type { SessionStore } from '../../session/SessionStore.ts';
import { hashSecret, randomSecret } from './EmbedTokens.ts';

/** Longer than the five minutes in which an address is valid. */
const nonceLifetimeMs = 3_600_000;

/** Max open embed sessions of one user; a further one ends the oldest. */
const sessionsPerPerson = 20;

/** Input of a new embed session. */
export interface EmbedSessionStart {
  userId: string;
  /** Hash of its sign-in, with which it ends; null if another system signed the address. */
  sessionHash: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Nonce of the signed address; null without one. */
  nonce: string | null;
}

/** An active embed session, with the current record of its user. */
export interface LiveEmbedSession {
  idHash: string;
  user: UserRow;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Sessions of embedded dashboards; only hashes of their secret ids are stored. */
export interface EmbedSessions {
  /** Begins a session and returns its secret id; null if the nonce was used before. */
  begin(start: EmbedSessionStart): Promise<{ id: string; idHash: string } | null>;
  /** Returns a session by its hash; null if it has ended or its user is blocked. */
  find(idHash: string): Promise<LiveEmbedSession | null>;
  /** Returns the newest session of a sign-in. */
  findBySignIn(sessionHash: string): Promise<LiveEmbedSession | null>;
  /** Deletes expired sessions and nonces. */
  removeExpired(): Promise<void>;
}

/** Options of the embed session store. */
export interface EmbedSessionsOptions {
  database: Database;
  /** Finds the user of an active sign-in. */
  findPerson: SessionStore['findPerson'];
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the store of embed sessions over the transactional database. */
export function createEmbedSessions({ database: { db }, findPerson, now }: EmbedSessionsOptions): EmbedSessions {
  async function find(idHash: string): Promise<LiveEmbedSession | null> {
    const session = await db
      .selectFrom('embed_sessions')
      .selectAll()
      .where('id_hash', '=', idHash)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (session === undefined) return null;
    const user =
      session.session_hash === null ? await findUser(session.user_id) : await findPerson(session.session_hash);
    return user ? { idHash, user, expiresAt: session.expires_at } : null;
  }

  function findUser(id: string): Promise<UserRow | undefined> {
    return db.selectFrom('users').selectAll().where('id', '=', id).where('blocked', '=', 0).executeTakeFirst();
  }

  return {
    async begin({ userId, sessionHash, expiresAt, nonce }) {
      const id = randomSecret();
      const at = now();
      const row = {
        id_hash: hashSecret(id),
        user_id: userId,
        session_hash: sessionHash,
        created_at: at,
        expires_at: expiresAt,
      };
      const nonceRow = nonce === null ? null : { nonce, expires_at: at + nonceLifetimeMs };
      try {
        await db.transaction().execute(async (transaction) => {
          if (nonceRow !== null) await transaction.insertInto('embed_nonces').values(nonceRow).execute();
          await addSession(transaction, row);
        });
      } catch (error) {
        if (isUniqueViolation(error)) return null;
        throw error;
      }
      return { id, idHash: row.id_hash };
    },
    find,
    async findBySignIn(sessionHash) {
      const newest = await db
        .selectFrom('embed_sessions')
        .select('id_hash')
        .where('session_hash', '=', sessionHash)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return newest === undefined ? null : find(newest.id_hash);
    },
    async removeExpired() {
      await db.deleteFrom('embed_sessions').where('expires_at', '<=', now()).execute();
      await db.deleteFrom('embed_nonces').where('expires_at', '<=', now()).execute();
    },
  };
}

async function addSession(transaction: Transaction<Tables>, row: EmbedSessionsTable): Promise<void> {
  await transaction.insertInto('embed_sessions').values(row).execute();
  const kept = transaction
    .selectFrom('embed_sessions')
    .select('id_hash')
    .where('user_id', '=', row.user_id)
    .where('id_hash', '!=', row.id_hash)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .limit(sessionsPerPerson - 1);
  await transaction
    .deleteFrom('embed_sessions')
    .where('user_id', '=', row.user_id)
    .where('id_hash', '!=', row.id_hash)
    .where('id_hash', 'not in', kept)
    .execute();
}
