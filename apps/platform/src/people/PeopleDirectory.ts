import type { Permission, personSorts, PersonStatus } from '@agency-insights/insights-api/contract';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Rights } from '../authorization-store/product/Rights.ts';
import { containing } from '../database/containing.ts';
import type { Database } from '../database/Database.ts';
import { isAmong } from '../database/isAmong.ts';
import type { Tables, UserRow } from '../database/Tables.ts';
import { type PeopleByRights, peopleByRights } from './peopleByRights.ts';

type SortName = (typeof personSorts)[number];

/** Filters of a user list. */
export interface PeopleFilters {
  blocked?: boolean | undefined;
  /** Part of a name or an email address, in any case. */
  search?: string | undefined;
  status?: PersonStatus | undefined;
  permission?: Permission | undefined;
  /** Users with any of these permissions. */
  anyPermission?: readonly Permission[] | undefined;
  administrator?: boolean | undefined;
  ids?: readonly string[] | undefined;
}

/** Page and order of a user list. */
export interface PeoplePageRequest {
  page: number;
  size: number;
  sort?: SortName | `-${SortName}` | undefined;
}

/** A user with the end of the newest link to set a password; null without one. */
export type ListedPerson = UserRow & { link_expires_at: number | null };

/** SQL for the status of an account; `statusOf` computes the same from a row. */
const status = sql<string>`case when blocked = 1 then 'blocked'
  when password_hash is null and last_sign_in_at is null then 'invited' else 'active' end`;
const fullName = sql<string>`trim(first_name || ' ' || last_name)`;

/** State of a user's account. */
export function statusOf(row: Pick<UserRow, 'blocked' | 'password_hash' | 'last_sign_in_at'>): PersonStatus {
  if (row.blocked === 1) return 'blocked';
  return row.password_hash === null && row.last_sign_in_at === null ? 'invited' : 'active';
}

/** Sources of users and their rights. */
export interface PeopleSources {
  database: Database;
  rights: Rights;
}

/** Reads a page of users. */
export async function readPeoplePage(
  { database, rights }: PeopleSources,
  filters: PeopleFilters,
  { page, size, sort = 'name' }: PeoplePageRequest,
): Promise<{ rows: ListedPerson[]; total: number }> {
  const byRights = await peopleByRights(rights, filters);
  const wanted = havingRights(filtered(database.db.selectFrom('users'), filters), database, byRights);
  const { total } = await wanted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const descending = sort.startsWith('-');
  const rows = await withLink(wanted)
    .orderBy(orderOf(sort.replace('-', '') as SortName, descending))
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total: Number(total) };
}

/** Reads users ordered by email address, starting after a given address. */
export function readPeopleAfter(db: Kysely<Tables>, emailKey: string, maximum: number): Promise<ListedPerson[]> {
  return withLink(db.selectFrom('users'))
    .where('email_key', '>', emailKey)
    .orderBy('email_key')
    .limit(maximum)
    .execute();
}

/** Reads one user. */
export function readPerson(db: Kysely<Tables>, id: string): Promise<ListedPerson | undefined> {
  return withLink(db.selectFrom('users')).where('id', '=', id).executeTakeFirst();
}

type UsersQuery<O> = SelectQueryBuilder<Tables, 'users', O>;

function withLink(query: UsersQuery<object>): UsersQuery<ListedPerson> {
  return query.selectAll('users').select(({ selectFrom }) =>
    selectFrom('password_links')
      .select(({ fn }) => fn.max('password_links.expires_at').as('end'))
      .whereRef('password_links.user_id', '=', 'users.id')
      .as('link_expires_at'),
  ) as UsersQuery<ListedPerson>;
}

function filtered(query: UsersQuery<object>, filters: PeopleFilters): UsersQuery<object> {
  const { blocked, search, ids } = filters;
  let wanted = query;
  if (blocked !== undefined) wanted = wanted.where('blocked', '=', blocked ? 1 : 0);
  if (filters.status !== undefined) wanted = wanted.where(status, '=', filters.status);
  if (ids !== undefined) wanted = wanted.where('id', 'in', [...ids]);
  const text = search?.trim() ?? '';
  if (text !== '') wanted = wanted.where(({ or }) => or([containing(fullName, text), containing('email', text)]));
  return wanted;
}

function havingRights(
  query: UsersQuery<object>,
  database: Database,
  { among, except }: PeopleByRights,
): UsersQuery<object> {
  let wanted = query;
  for (const ids of among) wanted = wanted.where(isAmong(database, 'id', ids));
  return except.length === 0 ? wanted : wanted.where(({ not }) => not(isAmong(database, 'id', except)));
}

function orderOf(name: SortName, descending: boolean): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  switch (name) {
    case 'name':
      return sql`lower(${fullName}) ${direction}`;
    case 'email':
      return sql`email_key ${direction}`;
    case 'status':
      return sql`${status} ${direction}`;
    case 'last_sign_in_at':
    case 'created_at':
      return sql`coalesce(${sql.ref(name)}, 0) ${direction}`;
  }
}
