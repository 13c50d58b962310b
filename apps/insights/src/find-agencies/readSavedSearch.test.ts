import { filterKeys } from '@agency-insights/insights-api';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { readSavedSearch } from './readSavedSearch.ts';
import { unknownFiltersWarning } from './texts.ts';
import { useUnknownFilters } from './useUnknownFilters.ts';

const searchWith = (filters: Record<string, string>, updatedAt = '2026-03-31T12:00:00.000Z') => ({
  id: 7,
  filterName: 'Texas growth book',
  filterContent: { saveSearchType: 'agencies' as const, version: 1 as const, filters },
  createdAt: '2026-03-31T12:00:00.000Z',
  updatedAt,
});

describe('a saved search with filters that are not known here', () => {
  it('loses none of them, whatever they are [PLUS-20]', () => {
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
        if (read.status === 'refused') throw new Error(read.message);
        expect(read.filters).toEqual(filters);
        expect(Object.fromEntries(read.unknown.map((one) => [one.key, one.expression]))).toEqual(unknown);
        for (const { key } of read.unknown)
          expect(unknownFiltersWarning(read.unknown.map((one) => one.key))).toContain(key);
      }),
    );
  });

  it('keeps them until somebody takes one away, and forgets that for another search [PLUS-20]', () => {
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

  it('is told in one sentence [PLUS-20]', () => {
    expect(unknownFiltersWarning(['agency_county'])).toBe('1 filter of this search is not known here: agency_county');
    expect(unknownFiltersWarning(['agency_county', 'zip'])).toBe(
      '2 filters of this search are not known here: agency_county, zip',
    );
    expect(unknownFiltersWarning([])).toBe('');
  });

  it('of a later version is refused in words [PLUS-20]', () => {
    const { filterContent } = searchWith({ agency_state: 'TX' });
    const newer = { filterContent: { ...filterContent, version: 2 } as unknown as typeof filterContent };
    expect(readSavedSearch(newer)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('newer') as unknown,
    });
  });
});
