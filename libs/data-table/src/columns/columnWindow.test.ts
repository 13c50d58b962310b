import fc from 'fast-check';
import { columnsInView } from './columnWindow.ts';

const free = (count: number) => Array.from({ length: count }, () => false);

describe('visible columns', () => {
  it('The window contains the visible columns and a few more [TABLE-VIRT-1]', () => {
    const widths = Array.from({ length: 200 }, () => 100);
    expect(columnsInView({ widths, pinned: free(200), scrollLeft: 0, viewWidth: 1000 })).toEqual({ from: 0, to: 12 });
    expect(columnsInView({ widths, pinned: free(200), scrollLeft: 10_000, viewWidth: 1000 })).toEqual({
      from: 96,
      to: 112,
    });
    expect(columnsInView({ widths, pinned: free(200), scrollLeft: 19_000, viewWidth: 1000 }).to).toBe(200);
  });

  it('The window never omits a visible column', () => {
    const widths = fc.array(fc.integer({ min: 16, max: 600 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(widths, fc.nat(40_000), fc.integer({ min: 1, max: 4000 }), (all, scrollLeft, viewWidth) => {
        const { from, to } = columnsInView({ widths: all, pinned: free(all.length), scrollLeft, viewWidth });
        let left = 0;
        all.forEach((width, index) => {
          const seen = left + width > scrollLeft && left < scrollLeft + viewWidth;
          if (seen) expect(index >= from && index < to).toBe(true);
          left += width;
        });
      }),
    );
  });

  it('The window stays the same while less than a column is scrolled, so that rows do not re-render', () => {
    const widths = Array.from({ length: 60 }, () => 120);
    const at = (scrollLeft: number) => columnsInView({ widths, pinned: free(60), scrollLeft, viewWidth: 1150 });
    expect(at(2410)).toEqual(at(2440));
  });
});
