import fc from 'fast-check';
import { RowSlots } from './rowSlots.ts';

const between = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('slots of rows', () => {
  it('leaves a row that stays in view its element, and gives new rows the elements of those that left', () => {
    const slots = new RowSlots(() => false);
    expect(slots.assign(between(0, 4))).toEqual([0, 1, 2, 3]);
    const moved = slots.assign(between(2, 6));
    expect(moved.slice(0, 2)).toEqual([2, 3]);
    expect(moved.slice(2).sort()).toEqual([0, 1]);
  });

  it('makes new elements while texts are marked for copying', () => {
    const slots = new RowSlots(() => true);
    slots.assign(between(0, 3));
    expect(slots.assign(between(3, 6))).toEqual([3, 4, 5]);
  });

  it('never gives two rows one element, and no more elements than rows were in view at a time', () => {
    const views = fc.array(fc.uniqueArray(fc.nat(30), { maxLength: 8 }), { minLength: 1 });
    fc.assert(
      fc.property(views, (seen) => {
        const slots = new RowSlots(() => false);
        for (const places of seen) {
          const given = slots.assign(places);
          expect(new Set(given).size).toBe(places.length);
          expect(slots.assign(places)).toEqual(given);
        }
      }),
    );
  });
});
