import fc from 'fast-check';
import { spreadWidth } from './spreadWidth.ts';

describe('the widths of columns in a resized group', () => {
  it("The widths of a resized group keep their proportions and add up to the group's width", () => {
    const columns = [
      { id: 'a', width: 100, minWidth: 50 },
      { id: 'b', width: 200, minWidth: 50 },
    ];
    expect(spreadWidth(columns, 450)).toEqual({ a: 150, b: 300 });
    expect(spreadWidth(columns, 200)).toEqual({ a: 67, b: 133 });
  });

  it('The widths of a resized group give the excess of a column at its limit to the others', () => {
    const columns = [
      { id: 'a', width: 100, maxWidth: 120 },
      { id: 'b', width: 100, minWidth: 90 },
      { id: 'c', width: 100, minWidth: 20 },
    ];
    expect(spreadWidth(columns, 600)).toEqual({ a: 120, b: 240, c: 240 });
    expect(spreadWidth(columns, 250)).toEqual({ a: 104, b: 90, c: 56 });
  });

  it('The widths of a resized group stay within the limits, and add up as far as these allow', () => {
    const column = fc.record({
      width: fc.integer({ min: 40, max: 900 }),
      min: fc.integer({ min: 16, max: 300 }),
      more: fc.nat(900),
    });
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 6000 }),
        (given, wanted) => {
          const columns = given.map(({ width, min, more }, place) => {
            return { id: `c${place}`, width, minWidth: min, maxWidth: min + more };
          });
          const widths = columns.map((one) => ({ ...one, width: spreadWidth(columns, wanted)[one.id] as number }));
          for (const { width, minWidth, maxWidth } of widths) {
            expect(width).toBeGreaterThanOrEqual(minWidth);
            expect(width).toBeLessThanOrEqual(maxWidth);
          }
          const sum = (key: 'width' | 'minWidth' | 'maxWidth') => widths.reduce((total, one) => total + one[key], 0);
          expect(sum('width')).toBe(Math.min(sum('maxWidth'), Math.max(sum('minWidth'), wanted)));
        },
      ),
    );
  });
});
