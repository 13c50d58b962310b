import fc from 'fast-check';
import { parseSearch, stringifySearch } from '../../format/addressSearch.ts';
import { filtersAmong, readIds, withFiltersAmong, withView } from './changeDashboardSearch.ts';
import { readDashboardSearch } from './dashboardSearch.ts';

const idArbitrary = fc.integer({ min: 1, max: 9_999_999_999 });
const paramsArbitrary = fc.record(
  {
    agency_state: fc.constantFrom('TX', 'TX,OK'),
    line: fc.constantFrom('personal', 'commercial'),
    accounts: fc.array(idArbitrary, { minLength: 1, maxLength: 9 }).map((ids) => ids.join(',')),
    compare_agencies: fc.array(idArbitrary, { minLength: 1, maxLength: 4 }).map((ids) => ids.join(',')),
    compare: fc.constantFrom('agency:12', 'search:4', 'carrier:5'),
    peers: fc.constantFrom('all', 'state', 'size'),
    comparison: fc.constantFrom('last_year', 'peers', 'state'),
    views: fc.constantFrom('states.map', 'leaders.lost,summary.in_force.table'),
    saved: idArbitrary.map(String),
  },
  { requiredKeys: [] },
);

describe('the address of a dashboard', () => {
  it('survives a round trip [PLUS-1]', () => {
    fc.assert(
      fc.property(paramsArbitrary, (params) => {
        expect(readDashboardSearch(parseSearch(stringifySearch(params)))).toEqual(params);
      }),
    );
  });

  it('ignores unknown and invalid parameters', () => {
    expect(
      readDashboardSearch({
        line: 'personal',
        accounts: '1,x',
        compare_agencies: '1,2,3,4,5',
        compare: 'everybody',
        peers: 'none',
        comparison: 'budget',
        views: 'states.map,<b>',
        saved: '-1',
        agency_id: '7',
        sort: 'premium desc',
      }),
    ).toEqual({ line: 'personal' });
  });

  it('replaces only the dashboard’s filters, and keeps other parameters and the filters of the search', () => {
    const params = { agency_state: 'TX', line: 'personal', comparison: 'peers', saved: '4' };
    expect(withFiltersAmong(params, ['line', 'product'], { product: 'HO', agency_state: 'OK' })).toEqual({
      agency_state: 'TX',
      comparison: 'peers',
      product: 'HO',
    });
    expect(withFiltersAmong(params, ['line'], {}, 9).saved).toBe('9');
    expect(filtersAmong(params, ['line'])).toEqual({ line: 'personal' });
  });

  it('sets and removes the compared agencies', () => {
    expect(withView({ line: 'personal' }, { compare_agencies: '3,4' })).toEqual({
      line: 'personal',
      compare_agencies: '3,4',
    });
    expect(withView({ compare_agencies: '3', accounts: '1' }, { compare_agencies: null, accounts: '' })).toEqual({});
    expect(readIds('3,4')).toEqual([3, 4]);
    expect(readIds(undefined)).toEqual([]);
  });
});
