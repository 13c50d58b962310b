import fc from 'fast-check';
import { greatestHeight, nextOffset, offsetOfRow, scrollScale } from './scrollScale.ts';

const rowHeight = 45;

describe('scrollScale', () => {
  it('scrollScale does not change tables that the browser can show [TABLE-VIRT-1]', () => {
    const scale = scrollScale(100_000 * rowHeight, 600);
    expect(scale).toMatchObject({ height: 4_500_000, scaled: false });
    expect(scale.toOffset(1234)).toBe(1234);
    expect(scale.toScrollTop(1234)).toBe(1234);
  });

  it('scrollScale maps the first to the last row onto the ends of the scroll bar, and back [TABLE-VIRT-1]', () => {
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

describe('nextOffset', () => {
  const view = 600;
  const scale = scrollScale(1_000_000 * rowHeight, view);
  const at = (scrollTop: number) => ({ scrollTop, offset: scale.toOffset(scrollTop) });

  it('nextOffset moves rows by the wheel delta, however many there are, and by the scale after a jump [TABLE-VIRT-1]', () => {
    const last = at(5_000_000);
    expect(nextOffset(scale, last, 5_000_240) - last.offset).toBeCloseTo(240, 6);
    expect(nextOffset(scale, last, 4_999_760) - last.offset).toBeCloseTo(-240, 6);
    expect(nextOffset(scale, last, 9_000_000)).toBe(scale.toOffset(9_000_000));
  });

  it('nextOffset is the scroll position itself if the browser can show all rows', () => {
    expect(nextOffset(scrollScale(4_500_000, view), { scrollTop: 10, offset: 10 }, 250)).toBe(250);
  });

  it('nextOffset reaches the first and the last row exactly, at the ends, from any start [TABLE-VIRT-1]', () => {
    const { scrollTop: last, offset: lastOffset } = scale.end;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.array(fc.integer({ min: -3900, max: 3900 }), { maxLength: 60 }),
        fc.boolean(),
        (away, ways, isAtEnd) => {
          let place = at(isAtEnd ? last - away : away);
          const go = (scrollTop: number) => {
            const to = Math.min(last, Math.max(0, scrollTop));
            place = { scrollTop: to, offset: nextOffset(scale, place, to) };
            expect(place.offset).toBeGreaterThanOrEqual(-0.001);
            expect(place.offset).toBeLessThanOrEqual(lastOffset + 0.001);
          };
          for (const way of ways) go(place.scrollTop + way);
          const end = isAtEnd ? last : 0;
          while (place.scrollTop !== end) go(place.scrollTop + Math.sign(end - place.scrollTop) * 3000);
          expect(place.offset).toBeCloseTo(isAtEnd ? lastOffset : 0, 3);
        },
      ),
    );
  });
});

describe('offsetOfRow', () => {
  it('offsetOfRow scrolls to the row and no further than needed', () => {
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
