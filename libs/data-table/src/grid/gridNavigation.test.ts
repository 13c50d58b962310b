import fc from 'fast-check';
import { clampCell, nextCell } from './gridNavigation.ts';
import type { GridExtent } from './gridNavigation.ts';

const extent: GridExtent = { rows: 100, columns: 5, rowsInView: () => 11 };

describe('nextCell', () => {
  it.each([
    ['ArrowDown', false, { row: 3, column: 2 }, { row: 4, column: 2 }],
    ['ArrowUp', false, { row: 0, column: 2 }, { row: -1, column: 2 }],
    ['ArrowUp', false, { row: -1, column: 2 }, { row: -1, column: 2 }],
    ['ArrowLeft', false, { row: 3, column: 0 }, { row: 3, column: 0 }],
    ['ArrowRight', false, { row: 3, column: 4 }, { row: 3, column: 4 }],
    ['Home', false, { row: 3, column: 4 }, { row: 3, column: 0 }],
    ['End', false, { row: 3, column: 0 }, { row: 3, column: 4 }],
    ['Home', true, { row: 50, column: 4 }, { row: 0, column: 0 }],
    ['End', true, { row: 50, column: 0 }, { row: 99, column: 4 }],
    ['PageDown', false, { row: 5, column: 1 }, { row: 15, column: 1 }],
    ['PageDown', false, { row: -1, column: 1 }, { row: 10, column: 1 }],
    ['PageDown', false, { row: 95, column: 1 }, { row: 99, column: 1 }],
    ['PageUp', false, { row: 5, column: 1 }, { row: 0, column: 1 }],
    ['PageUp', false, { row: -1, column: 1 }, { row: -1, column: 1 }],
  ])('The key %s with ctrl %s leads from %j to %j', (key, ctrl, from, expected) => {
    expect(nextCell(from, { key, ctrl }, extent)).toEqual(expected);
  });

  it('nextCell ignores other keys', () => {
    expect(nextCell({ row: 0, column: 0 }, { key: 'a', ctrl: false }, extent)).toBeNull();
  });

  it('nextCell never leaves the grid', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: keys, ctrl: fc.boolean() })),
        fc.nat(30),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(20),
        (presses, rows, columns, inView) => {
          let cell = { row: -1, column: 0 };
          for (const press of presses)
            cell = nextCell(cell, press, { rows, columns, rowsInView: () => inView }) ?? cell;
          expect(cell).toEqual(clampCell(cell, { rows, columns, rowsInView: () => inView }));
        },
      ),
    );
  });
});

describe('nextCell among group headers', () => {
  const group = (first: number, span: number, header: string | null = 'Group') => ({ first, span, cell: { header } });
  // Two levels over five columns: one group of four, and below it one of two beside an empty cell.
  const groupRows = [
    [group(0, 1, null), group(1, 4)],
    [group(0, 1, null), group(1, 2), group(3, 2, null)],
  ];
  const grouped = { ...extent, groupRows };

  it.each([
    ['ArrowUp', false, { row: -1, column: 0 }, { row: -1, column: 0 }],
    ['ArrowUp', false, { row: -1, column: 2 }, { row: -2, column: 2 }],
    ['ArrowUp', false, { row: -1, column: 3 }, { row: -3, column: 3 }],
    ['ArrowUp', false, { row: -3, column: 3 }, { row: -3, column: 3 }],
    ['ArrowDown', false, { row: -3, column: 4 }, { row: -1, column: 4 }],
    ['ArrowDown', false, { row: -3, column: 2 }, { row: -2, column: 2 }],
    ['ArrowRight', false, { row: -2, column: 2 }, { row: -2, column: 2 }],
    ['ArrowDown', true, { row: -3, column: 2 }, { row: 99, column: 2 }],
    ['Home', true, { row: -3, column: 2 }, { row: 0, column: 0 }],
    ['PageDown', false, { row: -2, column: 1 }, { row: 10, column: 1 }],
  ])('Among group headers the key %s with ctrl %s leads from %j to %j', (key, ctrl, from, expected) => {
    expect(nextCell(from, { key, ctrl }, grouped)).toEqual(expected);
  });

  it('nextCell goes to the header below if a group is gone', () => {
    expect(clampCell({ row: -2, column: 4 }, grouped)).toEqual({ row: -1, column: 4 });
    expect(clampCell({ row: -3, column: 4 }, grouped)).toEqual({ row: -3, column: 4 });
    expect(clampCell({ row: -3, column: 4 }, extent)).toEqual({ row: -1, column: 4 });
  });
});
