import fc from 'fast-check';
import { currentPage, withPageSize } from './tableState.ts';

describe('currentPage', () => {
  it.each([
    [{ pageIndex: 0, pageSize: 10 }, 0, { pageIndex: 0, pageSize: 10, pageCount: 1 }],
    [{ pageIndex: 3, pageSize: 10 }, 25, { pageIndex: 2, pageSize: 10, pageCount: 3 }],
    [{ pageIndex: -4, pageSize: 10 }, 25, { pageIndex: 0, pageSize: 10, pageCount: 3 }],
    [{ pageIndex: Number.NaN, pageSize: Number.NaN }, 2, { pageIndex: 0, pageSize: 1, pageCount: 2 }],
  ])('currentPage turns %j over %i rows into %j [TABLE-PAGE-1]', (pagination, rows, expected) => {
    expect(currentPage(pagination, rows)).toEqual(expected);
  });

  it('currentPage always returns an existing page', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.nat(100_000), (pageIndex, pageSize, rows) => {
        fc.pre(pageSize !== Infinity);
        const page = currentPage({ pageIndex, pageSize }, rows);
        expect(page.pageIndex).toBeGreaterThanOrEqual(0);
        expect(page.pageIndex).toBeLessThan(page.pageCount);
        expect(page.pageCount * page.pageSize).toBeGreaterThanOrEqual(rows);
      }),
    );
  });
});

describe('withPageSize', () => {
  it('withPageSize keeps the first row visible [TABLE-PAGE-1]', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.constantFrom(10, 25, 50, 100),
        fc.constantFrom(10, 25, 50, 100),
        (pageIndex, from, to) => {
          const next = withPageSize({ pageIndex, pageSize: from }, to);
          const first = pageIndex * from;
          expect(next.pageIndex * to).toBeLessThanOrEqual(first);
          expect((next.pageIndex + 1) * to).toBeGreaterThan(first);
        },
      ),
    );
  });
});
