import { nextSorting } from './sortCycle.ts';

const alone = { columnId: 'a', first: 'asc' as const, isAdded: false };
const asc = { id: 'a', desc: false };
const desc = { id: 'a', desc: true };
const other = { id: 'b', desc: true };

describe('the cycle of a sort', () => {
  it.each([
    [[], 'asc', [asc]],
    [[asc], 'asc', [desc]],
    [[desc], 'asc', []],
    [[], 'desc', [desc]],
    [[desc], 'desc', [asc]],
    [[asc], 'desc', []],
    [[other], 'asc', [asc]],
  ] as const)('%j, %s first: %j [TABLE-SORT-1]', (sorting, first, expected) => {
    expect(nextSorting(sorting, { ...alone, first })).toEqual(expected);
  });

  it('keeps the other columns and its own place among them where it is added', () => {
    const added = { ...alone, isAdded: true };
    expect(nextSorting([other], added)).toEqual([other, asc]);
    expect(nextSorting([asc, other], added)).toEqual([desc, other]);
    expect(nextSorting([desc, other], added)).toEqual([other]);
  });
});
