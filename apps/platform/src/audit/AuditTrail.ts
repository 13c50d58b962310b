import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditAction, AuditEntry } from '@agency-insights/insights-api/contract';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { AuditEntryRow, Tables, UserRow } from '../database/Tables.ts';
import type { Actor } from './Actor.ts';
import { containing } from '../database/containing.ts';

/** Which lines of the trail are wanted. */
export interface AuditFilters {
  user_id?: string | undefined;
  action?: AuditAction | undefined;
  /** Part of the address of who did it or to whom. */
  search?: string | undefined;
}

/** What a line of the trail says. */
export interface NewAuditEntry {
  actor: Actor;
  action: AuditAction;
  /** To whom; left out where it is about no one person. */
  user?: Pick<UserRow, 'id' | 'email'>;
  details?: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Lines of a file that are read together: few enough that one turn of the event loop takes milliseconds. */
const linesAtATime = 250;

/** Adds a line to the trail, in the transaction of what it records. */
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

/** Adds a line about what a person did to their own account. */
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

/** Reads the whole trail, newest first, some lines at a time. Other requests get their turn between two pieces. */
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
  { user_id, action, search }: AuditFilters,
): SelectQueryBuilder<Tables, 'audit_entries', O> {
  let wanted = query;
  if (user_id !== undefined) wanted = wanted.where('user_id', '=', user_id);
  if (action !== undefined) wanted = wanted.where('action', '=', action);
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
