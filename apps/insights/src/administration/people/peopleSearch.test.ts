import {
  filtersOf,
  tableStateOf,
  withFilters,
  withSearch,
  withTableState,
  type PeopleSearchParams,
} from './peopleSearch.ts';

const whole: PeopleSearchParams = {
  search: 'reyes',
  status: 'blocked',
  access: 'viewable:benchmarks',
  sort: '-last_sign_in_at',
  page: '3',
  size: '25',
};
const state = {
  globalFilter: 'reyes',
  sorting: [{ id: 'last_sign_in_at', desc: true }],
  pagination: { pageIndex: 2, pageSize: 25 },
};

describe('the address of the people page', () => {
  it('contains search, filters, order and page', () => {
    expect(filtersOf(whole)).toEqual({ status: 'blocked', access: 'viewable:benchmarks' });
    expect(tableStateOf(whole)).toEqual(state);
    expect(withTableState(whole, state)).toEqual(whole);
  });

  it('is empty for the initial state of the page', () => {
    const first = tableStateOf({});
    expect(first).toEqual({ globalFilter: '', sorting: [], pagination: { pageIndex: 0, pageSize: 10 } });
    expect(withFilters(withTableState({}, first), { status: null, access: null })).toEqual({});
  });

  it('returns to the first page for another search', () => {
    expect(withSearch(whole, 'hale')).toEqual({ ...whole, search: 'hale', page: undefined });
    expect(withSearch({ search: 'hale', sort: 'status' }, ' ')).toEqual({ sort: 'status' });
  });

  it('returns to the first page for other filters, in the same order', () => {
    expect(withFilters(whole, { status: 'active', access: 'administrator' })).toEqual({
      search: 'reyes',
      status: 'active',
      access: 'administrator',
      sort: '-last_sign_in_at',
      size: '25',
    });
  });

  it.each([
    { status: 'gone', access: 'all', sort: 'email', page: '0', size: '7' },
    { status: 'constructor', access: 'toString', sort: '--status', page: '-1', size: '1e1' },
    { page: 'NaN', size: '', sort: '-' },
  ])('ignores the invalid parameters %p', (params) => {
    expect(filtersOf(params)).toEqual({ status: null, access: null });
    expect(tableStateOf(params)).toEqual(tableStateOf({}));
  });
});
