import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type SignedIn, type TestPlatform } from '../testing/startPlatform.test-support.ts';

interface Suggestions {
  hits: { code: string; title: string; level: string }[];
  total: number;
  page: number;
  hitsPerPage: number;
}

let platform: TestPlatform;
let analyst: SignedIn;

before(async () => {
  platform = await startPlatform();
  analyst = await platform.signIn('analyst');
});
after(() => platform.stop());

async function get<T>(path: string): Promise<{ status: number; body: T }> {
  const response = await fetch(`${platform.url}${path}`, { headers: analyst.headers });
  return { status: response.status, body: (await response.json()) as T };
}

describe('industry classification over HTTP', () => {
  it('suggests codes for a term in the address [API-CAT-1]', async () => {
    const { status, body } = await get<Suggestions>('/suggest/naics-groups/full-service%20restaurants?hitsPerPage=5');
    assert.equal(status, 200);
    assert.equal(body.hits[0]?.code, '722511');
    assert.deepEqual({ page: body.page, hitsPerPage: body.hitsPerPage }, { page: 0, hitsPerPage: 5 });
    assert.ok(body.hits.length <= 5);
  });

  it('returns the codes of each level with their titles [API-CAT-1]', async () => {
    const sectors = await get<Record<string, string>>('/naics/summary/sector');
    assert.equal(sectors.status, 200);
    assert.equal(Object.keys(sectors.body).length, 20);
    assert.equal(sectors.body['31-33'], 'Manufacturing');
    const industries = await get<Record<string, string>>('/naics/summary/national-industry');
    assert.equal(Object.keys(industries.body).length, 1012);
  });

  it('suggests codes with its own parameters: level, edition, excluded groups, page and fields [API-CAT-12]', async () => {
    const query = new URLSearchParams({
      term: 'restaurants',
      groupType: 'national-industry',
      naicsEdition: '2022',
      excludeGroups: '722511 722513',
      hitsPerPage: '3',
      page: '0',
      searchFields: 'title,index',
    });
    const first = await get<Suggestions>(`/api/askkodiak/suggest-groups?${query}`);
    assert.equal(first.status, 200);
    assert.equal(first.body.hits.length, 3);
    for (const { code, level } of first.body.hits) {
      assert.equal(level, 'national-industry');
      assert.ok(!['722511', '722513'].includes(code));
    }
    query.set('page', '1');
    const second = await get<Suggestions>(`/api/askkodiak/suggest-groups?${query}`);
    const codes = [...first.body.hits, ...second.body.hits].map(({ code }) => code);
    assert.equal(new Set(codes).size, codes.length);
    assert.equal(second.body.total, first.body.total);
  });

  it('summarises with its own parameters [API-CAT-12]', async () => {
    const own = await get<Record<string, string>>('/api/askkodiak/summary-groups?type=subsector&naicsEdition=2022');
    assert.deepEqual(own, await get('/naics/summary/subsector'));
    assert.equal(Object.keys(own.body).length, 96);
    const all = await get<Record<string, string>>('/api/askkodiak/summary-groups');
    assert.equal(Object.keys(all.body).length, 20 + 96 + 308 + 689 + 1_012);
  });

  it('refuses unknown input with 400 and never fails on hostile text [API-CAT-1] [API-CAT-12]', async () => {
    const refused = [
      '/naics/summary/planet',
      '/suggest/naics-groups/a?hitsPerPage=0',
      '/suggest/naics-groups/a?searchFields=secret',
      `/suggest/naics-groups/${'x'.repeat(201)}`,
      '/api/askkodiak/suggest-groups?term=',
      '/api/askkodiak/suggest-groups?term=a&naicsEdition=2017',
      '/api/askkodiak/suggest-groups?term=a&unknown=1',
      '/api/askkodiak/summary-groups?type=2',
    ];
    for (const path of refused) assert.equal((await get(path)).status, 400, path);
    const hostile = [
      "';DROP TABLE policy;--",
      '../../etc/passwd',
      '%',
      '__proto__',
      '\u202e\ud83d\ude00',
      '^(a+)+$',
      ' ',
    ];
    for (const term of hostile) {
      const { status } = await get(`/suggest/naics-groups/${encodeURIComponent(term)}`);
      assert.ok(status === 200 || status === 400, `${term}: ${status}`);
    }
  });

  it('refuses requests without a token [API-CAT-1] [API-CAT-12]', async () => {
    for (const path of ['/naics/summary/sector', '/api/askkodiak/summary-groups?type=sector']) {
      assert.equal((await fetch(`${platform.url}${path}`)).status, 401);
    }
  });
});
