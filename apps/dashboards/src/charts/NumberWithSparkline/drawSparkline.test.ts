import type { ValueFormat } from '../format/formatChartValue.ts';
import { drawSparkline } from './drawSparkline.tsx';

/** The height that a line of these values takes. */
function heightOf(values: readonly number[], format: ValueFormat): number {
  const points = values.map((value, at) => ({ id: String(at), label: String(at), value }));
  const places = drawSparkline({ points, format, width: 100 }).marks.map(({ y }) => y);
  return Math.max(...places) - Math.min(...places);
}

describe('the line beside a number', () => {
  it('stays calm where a count moves by one', () => {
    expect(heightOf([9, 8, 9], 'count')).toBeLessThanOrEqual(2);
  });

  it('takes the whole height where a count moves by many, or another number moves', () => {
    expect(heightOf([1125, 1053], 'count')).toBe(20);
    expect(heightOf([0.85, 0.84], 'ratio')).toBe(20);
  });

  it('is flat in the middle where nothing moves', () => {
    expect(heightOf([0.85, 0.85], 'ratio')).toBe(0);
  });
});
