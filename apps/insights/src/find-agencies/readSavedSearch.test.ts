/** @jest-environment jsdom */
import { filterKeys } from '@agency-insights/insights-api';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { englishWords } from '../language/createWords.ts';
import { readSavedSearch } from './readSavedSearch.ts';
import { unknownFiltersWarning } from './saving/unknownFiltersWarning.ts';
import { useUnknownFilters } from './useUnknownFilters.ts';
import { withSavedSearch } from './withSavedSearch.ts';
import { writeSavedSearch } from './writeSavedSearch.ts';

const searchWith = (filters: Record<string, string>, updatedAt = '2026-03-31T12:00:00.000Z') => ({
  id: 7,
  filterName: 'Texas growth book',
  filterContent: { saveSearchType: 'agencies' as const, version: 1, filters },
  createdAt: '2026-03-31T12:00:00.000Z',
  updatedAt,
});

describe('a saved search with unknown filters', () => {
  it('keeps all of them [PLUS-20]', () => {
    const expression = fc.string({ minLength: 1 });
    const known = fc.dictionary(fc.constantFrom(...filterKeys), expression);
    const others = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !filterKeys.some((one) => one === key)),
      expression,
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(known, others, (filters, unknown) => {
        const read = readSavedSearch(searchWith({ ...unknown, ...filters }));
        expect(read.filters).toEqual(filters);
        expect(Object.fromEntries(read.unknown.map((one) => [one.key, one.expression]))).toEqual(unknown);
        for (const { key } of read.unknown)
          expect(
            unknownFiltersWarning(
              read.unknown.map((one) => one.key),
              englishWords.t,
            ),
          ).toContain(key);
      }),
    );
  });

  it('keeps them until the user removes one, and restores that for another search [PLUS-20]', () => {
    const { result, rerender } = renderHook(useUnknownFilters, {
      initialProps: searchWith({ agency_state: 'TX', agency_county: 'Travis', zip: '787' }),
    });
    const keys = () => result.current.filters.map(({ key }) => key);
    expect([keys(), result.current.isChanged]).toEqual([['agency_county', 'zip'], false]);
    act(() => result.current.remove('zip'));
    expect([keys(), result.current.isChanged]).toEqual([['agency_county'], true]);
    rerender(searchWith({ agency_state: 'TX', zip: '787' }, '2026-04-01T12:00:00.000Z'));
    expect([keys(), result.current.isChanged]).toEqual([['zip'], false]);
  });

  it('is described in one sentence [PLUS-20]', () => {
    expect(unknownFiltersWarning(['agency_county'], englishWords.t)).toBe(
      '1 filter of this search is not available: agency_county',
    );
    expect(unknownFiltersWarning(['agency_county', 'zip'], englishWords.t)).toBe(
      '2 filters of this search are not available: agency_county, zip',
    );
    expect(unknownFiltersWarning([], englishWords.t)).toBe('');
  });

  it('of a later version is refused with a message and fills no field [PLUS-20]', () => {
    const { filterContent } = searchWith({ agency_state: 'TX' });
    expect(readSavedSearch({ filterContent: { ...filterContent, version: 2 } })).toEqual({
      filters: {},
      sort: undefined,
      unknown: [],
      refusal: expect.stringContaining('newer') as unknown,
    });
  });
});

describe('saving a search', () => {
  it('keeps every filter, even if no field can show it [PLUS-20]', () => {
    const expression = fc.constantFrom(
      'TX',
      'TX,OK',
      '-TX',
      '%Casualty%',
      '[1000000,inf)',
      'Austin^, TX',
      '12 months ago',
    );
    const filters = fc.dictionary(fc.constantFrom(...filterKeys), expression, { minKeys: 1 });
    const unknown = fc.constantFrom<Record<string, string>>(
      {},
      { agency_county: 'Travis' },
      { agency_county: 'Travis', zip: '787%' },
    );
    fc.assert(
      fc.property(filters, unknown, (written, others) => {
        const before = readSavedSearch(searchWith({ ...others, ...written }));
        const content = writeSavedSearch({ ...before, sorts: ['agency_name asc'] });
        expect(content).toEqual({
          saveSearchType: 'agencies',
          version: 1,
          filters: { ...others, ...written },
          sorts: ['agency_name asc'],
        });
        expect(readSavedSearch({ filterContent: content })).toEqual({ ...before, sort: 'agency_name asc' });
      }),
    );
  });

  it('omits removed filters, and writes selected ones in canonical form [PLUS-20]', () => {
    const { unknown } = readSavedSearch(searchWith({ agency_state: 'TX', agency_county: 'Travis' }));
    expect(unknown).toHaveLength(1);
    expect(writeSavedSearch({ filters: { agency_state: 'TX, OK' }, unknown: [], sorts: [] }).filters).toEqual({
      agency_state: 'TX,OK',
    });
  });
});

it('the address of a saved search contains its filters, its order and its id; of an unreadable one only its id [PLUS-1, PLUS-20]', () => {
  const search = searchWith({ agency_state: 'TX', agency_county: 'Travis' });
  const saved = { ...search, filterContent: { ...search.filterContent, sorts: ['policies desc'] } };
  const params = { line: 'personal', page: '3', size: '50', sort: 'agency_name asc' };
  expect(withSavedSearch(params, saved)).toEqual({ agency_state: 'TX', size: '50', sort: 'policies desc', saved: '7' });
  const newer = { ...search, filterContent: { ...search.filterContent, version: 2 } };
  expect(withSavedSearch({ size: '50' }, newer)).toEqual({ size: '50', saved: '7' });
});
