import { PresentIds } from './PresentIds.ts';

describe('PresentIds', () => {
  it('PresentIds are counted, and the search for them ends when all are found', () => {
    const asked: number[] = [];
    const ids = new PresentIds(1000, (row) => {
      asked.push(row);
      return `r${row}`;
    });
    expect(ids.count(['r3', 'r1'])).toBe(2);
    expect(asked).toEqual([0, 1, 2, 3]);
    ids.add(['r900']);
    expect(ids.count(['r3', 'r900'])).toBe(2);
    expect(asked).toHaveLength(4);
    expect(ids.count(['gone', 'r1'])).toBe(1);
    expect(ids.count(['gone'])).toBe(0);
    expect(asked).toHaveLength(1004);
  });
});
