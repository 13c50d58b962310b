import { clockText, secondsLeft, spokenSeconds } from './secondsLeft.ts';

describe('the countdown', () => {
  it('counts whole seconds down to zero', () => {
    expect([120_000, 119_001, 1_000, 1, 0, -5_000].map((left) => secondsLeft(left, 0))).toEqual([120, 120, 1, 1, 0, 0]);
  });

  it('is formatted like a clock', () => {
    expect([120, 65, 60, 9, 0].map(clockText)).toEqual(['2:00', '1:05', '1:00', '0:09', '0:00']);
  });

  it('is announced only at 120, 60, 30 and 10 seconds', () => {
    const said = Array.from({ length: 121 }, (_, index) => spokenSeconds(120 - index));
    expect([...new Set(said)]).toEqual([120, 60, 30, 10]);
    expect(said.indexOf(60)).toBe(60);
  });
});
