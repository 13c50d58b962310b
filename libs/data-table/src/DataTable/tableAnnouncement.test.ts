import { tableAnnouncement } from './tableAnnouncement.ts';
import { tableWords } from '../texts/useTableWords.ts';

const base = {
  view: { matchCount: 1248 },
  page: { pageIndex: 0, pageSize: 25, pageCount: 50 },
  sorting: [],
  headerOf: (id: string) => (id === 'premium' ? 'Search premium' : undefined),
  loading: false,
  words: tableWords(),
};

describe('tableAnnouncement', () => {
  it.each([
    [{}, '1,248 results, page 1 of 50'],
    [{ loading: true }, 'Loading'],
    [{ view: { matchCount: 1 }, page: { pageIndex: 0, pageSize: 25, pageCount: 1 } }, '1 result'],
    [{ sorting: [{ id: 'premium', desc: true }] }, '1,248 results, page 1 of 50, sorted by Search premium, descending'],
    [{ sorting: [{ id: 'gone', desc: true }] }, '1,248 results, page 1 of 50'],
  ])('tableAnnouncement describes %j', (change, expected) => {
    expect(tableAnnouncement({ ...base, ...change })).toBe(expected);
  });
});
