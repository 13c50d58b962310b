import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import {
  maxFilterNameLength,
  problemSchema,
  type SavedFilter,
  savedFilterSchema,
} from '@agency-insights/insights-api/contract';
import { addPerson, describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { maxSavedContentLength, mountSavedFilters } from './mountSavedFilters.ts';
import { serveRoutes, type ServedRoutes } from './serveRoutes.test-support.ts';

const path = '/api/v1/authorization-store/saved-filters';
const maximum = 5;
const texas = {
  saveSearchType: 'agencies',
  version: 1,
  filters: { agency_state: 'TX,OK', agency_city: 'Austin^, TX' },
  sorts: ['search_premium desc'],
};

describeOnEveryDatabase('saved searches', (underTest) => {
  let server: ServedRoutes;
  let now = Date.UTC(2026, 10, 20, 9, 30);
  const database = () => underTest.database();

  before(async () => {
    await addPerson(database(), 'ada');
    await addPerson(database(), 'ben');
    server = await serveRoutes(database(), (routes) =>
      mountSavedFilters(routes, { database: database(), maximum, now: () => now }),
    );
  });
  after(() => server.stop());
  beforeEach(async () => {
    await database().db.deleteFrom('saved_filters').execute();
  });

  const create = (personId: string, filterName: string, filterContent: unknown = texas) =>
    server.call(personId, 'POST', path, { filterName, filterContent });
  const created = async (
    personId: string,
    filterName: string,
    filterContent: unknown = texas,
  ): Promise<SavedFilter> => {
    const response = await create(personId, filterName, filterContent);
    assert.equal(response.status, 201);
    return savedFilterSchema.parse(await response.json());
  };
  const list = async (personId: string, query = '') =>
    (await (await server.call(personId, 'GET', `${path}${query}`)).json()) as { items: SavedFilter[] };
  const refused = async (response: Response, status: number, code: string, message: string | RegExp) => {
    const { error } = problemSchema.parse(await response.json());
    assert.equal(response.status, status);
    assert.equal(error.code, code);
    if (typeof message === 'string') assert.equal(error.message, message);
    else assert.match(error.message, message);
  };

  it('are returned as they were saved [API-CAT-4] [API-CAT-13]', async () => {
    const made = await created('ada', '  Texas & Oklahoma 🏠 ');
    assert.equal(typeof made.id, 'number');
    assert.deepEqual(made, {
      id: made.id,
      filterName: 'Texas & Oklahoma 🏠',
      filterContent: texas,
      createdAt: '2026-11-20T09:30:00.000Z',
      updatedAt: '2026-11-20T09:30:00.000Z',
    });
    assert.deepEqual(await list('ada'), { items: [made], page: 0, size: 100, total: 1, maximum });
  });

  it('without a kind are searches for agencies [API-CAT-13]', async () => {
    const made = await created('ada', 'No kind', { filters: { line: 'personal' } });
    assert.equal(made.filterContent.saveSearchType, 'agencies');
  });

  it('are sorted by name, case-insensitively, and returned in pages [APP-SAVED-5]', async () => {
    for (const name of ['delta', 'Bravo', 'alpha', 'Charlie']) await created('ada', name);
    const names = async (query: string) => (await list('ada', query)).items.map((item) => item.filterName);
    assert.deepEqual(await names(''), ['alpha', 'Bravo', 'Charlie', 'delta']);
    assert.deepEqual(await names('?page=1&size=3'), ['delta']);
    assert.deepEqual(await names('?page=2&size=3'), []);
    assert.deepEqual(await names('?page=999999999&size=100'), []);
    assert.equal((await server.call('ada', 'GET', `${path}?size=101`)).status, 400);
  });

  it('are refused with a name that the user already has, in any case [APP-SAVED-1]', async () => {
    await created('ada', 'Texas');
    const other = await created('ada', 'Ohio');
    await refused(await create('ada', 'TEXAS '), 409, 'name_taken', 'That name already exists');
    await refused(
      await server.call('ada', 'PATCH', `${path}/${other.id}`, { filterName: 'texas' }),
      409,
      'name_taken',
      'That name already exists',
    );
    assert.equal((await server.call('ada', 'PATCH', `${path}/${other.id}`, { filterName: 'OHIO' })).status, 200);
    await created('ada', 'Texas', { ...texas, saveSearchType: 'benchmark' });
    await created('ben', 'Texas');
  });

  it('are limited to the maximum, even if saves arrive together [APP-SAVED-2]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 4 * maximum }, (_, index) => create('ada', `Search ${index}`)),
    );
    const statuses = responses.map((response) => response.status);
    assert.equal(statuses.filter((status) => status === 201).length, maximum);
    assert.equal(statuses.filter((status) => status === 409).length, 3 * maximum);
    assert.equal((await list('ada')).items.length, maximum);
    const text =
      'Maximum number of saved searches reached. Please delete an existing search before creating a new one.';
    await refused(await create('ada', 'One more'), 409, 'limit_reached', text);
    await created('ben', 'Has room');
  });

  it('are accepted once if many are saved under the same name [APP-SAVED-1]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 4 }, (_, index) => create('ada', index % 2 ? 'texas' : 'TEXAS')),
    );
    assert.deepEqual(responses.map((response) => response.status).sort(), [201, 409, 409, 409]);
  });

  it('can be renamed and replaced separately', async () => {
    const made = await created('ada', 'Texas');
    now += 60_000;
    const renamed = (await (
      await server.call('ada', 'PATCH', `${path}/${made.id}`, { filterName: 'Lone star' })
    ).json()) as SavedFilter;
    assert.deepEqual(renamed, { ...made, filterName: 'Lone star', updatedAt: new Date(now).toISOString() });
    const filterContent = { ...texas, filters: { line: 'commercial' } };
    const replaced = (await (
      await server.call('ada', 'PATCH', `${path}/${made.id}`, { filterContent })
    ).json()) as SavedFilter;
    assert.deepEqual(replaced, { ...renamed, filterContent });
    assert.deepEqual((await list('ada')).items, [replaced]);
  });

  it('can be deleted', async () => {
    const { id } = await created('ada', 'Texas');
    const response = await server.call('ada', 'DELETE', `${path}/${id}`);
    assert.equal(response.status, 204);
    assert.equal(await response.text(), '');
    assert.deepEqual((await list('ada')).items, []);
    await refused(await server.call('ada', 'DELETE', `${path}/${id}`), 404, 'not_found', /no saved search/);
  });

  it('of another user get the same response as missing ones', async () => {
    const { id } = await created('ada', 'Texas');
    const unknown = (await (await server.call('ben', 'PATCH', `${path}/${id + 1}`, { filterName: 'Mine' })).json()) as {
      error: unknown;
    };
    const others = await server.call('ben', 'PATCH', `${path}/${id}`, { filterName: 'Mine' });
    assert.deepEqual(((await others.clone().json()) as { error: unknown }).error, unknown.error);
    await refused(others, 404, 'not_found', /no saved search/);
    await refused(await server.call('ben', 'DELETE', `${path}/${id}`), 404, 'not_found', /no saved search/);
    assert.deepEqual((await list('ben')).items, []);
    assert.equal((await list('ada')).items[0]?.filterName, 'Texas');
  });

  it('are not found for impossible ids, without an error [PLAT-15]', async () => {
    for (const id of ['999999998', '999999999']) {
      await refused(
        await server.call('ada', 'PATCH', `${path}/${id}`, { filterName: 'x' }),
        404,
        'not_found',
        /no saved search/,
      );
      await refused(await server.call('ada', 'DELETE', `${path}/${id}`), 404, 'not_found', /no saved search/);
    }
    for (const id of ['0', '-1', '1.5', 'abc', '0x1', '1e9', "1'--", '2147483648', '9'.repeat(400)]) {
      await refused(
        await server.call('ada', 'DELETE', `${path}/${encodeURIComponent(id)}`),
        400,
        'invalid_request',
        /./,
      );
    }
  });

  it('of another version are returned as they were saved, with all others [PLUS-20]', async () => {
    const newer = { saveSearchType: 'agencies', version: 2, filters: { agency_state: { in: ['TX'] } }, view: 'map' };
    await created('ada', 'Texas', { ...texas, version: 3 });
    const { id } = await created('ada', 'Newer');
    await database()
      .db.updateTable('saved_filters')
      .set({ content: JSON.stringify(newer) })
      .where('id', '=', id)
      .execute();
    const { items } = await list('ada');
    assert.deepEqual(
      items.map(({ filterContent }) => filterContent),
      [newer, { ...texas, version: 3 }],
    );
    assert.ok(items.every((item) => savedFilterSchema.safeParse(item).success));
  });

  it('are refused with an error and not stored if their content is not a search [PLAT-15]', async () => {
    for (const [filterName, filterContent] of [
      ['', texas],
      ['   ', texas],
      ['n'.repeat(maxFilterNameLength + 1), texas],
      [7, texas],
      ['x', undefined],
      ['x', []],
      ['x', { filters: 'TX' }],
      ['x', { ...texas, saveSearchType: 'dashboards' }],
      ['x', { ...texas, version: 0 }],
      ['x', { ...texas, version: '1' }],
      ['x', { ...texas, more: 1 }],
      ['x', { filters: { agency_state: 7 } }],
      ['x', { filters: {} }],
      ['x', { ...texas, sorts: ['nothing desc'] }],
      ['x', { ...texas, sorts: ['search_premium'] }],
      ['\u200b\u202e', texas],
      ['NUL \0', texas],
      ['x', { filters: { agency_state: 'half \ud800' } }],
    ]) {
      await refused(await server.call('ada', 'POST', path, { filterName, filterContent }), 400, 'invalid_request', /./);
    }
    await refused(
      await server.call('ada', 'PATCH', `${path}/1`, {}),
      400,
      'invalid_request',
      /filterName or filterContent/,
    );
    const long = {
      filters: Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`key${index}`, 'x'.repeat(maxSavedContentLength / 20)]),
      ),
    };
    await refused(
      await create('ada', 'Long', long),
      400,
      'invalid_request',
      /filterContent may be at most 300000 characters/,
    );
    assert.deepEqual((await list('ada')).items, []);
  });

  it('are refused with an expression that a search would refuse, by name, but keep unknown keys [PLAT-15]', async () => {
    for (const [key, text] of [
      ['agency_written_premium', 'abc'],
      ['policy_count', '[1,'],
      ['effective_date', 'yesterday-ish'],
      ['agency_name', Array.from({ length: 101 }, (_, index) => `%a${index}%`).join(',')],
      ['naics', Array.from({ length: 2_501 }, (_, index) => String(100_000 + index)).join(',')],
    ] as const) {
      const response = await create('ada', 'x', { filters: { line: 'personal', [key]: text } });
      const { error } = problemSchema.parse(await response.json());
      assert.equal(response.status, 400);
      assert.match(error.message, /filter “.+” is not valid/);
      assert.deepEqual(
        error.issues?.map((issue) => issue.path),
        [`filterContent.filters.${key}`],
      );
    }
    const made = await created('ada', 'x', { filters: { later_key: '[1,' } });
    assert.equal(made.filterContent.filters['later_key'], '[1,');
    const response = await server.call('ada', 'PATCH', `${path}/${made.id}`, {
      filterContent: { filters: { agency_written_premium: 'abc' } },
    });
    assert.equal(response.status, 400);
  });

  it('lose invisible characters in their names, so that names cannot imitate others', async () => {
    assert.equal((await created('ada', 'Te\u200bxas\n\u202eauto')).filterName, 'Texas auto');
    await refused(await create('ada', 'Texas\u2060 auto'), 409, 'name_taken', 'That name already exists');
    assert.equal((await created('ada', 'Family 👨‍👩‍👧')).filterName, 'Family 👨‍👩‍👧');
    await refused(
      await create('ada', '\u200b'),
      400,
      'invalid_request',
      'The body is not valid: filterName: give the search a name.',
    );
  });

  it('keep hostile names and filters unchanged [PLAT-15]', async () => {
    const hostile = `'; drop table saved_filters; -- <script>alert(1)</script> {{7*7}} \\u0000 %_`;
    const made = await created('ada', hostile, {
      filters: { agency_name: hostile, __proto__x: hostile, constructor: hostile },
    });
    assert.deepEqual((await list('ada')).items, [made]);
    assert.equal(made.filterName, hostile);
    assert.equal(made.filterContent.filters['constructor'], hostile);
    for (const letter of ['ﷺ', 'ΐ', '\u{1d160}', '🏠', '\u0344']) {
      await database().db.deleteFrom('saved_filters').execute();
      const longest = letter.repeat(maxFilterNameLength / letter.length);
      assert.equal((await created('ada', longest)).filterName, longest);
    }
  });
});
