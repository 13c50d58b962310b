import fc from 'fast-check';
import { dropdownRows, startsGroup } from './dropdownRows.ts';
import type { Option } from './Option.ts';
import { optionIndexOf } from './OptionIndex.ts';
import {
  groupRowHeight,
  listHeight,
  moreLineHeight,
  rowHeight,
  rowLayout,
  rowWindow,
  scrollTopFor,
} from './rowLayout.ts';

const everything = { term: '', caseInsensitive: false, selectAll: false, allowCustom: false, filter: true };
const someOptions = fc.array(
  fc.record({ label: fc.string(), group: fc.option(fc.constantFrom('Auto', 'Home', 'Farm'), { nil: undefined }) }),
  { minLength: 1, maxLength: 60 },
);

const layoutOf = (options: readonly Option[]) => {
  const index = optionIndexOf(options);
  const rows = dropdownRows(index, everything);
  const heights = rows.map((_, row) => (startsGroup(index, rows, row) ? groupRowHeight : rowHeight));
  return { layout: rowLayout(index, rows), heights };
};

describe('the layout of rows', () => {
  it('The layout puts each row under the previous one, 37 px high, 74 px where a group begins [KIT-SELECT-7]', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const { layout, heights } = layoutOf(options);
        let top = 0;
        heights.forEach((height, row) => {
          expect(layout.startOf(row)).toBe(top);
          expect(layout.isHeaded(row)).toBe(height === groupRowHeight);
          top += height;
        });
        expect(layout.total).toBe(top);
        expect([rowHeight, groupRowHeight]).toEqual([37, 74]);
      }),
    );
  });

  it('The layout gives a row of two or three lines more room, also below the header of its group', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const index = optionIndexOf(options);
        const rows = dropdownRows(index, everything);
        const moreLines = (position: number) => Math.min(2, Math.floor((options[position]?.label.length ?? 0) / 4));
        const layout = rowLayout(index, rows, moreLines);
        let top = 0;
        rows.forEach((position, row) => {
          expect(layout.startOf(row)).toBe(top);
          expect(layout.moreLines(row)).toBe(moreLines(position));
          const height = startsGroup(index, rows, row) ? groupRowHeight : rowHeight;
          top += height + moreLines(position) * moreLineHeight;
        });
        expect(layout.total).toBe(top);
      }),
    );
  });

  it('A list with more rows than fit ends within a row, so that the user sees that more follow [KIT-SELECT-8]', () => {
    const tall = fc.func(fc.nat(2));
    fc.assert(
      fc.property(someOptions, tall, (options, moreLines) => {
        const index = optionIndexOf(options);
        const rows = dropdownRows(index, everything);
        const layout = rowLayout(index, rows, moreLines);
        const height = listHeight(layout, 200);
        expect(height).toBeLessThanOrEqual(200);
        if (layout.total <= 200) return;
        const toBoundary = rows.map((_, row) => Math.abs(layout.startOf(row) - height));
        expect(Math.min(...toBoundary)).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  it('The layout renders every visible row, and never more than the overscan around them [KIT-SELECT-7]', () => {
    const place = fc.integer({ min: -500, max: 5000 });
    fc.assert(
      fc.property(
        someOptions,
        place,
        fc.integer({ min: 40, max: 300 }),
        fc.nat(20),
        (options, top, height, overscan) => {
          const { layout, heights } = layoutOf(options);
          const { first, end } = rowWindow(layout, top, height, overscan);
          // A browser does not scroll beyond the ends of a list.
          const shownFrom = Math.max(0, Math.min(top, layout.total - height));
          const isInView = (row: number) =>
            layout.startOf(row) < shownFrom + height && layout.startOf(row + 1) > shownFrom;
          const inView = heights.flatMap((_, row) => (isInView(row) ? [row] : []));
          expect(first).toBe(Math.max(0, (inView[0] ?? 0) - overscan));
          expect(end).toBe(Math.min(heights.length, (inView[inView.length - 1] ?? 0) + 1 + overscan));
        },
      ),
    );
  });

  it('The layout scrolls only as far as a row needs to be visible', () => {
    fc.assert(
      fc.property(someOptions, fc.nat(), fc.nat(2000), (options, wanted, scrollTop) => {
        const { layout, heights } = layoutOf(options);
        const row = wanted % heights.length;
        const after = scrollTopFor(layout, row, scrollTop, 200);
        expect(layout.startOf(row)).toBeGreaterThanOrEqual(after);
        expect(layout.startOf(row + 1)).toBeLessThanOrEqual(after + 200);
        expect(scrollTopFor(layout, row, after, 200)).toBe(after);
      }),
    );
  });
});
