import fc from 'fast-check';
import { greatestHeight, offsetOfRow, scrollScale } from './scrollScale.ts';

const rowHeight = 45;

describe('scrollScale', () => {
  it('leaves tables alone that the browser can show [TABLE-VIRT-1]', () => {
    const scale = scrollScale(100_000 * rowHeight, 600);
    expect(scale).toMatchObject({ height: 4_500_000, scaled: false });
    expect(scale.toOffset(1234)).toBe(1234);
    expect(scale.toScrollTop(1234)).toBe(1234);
  });

  it('leads from the first row to the last between the ends of the scroll bar, and back [TABLE-VIRT-1]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 400_000, max: 100_000_000 }),
        fc.integer({ min: 50, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, view, place) => {
          const content = rows * rowHeight;
          const { height, toOffset, toScrollTop } = scrollScale(content, view);
          expect(height).toBe(greatestHeight);
          expect(toOffset(0)).toBe(0);
          expect(toOffset(height - view)).toBeCloseTo(content - view, 3);
          expect(toScrollTop(toOffset(place * (height - view)))).toBeCloseTo(place * (height - view), 3);
        },
      ),
    );
  });
});

describe('offsetOfRow', () => {
  it('brings the row into view and moves no further than needed', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(4_000_000),
        fc.integer({ min: rowHeight, max: 2000 }),
        (row, offset, view) => {
          const next = offsetOfRow(row, rowHeight, offset, view);
          const top = row * rowHeight;
          expect(next).toBeLessThanOrEqual(top);
          expect(next + view).toBeGreaterThanOrEqual(top + rowHeight);
          if (top >= offset && top + rowHeight <= offset + view) expect(next).toBe(offset);
        },
      ),
    );
  });
});
