import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { naicsLevels } from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { createNaics } from './createNaics.ts';
import { naicsSearchFields } from './createNaicsIndex.ts';
import { readNaicsClassification } from './naicsClassification.ts';

const { codes } = readNaicsClassification();
const naics = createNaics();
const codesOf = (term: string, options = {}) => naics.suggest(term, options).hits.map(({ code }) => code);

describe('NAICS 2022 classification', () => {
  it('has every code of every level, as the Census Bureau counts them [PLAT-9]', () => {
    const counts = Object.fromEntries(
      naicsLevels.map((level) => [level, codes.filter((entry) => entry.level === level).length]),
    );
    assert.deepEqual(counts, {
      sector: 20,
      subsector: 96,
      'industry-group': 308,
      industry: 689,
      'national-industry': 1012,
    });
    assert.equal(new Set(codes.map(({ code }) => code)).size, 2125);
  });

  it('has the parent level for every code [PLAT-9]', () => {
    const sectors = new Set(
      codes
        .filter(({ level }) => level === 'sector')
        .flatMap(({ code }) => {
          const [from = '', to = from] = code.split('-');
          return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
        }),
    );
    const known = new Set([...codes.map(({ code }) => code), ...sectors]);
    const orphans = codes.filter(({ code, level }) => level !== 'sector' && !known.has(code.slice(0, -1)));
    assert.deepEqual(orphans, []);
  });

  it('has a child for every code except the national industries [PLAT-9]', () => {
    const parents = new Set(codes.map(({ code }) => code.slice(0, -1)));
    const childless = codes.filter(
      ({ code, level }) => !['national-industry', 'sector'].includes(level) && !parents.has(code),
    );
    assert.deepEqual(childless, []);
  });

  it('has the printed titles, without the marks of the publication [PLAT-9]', () => {
    const titles = new Map(codes.map(({ code, title }) => [code, title]));
    assert.equal(titles.get('44-45'), 'Retail Trade');
    assert.equal(titles.get('111'), 'Crop Production');
    assert.equal(titles.get('5415'), 'Computer Systems Design and Related Services');
    assert.equal(titles.get('722511'), 'Full-Service Restaurants');
    assert.equal(titles.get('928120'), 'International Affairs');
    for (const { code, title } of codes) {
      assert.match(title, /^\S(.*\S)?$/, code);
      assert.doesNotMatch(title, /[a-z)]T$| {2}/, code);
    }
  });

  it('has all entries of the index, each under a national industry [PLAT-9]', () => {
    assert.equal(
      codes.reduce((sum, { indexEntries }) => sum + indexEntries.length, 0),
      20_373,
    );
    assert.ok(codes.every(({ level, indexEntries }) => level === 'national-industry' || indexEntries.length === 0));
  });
});

describe('NAICS suggestions', () => {
  it('put the code itself first, then the codes that begin with it [PLAT-9]', () => {
    assert.deepEqual(codesOf('7225').slice(0, 3), ['7225', '72251', '722511']);
    assert.equal(codesOf(' 722511 ')[0], '722511');
    assert.ok(codesOf('7225', { hitsPerPage: 100 }).every((code) => code.startsWith('7225')));
  });

  it('find a sector that spans several numbers by each of them [PLAT-9]', () => {
    for (const term of ['31', '32', '33', '31-33']) assert.equal(codesOf(term)[0], '31-33', term);
  });

  it('find titles by the beginning of words, by their stems and despite typing errors', () => {
    assert.ok(codesOf('resta').includes('722511'));
    assert.ok(codesOf('plumber').includes('238220'));
    assert.ok(codesOf('resturant').includes('722511'));
    assert.equal(codesOf('722511 - Full-Service Restaurants')[0], '722511');
  });

  it('put titles with all the words before matches in the index only', () => {
    const hits = naics.suggest('restaurant', { hitsPerPage: 100 }).hits;
    const inTitle = hits.map(({ title }) => /\bRestaurant/i.test(title));
    const titled = inTitle.filter(Boolean).length;
    assert.ok(titled > 3 && hits.length > titled);
    assert.deepEqual(
      inTitle,
      hits.map((_hit, index) => index < titled),
    );
    // Those whose titles say least else come first.
    assert.deepEqual(
      hits.slice(0, 4).map(({ code }) => code),
      ['722511', '722513', '7225', '72251'],
    );
    assert.ok(hits.every(({ title, match }) => (match === undefined) === /\bRestaurant/i.test(title)));
  });

  it('find a code by an entry of the index that is not in its title', () => {
    const hit = naics.suggest('pizzeria').hits.find(({ code }) => code === '722511');
    assert.match(hit?.match ?? '', /pizzeria/i);
    assert.equal(naics.suggest('722511').hits[0]?.match, undefined);
    assert.deepEqual(codesOf('pizzeria', { fields: ['title'] }), []);
  });

  it('stay on a level, omit excluded codes, and search only the requested fields', () => {
    assert.ok(
      naics
        .suggest('restaurants', { level: 'industry-group' })
        .hits.every(({ level, code }) => level === 'industry-group' && code.length === 4),
    );
    assert.ok(!codesOf('restaurants', { exclude: new Set(['722511']) }).includes('722511'));
    assert.deepEqual(codesOf('restaurants', { fields: ['code'] }), []);
  });

  it('return each hit once, page by page', () => {
    const all = codesOf('manufacturing', { hitsPerPage: 100 });
    const pages = [0, 1, 2, 3].flatMap((page) => codesOf('manufacturing', { page, hitsPerPage: 25 }));
    assert.deepEqual(pages, all);
    assert.equal(new Set(all).size, 100);
    assert.ok(naics.suggest('manufacturing').total > 300);
    assert.equal(naics.suggest('manufacturing').hits.length, 20);
    assert.deepEqual(codesOf('manufacturing', { page: 1000 }), []);
  });

  it('return hits of the classification for any text, never an error', () => {
    const known = new Set(codes.map(({ code }) => code));
    const term = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.string({ maxLength: 200 }),
      fc.constantFrom("'; DROP TABLE policy; --", '%', '\u0000', '__proto__', 'constructor', '(((((', 'x'.repeat(200)),
    );
    fc.assert(
      fc.property(term, fc.option(fc.constantFrom(...naicsLevels)), (text, level) => {
        const { hits, total } = naics.suggest(text, { level: level ?? undefined, fields: naicsSearchFields });
        assert.ok(hits.length <= 20 && total >= hits.length);
        assert.ok(hits.every(({ code }) => known.has(code)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('NAICS summary', () => {
  it('maps every code of a level to its title [PLAT-9]', () => {
    const sizes = naicsLevels.map((level) => Object.keys(naics.summary(level)).length);
    assert.deepEqual(sizes, [20, 96, 308, 689, 1012]);
    assert.equal(naics.summary('sector')['48-49'], 'Transportation and Warehousing');
  });
});
