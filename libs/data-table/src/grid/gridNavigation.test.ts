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
  ])('%s with ctrl %s leads from %j to %j', (key, ctrl, from, expected) => {
    expect(nextCell(from, { key, ctrl }, extent)).toEqual(expected);
  });

  it('leaves other keys alone', () => {
    expect(nextCell({ row: 0, column: 0 }, { key: 'a', ctrl: false }, extent)).toBeNull();
  });

  it('never leaves the grid', () => {
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
