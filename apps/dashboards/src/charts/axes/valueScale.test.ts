import fc from 'fast-check';
import { labelStep } from './Axes.tsx';
import { valueScale } from './valueScale.ts';

const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 20 });

describe('the scale of values', () => {
  it('has ticks in ascending order with different texts, and each value between its ends', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (numbers, includesZero) => {
        const { at, ticks } = valueScale({ values: numbers, format: 'cents', range: [200, 0], includesZero });
        const places = ticks.map(({ value }) => value);
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length);
        for (const value of numbers) {
          expect(at(value)).toBeGreaterThanOrEqual(-1e-6);
          expect(at(value)).toBeLessThanOrEqual(200 + 1e-6);
        }
      }),
    );
  });

  it('has fewer ticks in a low chart', () => {
    const ticksIn = (height: number) =>
      valueScale({ values: [0.021, 0.155], format: 'ratio', range: [height, 0], includesZero: false }).ticks.length;
    expect(ticksIn(80)).toBeLessThanOrEqual(5);
    expect(ticksIn(80)).toBeLessThan(ticksIn(200));
  });

  it('contains zero if bars begin there', () => {
    const { at } = valueScale({ values: [50, 60], format: 'count', range: [0, 100], includesZero: true });
    expect(at(0)).toBe(0);
  });
});

describe('labels below a chart', () => {
  it('are all shown if they fit, and fewer otherwise', () => {
    expect(labelStep(['Nov', 'Dec'], 60)).toBe(1);
    expect(labelStep(['Nov', 'Dec'], 10)).toBe(3);
  });
});
