import fc from 'fast-check';
import { moveBeside } from './columnOrder.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const anyId = fc.constantFrom(...ids);

describe('the order of columns', () => {
  it.each([
    ['e', 'b', 'before', ['a', 'e', 'b', 'c', 'd']],
    ['a', 'c', 'after', ['b', 'c', 'a', 'd', 'e']],
    ['c', 'c', 'after', ids],
    ['c', 'x', 'after', ids],
    ['x', 'c', 'after', ids],
  ] as const)('The order puts %s next to %s, %s it [TABLE-COL-4]', (id, target, side, expected) => {
    expect(moveBeside(ids, [id], target, side)).toEqual(expected);
  });

  it('The order keeps all columns after any move [TABLE-COL-4]', () => {
    fc.assert(
      fc.property(anyId, anyId, fc.constantFrom('before' as const, 'after' as const), (id, target, side) => {
        const moved = moveBeside(ids, [id], target, side);
        expect([...moved].sort()).toEqual(ids);
        if (id !== target) expect(moved.indexOf(id) - moved.indexOf(target)).toBe(side === 'before' ? -1 : 1);
      }),
    );
  });
});
