import fc from 'fast-check';
import { markAt } from './markAt.ts';
import { moveMark, type MoveKey } from './moveMark.ts';

const grid = [0, 1, 2, 3, 4, 5].map((index) => ({ column: index % 3, row: Math.floor(index / 3) }));

describe('arrow keys', () => {
  it.each<[number, MoveKey, number]>([
    [0, 'ArrowRight', 1],
    [0, 'ArrowDown', 3],
    [5, 'ArrowUp', 2],
    [4, 'ArrowLeft', 3],
    [2, 'ArrowRight', 2],
    [3, 'Home', 0],
    [3, 'End', 5],
  ])('move from mark %d by %s to mark %d in a grid', (from, key, to) => expect(moveMark(grid, from, key)).toBe(to));

  it('also move along a single row with the vertical arrows', () => {
    const row = [0, 1, 2].map((column) => ({ column, row: 0 }));
    expect(moveMark(row, 0, 'ArrowDown')).toBe(1);
    expect(moveMark(row, 2, 'ArrowUp')).toBe(1);
  });

  it('never leave the marks, whatever their positions', () => {
    const place = fc.record({ column: fc.nat(9), row: fc.nat(9) });
    const key = fc.constantFrom<MoveKey>('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), fc.nat(29), key, (marks, from, pressed) => {
        const to = moveMark(marks, from % marks.length, pressed);
        expect(marks[to]).toBeDefined();
      }),
    );
  });
});

describe('the mark under the pointer', () => {
  const mark = (id: string, x: number) => ({
    id,
    itemId: id,
    label: id,
    value: '',
    column: 0,
    row: 0,
    x,
    y: 0,
    width: 10,
    height: 10,
  });
  const marks = [mark('a', 0), mark('b', 30)];

  it('is the one whose box contains the pointer, else the closest within reach', () => {
    expect(markAt(marks, 5, 5)).toBe(0);
    expect(markAt(marks, 22, 5)).toBe(1);
    expect(markAt(marks, 20, 30)).toBeUndefined();
    expect(markAt(marks, 5, 40, 40)).toBe(0);
  });
});
