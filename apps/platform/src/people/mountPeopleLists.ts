import type { PersonSummary } from '@agency-insights/insights-api/contract';
import { noRights } from '../authorization-store/product/Rights.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import { auth0UserOf, summaryOf } from './describePerson.ts';
import type { MountPeopleOptions } from './MountPeopleOptions.ts';
import {
  type ListedPerson,
  type PeopleFilters,
  type PeoplePageRequest,
  readPeopleAfter,
  readPeoplePage,
} from './PeopleDirectory.ts';

const defaultPageSize = 25;
const defaultMaximum = 100;

/** Mounts the calls that list users. */
export function mountPeopleLists(routes: Routes, { database, rights, now }: MountPeopleOptions): void {
  const { db } = database;
  const sources = { database, rights };

  async function summariesOf(rows: readonly ListedPerson[]): Promise<PersonSummary[]> {
    const held = await rights.ofEach(rows.map(({ id }) => id));
    return rows.map((row) => summaryOf(row, held.get(row.id) ?? noRights, now()));
  }

  async function answerPage(
    filters: PeopleFilters,
    { page = 0, size = defaultPageSize, sort }: Partial<PeoplePageRequest>,
  ) {
    const { rows, total } = await readPeoplePage(sources, filters, { page, size, sort });
    return { items: await summariesOf(rows), page, size, total };
  }

  routes.mount('people.page', ({ query: { page, size, sort, ...filters } }) =>
    answerPage(filters, { page, size, sort }),
  );
  routes.mount('people.search', ({ params, query }) => answerPage(params, query));
  routes.mount('people.listInsights', ({ query }) =>
    answerPage({ anyPermission: ['viewable:insights_pl', 'viewable:insights_cl'] }, query),
  );
  routes.mount('storeUsers.list', ({ query: { user_id, ...page } }) => answerPage({ ids: user_id }, page));
  routes.mount('people.list', async ({ query: { max_results = defaultMaximum, page_token } }) => {
    const after = page_token === undefined ? '' : readPageToken(page_token);
    // Read one more than requested, to know whether there are more.
    const rows = await readPeopleAfter(db, after, max_results + 1);
    const users = rows.slice(0, max_results);
    const last = rows.length > max_results ? users.at(-1) : undefined;
    return {
      users: await summariesOf(users),
      next_page_token: last === undefined ? null : Buffer.from(last.email_key).toString('base64url'),
    };
  });
  routes.mount('people.auth0List', async ({ query: { user_ids, page = 0, limit = defaultPageSize } }) => {
    const { rows, total } = await readPeoplePage(sources, { ids: user_ids }, { page, size: limit, sort: 'email' });
    return { users: rows.map(auth0UserOf), start: page * limit, limit, total };
  });
  routes.mount('identity.ownerMapping', async ({ query: { carrier_ids } }) => {
    const owners = await db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name', 'exchange_organization_id as organization'])
      .where('exchange_organization_id', 'in', carrier_ids)
      .where('blocked', '=', 0)
      .orderBy('email_key')
      .execute();
    const ownersOf = (carrier: string) =>
      owners
        .filter(({ organization }) => organization === carrier)
        .map(({ id, email, first_name, last_name }) => ({
          user_id: id,
          email,
          display_name: `${first_name} ${last_name}`.trim() || email,
        }));
    return { owners: Object.fromEntries(carrier_ids.map((carrier) => [carrier, ownersOf(carrier)])) };
  });
}

/** A page token contains the last email address of the previous page. */
function readPageToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (Buffer.from(text).toString('base64url') === token && !text.includes('\0')) return text;
  const message = 'must be the next_page_token of the previous page';
  throw new ApiProblem(400, 'invalid_request', `The query is not valid: page_token ${message}.`, [
    { path: 'page_token', message },
  ]);
}
