import fc from 'fast-check';
import { RowSlots } from './rowSlots.ts';
import type { DrawnRow } from './rowSlots.ts';

const between = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const placesOf = (rows: readonly DrawnRow[]) => rows.map(({ place }) => place);
const slotOf = (rows: readonly DrawnRow[], place: number) => rows.find((row) => row.place === place)?.slot;

describe('elements of rows', () => {
  it('stay with rows that stay in view, and go to new rows from those that left', () => {
    const slots = new RowSlots(() => false);
    const before = slots.assign(between(0, 4));
    expect(placesOf(before)).toEqual([0, 1, 2, 3]);
    const after = slots.assign(between(2, 6));
    expect([2, 3].map((place) => slotOf(after, place))).toEqual([2, 3].map((place) => slotOf(before, place)));
    // None is moved in the document, scrolling down or up.
    expect(after.map(({ slot }) => slot)).toEqual(before.map(({ slot }) => slot));
    expect(slots.assign(between(1, 5)).map(({ slot }) => slot)).toEqual(before.map(({ slot }) => slot));
  });

  it('are in the order of their rows again when scrolling ends', () => {
    const slots = new RowSlots(() => false);
    slots.assign(between(0, 4));
    slots.assign(between(2, 6));
    expect(slots.settle()).toBe(true);
    expect(placesOf(slots.assign(between(2, 6)))).toEqual([2, 3, 4, 5]);
    expect(slots.settle()).toBe(false);
  });

  it('are new ones while texts are marked for copying', () => {
    const slots = new RowSlots(() => true);
    const before = slots.assign(between(0, 3)).map(({ slot }) => slot);
    const after = slots.assign(between(3, 6)).map(({ slot }) => slot);
    expect(after.filter((slot) => before.includes(slot))).toEqual([]);
  });

  it('are in the order of their rows while text is selected, in which it is copied', () => {
    const slots = new RowSlots(() => true);
    slots.assign(between(4, 8));
    slots.settle();
    expect(placesOf(slots.assign(between(2, 6)))).toEqual([2, 3, 4, 5]);
    expect(placesOf(slots.assign(between(1, 5)))).toEqual([1, 2, 3, 4]);
  });

  it('are not moved under a mark where they stand out of order', () => {
    let isMarked = false;
    const slots = new RowSlots(() => isMarked);
    slots.assign(between(4, 8));
    expect(placesOf(slots.assign(between(5, 9)))).toEqual([8, 5, 6, 7]);
    isMarked = true;
    expect(placesOf(slots.assign(between(4, 9)))).toEqual([8, 5, 6, 7, 4]);
  });

  it('are never shared, and are asked for again without a change', () => {
    const views = fc.array(fc.uniqueArray(fc.nat(30), { maxLength: 8 }), { minLength: 1 });
    fc.assert(
      fc.property(views, (seen) => {
        const slots = new RowSlots(() => false);
        for (const places of seen) {
          const given = slots.assign(places);
          expect(placesOf(given).sort((a, b) => a - b)).toEqual(places.toSorted((a, b) => a - b));
          expect(new Set(given.map(({ slot }) => slot)).size).toBe(places.length);
          expect(slots.assign(places)).toEqual(given);
        }
      }),
    );
  });
});
