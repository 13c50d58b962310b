import fc from 'fast-check';
import { overscan, rowsInView } from './rowRange.ts';

describe('visible rows', () => {
  it('The row range has the same length everywhere except near the ends, so that scrolling creates no rows', () => {
    const offsets = Array.from({ length: 90 }, (_, step) => 4500 + step * 1.7);
    const counts = offsets.map((offset) => {
      const { from, to } = rowsInView({ offset, viewHeight: 450, rowHeight: 45, count: 1000, ahead: overscan });
      return to - from;
    });
    expect(new Set(counts)).toEqual(new Set([19]));
  });

  it('The row range contains the visible rows, and a few more on both sides [TABLE-VIRT-1]', () => {
    expect(rowsInView({ offset: 0, viewHeight: 450, rowHeight: 45, count: 1000, ahead: overscan })).toEqual({
      from: 0,
      to: 15,
    });
    expect(rowsInView({ offset: 4500, viewHeight: 450, rowHeight: 45, count: 1000, ahead: overscan })).toEqual({
      from: 96,
      to: 115,
    });
  });

  it('The row range never omits a visible row, and never contains many more', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 4e7, noNaN: true }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 20, max: 90 }),
        fc.nat(1_000_000),
        (offset, viewHeight, rowHeight, count) => {
          const { from, to } = rowsInView({ offset, viewHeight, rowHeight, count, ahead: overscan });
          const top = Math.min(offset, Math.max(0, count * rowHeight - viewHeight));
          const first = Math.floor(top / rowHeight);
          const last = Math.min(count - 1, Math.ceil((top + viewHeight) / rowHeight) - 1);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(count);
          if (count > 0) {
            expect(from).toBeLessThanOrEqual(first);
            expect(to).toBeGreaterThan(last);
          }
          expect(to - from).toBeLessThanOrEqual(Math.ceil(viewHeight / rowHeight) + 2 * overscan + 1);
        },
      ),
    );
  });
});
