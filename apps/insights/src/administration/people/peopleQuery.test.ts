import { peopleQuery } from './peopleQuery.ts';

const page = { offset: 0, limit: 50, search: '', sorting: [] };

describe('peopleQuery', () => {
  it('sends page, search, filters and order under the service’s names', () => {
    expect(peopleQuery(page, { status: null, access: null })).toEqual({ page: '0', size: '50' });
    const sorting = [{ id: 'last_sign_in_at', desc: true }];
    expect(
      peopleQuery(
        { offset: 100, limit: 50, search: 'reyes', sorting },
        { status: 'blocked', access: 'viewable:benchmarks' },
      ),
    ).toEqual({
      page: '2',
      size: '50',
      search: 'reyes',
      status: 'blocked',
      permission: 'viewable:benchmarks',
      sort: '-last_sign_in_at',
    });
  });

  it('requests administrators by their role, and ignores columns that the service cannot sort by', () => {
    const sorting = [{ id: 'access', desc: false }];
    expect(peopleQuery({ ...page, sorting }, { status: null, access: 'administrator' })).toEqual({
      page: '0',
      size: '50',
      administrator: 'true',
    });
  });
});
