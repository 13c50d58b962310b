import { isRowOpen, siblingPlaces, toggledExpansion } from './expansionRules.ts';

describe('nested rows', () => {
  it('Nested rows are visible if their row is open, or all are [TABLE-ROW-1]', () => {
    expect(isRowOpen(true, 7)).toBe(true);
    expect(isRowOpen(new Set([7]), 7)).toBe(true);
    expect(isRowOpen(new Set([7]), 8)).toBe(false);
  });

  it.each([
    [['a'], 'b', true, ['a', 'b']],
    [['a', 'b'], 'a', false, ['b']],
    [['a'], 'a', true, ['a']],
    [true as const, 'b', false, ['a', 'c']],
    [true as const, 'b', true, true],
  ])('The expanded state %j after %s was opened is %s', (expanded, id, open, expected) => {
    expect(toggledExpansion(expanded, [id], open, () => ['a', 'b', 'c'])).toEqual(expected);
  });

  it.each([
    [0, [0, 5]],
    [1, [1, 4]],
    [3, [2, 3]],
    [6, [6]],
  ])('The siblings of the row at %d are at %j [TABLE-ROW-1]', (place, expected) => {
    expect(siblingPlaces([0, 1, 2, 2, 1, 0, 1], place)).toEqual(expected);
  });
});
