import { duplicateIdWarning } from './duplicateIds.ts';

describe('ids of rows', () => {
  it.each([
    [['a', 'b', 'c'], null],
    [['a', 'b', 'a', 'b'], 'Rows 0 and 2 have the same id "a"'],
  ])('The duplicate ids of %j are: %s', (ids, warning) => {
    expect(duplicateIdWarning(ids.length, (row) => ids[row] as string)).toBe(warning);
  });
});
