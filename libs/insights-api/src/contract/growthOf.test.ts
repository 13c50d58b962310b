import { growthOf } from './growthOf.ts';

describe('growthOf', () => {
  it.each([
    [150, 100, 0.5],
    [50, 100, -0.5],
    [0, 100, -1],
    [-8, 100, null],
    [100, 0, null],
    [100, -50, null],
    [-50, -100, null],
  ])(
    'growthOf says how %d compares with %d a year before, never as a fall by more than 100 %%',
    (now, before, change) => {
      expect(growthOf(now, before)).toBe(change);
    },
  );
});
