import { peopleQuery } from './peopleQuery.ts';

const page = { offset: 0, limit: 50, search: '', sorting: [] };

describe('peopleQuery', () => {
  it('asks for pages, a search, filters and an order by the names of the service', () => {
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

  it('asks for administrators by their role, and sorts by nothing that the service does not know', () => {
    const sorting = [{ id: 'access', desc: false }];
    expect(peopleQuery({ ...page, sorting }, { status: null, access: 'administrator' })).toEqual({
      page: '0',
      size: '50',
      administrator: 'true',
    });
  });
});
