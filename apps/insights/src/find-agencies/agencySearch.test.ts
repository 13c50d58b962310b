import { filterKeys } from '@agency-insights/insights-api';
import fc from 'fast-check';
import {
  columnsOf,
  countFilters,
  filtersOf,
  pageOf,
  pageSizes,
  readAgencySearch,
  sameFilters,
  sortsOf,
  textsOf,
  withFilters,
  withColumns,
  withPage,
  withSorts,
} from './agencySearch.ts';

const filtersArbitrary = fc.dictionary(
  fc.constantFrom(...filterKeys),
  fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
);

describe('the address of a search', () => {
  it('keeps known parameters and drops everything else, whatever the user enters [PLUS-1]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), filtersArbitrary, (noise, filters) => {
        const params = readAgencySearch({ ...noise, ...filters });
        expect(filtersOf(params)).toMatchObject(filters);
        for (const value of Object.values(params)) expect(typeof value).toBe('string');
      }),
    );
  });

  it('returns to the first page for other filters, and keeps sort and page size [PLUS-1]', () => {
    fc.assert(
      fc.property(filtersArbitrary, filtersArbitrary, (before, after) => {
        const params = readAgencySearch({ ...before, sort: 'agency_name asc', page: '7', size: '50', saved: '3' });
        const next = withFilters(params, after);
        expect(sameFilters(filtersOf(next), after)).toBe(true);
        expect(countFilters(next)).toBe(Object.keys(after).length);
        expect(pageOf(next)).toEqual({ pageIndex: 0, pageSize: 50 });
        expect(sortsOf(next)).toEqual([{ columnId: 'agency_name', descending: false }]);
        expect(next.saved).toBeUndefined();
      }),
    );
  });

  it('is not sorted by hidden columns', () => {
    const params = { agency_state: 'TX', sort: 'policies asc,city asc', page: '3' };
    expect(withColumns(params, { policies: false })).toEqual({
      agency_state: 'TX',
      sort: 'city asc',
      columns: '-policies',
    });
    expect(withColumns(params, { accounts: false })).toEqual({ ...params, columns: '-accounts' });
    expect(withFilters({ ...params, columns: '-city,-policies' }, { line: 'personal' })).toEqual({
      line: 'personal',
      columns: '-city,-policies',
    });
  });

  it('survives a round trip with every page and every page size [PLUS-1]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.constantFrom(...pageSizes), (pageIndex, pageSize) => {
        expect(pageOf(withPage({}, { pageIndex, pageSize }))).toEqual({ pageIndex, pageSize });
      }),
    );
  });

  it.each(['0', '-1', '1.5', 'x', '1e99', ''])('falls back to the first page for page=%s', (page) => {
    expect(pageOf({ page }).pageIndex).toBe(0);
  });

  it('omits the default sort, the largest search premium first [APP-FIND-5]', () => {
    const greatestFirst = [{ columnId: 'search_premium', descending: true }];
    expect(withSorts({ sort: 'agency_name asc', page: '2' }, greatestFirst)).toEqual({});
    expect(withSorts({ sort: 'agency_name asc' }, [])).toEqual({});
    expect(sortsOf({})).toEqual(greatestFirst);
    expect(sortsOf({ sort: 'drop table' })).toEqual(greatestFirst);
  });

  it('contains several sorted columns in their order [PLUS-1]', () => {
    const sort = fc.record({ columnId: fc.stringMatching(/^[a-z_]{1,12}$/), descending: fc.boolean() });
    fc.assert(
      fc.property(fc.array(sort, { minLength: 1, maxLength: 4 }), (sorts) => {
        expect(sortsOf(withSorts({}, sorts))).toEqual(sorts);
      }),
    );
    expect(textsOf(sortsOf({ sort: 'state asc,<b>,agency_name desc' }))).toEqual(['state asc', 'agency_name desc']);
  });

  it('has 10 rows a page unless the person chose otherwise, and contains their choice in links to other pages [TABLE-PAGE-1]', () => {
    expect(pageOf({}).pageSize).toBe(10);
    expect(pageOf({}, 50).pageSize).toBe(50);
    expect(pageOf({ size: '7' }).pageSize).toBe(10);
    expect(withPage({}, { pageIndex: 1, pageSize: 50 })).toEqual({ page: '2', size: '50' });
  });

  it('contains the shown and hidden columns, and ignores unknown ones [PLUS-1]', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), fc.boolean(), { noNullPrototype: true }),
        (columns) => {
          expect(columnsOf(withColumns({ page: '2' }, columns))).toEqual(columns);
        },
      ),
    );
    expect(columnsOf({ columns: 'city,-lines,<b>,,' })).toEqual({ city: true, lines: false });
    expect(withColumns({ columns: 'city' }, {})).toEqual({});
  });
});
