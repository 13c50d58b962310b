import { listWidth } from './listWidth.ts';
import type { Option } from './Option.ts';

const of = (options: readonly Option[], fieldWidth: number, windowWidth = 1024) =>
  listWidth(options, fieldWidth, windowWidth);
const carrier = 'Castleford Mutual Insurance Company';
const industry = '541330 - Engineering services, and everything that is not listed in another class';

describe('the width of a list', () => {
  it('A list is as wide as its field if the labels fit', () => {
    expect(of(['Texas', 'Ohio'], 240)).toEqual({ width: 240, maxWidth: 340, moreLines: null });
  });

  it('A list is as wide as the longest label if the field is narrower', () => {
    const { width, moreLines } = of(['Texas', carrier], 157);
    expect(width).toBeGreaterThan(carrier.length * 7);
    expect(width).toBeLessThanOrEqual(340);
    expect(moreLines).toBeNull();
  });

  it('The list width leaves room for counts', () => {
    const label = 'Commercial auto and property';
    expect(of([{ label, count: 12 }], 100).width).toBeGreaterThan(of([label], 100).width);
  });

  it('The list width ends at 340 px and at the window, where long labels wrap to a second line', () => {
    const { width, moreLines } = of(['Texas', industry], 157);
    expect(width).toBe(340);
    expect([0, 1].map((position) => moreLines?.(position))).toEqual([0, 1]);
    expect(of(['Texas', industry], 157, 320).width).toBe(304);
    expect(of(['Texas', industry], 400, 320).width).toBe(400);
  });

  it('An option whose label has many narrow letters has no line that stays empty', () => {
    const options = [{ label: '524210 - Insurance Agencies and Brokerages', detail: 'National industry' }];
    expect(of(options, 340).moreLines?.(0)).toBe(1);
  });

  it('An option with a detail has two lines, and three if its label or its detail is long', () => {
    const options = [
      { label: 'Amber Bluff', detail: 'Austin, TX' },
      'Other',
      { label: industry, detail: 'Industry' },
      { label: '541330 - Engineering', detail: `Industry: ${'Oil and gas field engineering services'.repeat(2)}` },
    ];
    const { width, moreLines } = of(options, 300);
    expect(width).toBe(340);
    expect([0, 1, 2, 3, -1].map((position) => moreLines?.(position))).toEqual([1, 0, 2, 2, 0]);
  });
});
