import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditAction, AuditEntry } from '@agency-insights/insights-api/contract';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { AuditEntryRow, Tables, UserRow } from '../database/Tables.ts';
import type { Actor } from './Actor.ts';
import { containing } from '../database/containing.ts';

/** Filters of the audit trail. */
export interface AuditFilters {
  user_id?: string | undefined;
  action?: AuditAction | undefined;
  /** Part of the email address of the actor or of the affected user. */
  search?: string | undefined;
  /** First and last moment, inclusive, ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A new entry of the trail. */
export interface NewAuditEntry {
  actor: Actor;
  action: AuditAction;
  /** The affected user; left out if there is none. */
  user?: Pick<UserRow, 'id' | 'email'>;
  details?: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Lines read at a time, so that an event loop turn takes milliseconds. */
const linesAtATime = 250;

/** Adds an entry to the trail, in the transaction of the recorded change. */
export async function record(
  db: Kysely<Tables>,
  { actor, action, user, details = {}, at }: NewAuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      at,
      actor_id: actor.id,
      actor: actor.name,
      action,
      user_id: user?.id ?? '',
      email: user?.email ?? '',
      details: JSON.stringify(details),
    })
    .execute();
}

/** Adds an entry about a user's change to their own account. */
export async function recordOwn(
  db: Kysely<Tables>,
  { userId, ...entry }: Omit<NewAuditEntry, 'actor' | 'user'> & { userId: string },
): Promise<void> {
  const user = await db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
  await record(db, { ...entry, actor: { id: user.id, name: user.email }, user });
}

/** Reads a page of the trail, newest first. */
export async function readAuditPage(
  db: Kysely<Tables>,
  filters: AuditFilters,
  { page, size }: { page: number; size: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const wanted = filtered(db.selectFrom('audit_entries'), filters);
  const { total } = await wanted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { items: rows.map(entryOf), total: Number(total) };
}

/** Reads the whole trail, newest first, in chunks, so that other requests can run between them. */
export async function* readAuditTrail(db: Kysely<Tables>, filters: AuditFilters): AsyncGenerator<AuditEntry[]> {
  const newest = filtered(db.selectFrom('audit_entries'), filters)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(linesAtATime);
  let rows = await newest.execute();
  for (;;) {
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(entryOf);
    if (rows.length < linesAtATime) return;
    await nextTurn();
    rows = await newest.where('id', '<', last.id).execute();
  }
}

function filtered<O>(
  query: SelectQueryBuilder<Tables, 'audit_entries', O>,
  { user_id, action, search, from, to }: AuditFilters,
): SelectQueryBuilder<Tables, 'audit_entries', O> {
  let wanted = query;
  if (user_id !== undefined) wanted = wanted.where('user_id', '=', user_id);
  if (action !== undefined) wanted = wanted.where('action', '=', action);
  if (from !== undefined) wanted = wanted.where('at', '>=', Date.parse(from));
  if (to !== undefined) wanted = wanted.where('at', '<=', Date.parse(to));
  const text = search?.trim() ?? '';
  if (text !== '') wanted = wanted.where(({ or }) => or([containing('actor', text), containing('email', text)]));
  return wanted;
}

function entryOf(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: row.actor,
    action: row.action,
    user_id: row.user_id,
    email: row.email,
    details: JSON.parse(row.details) as Record<string, unknown>,
  };
}
