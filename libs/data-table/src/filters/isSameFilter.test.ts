import { isSameFilter } from './isSameFilter.ts';

it.each([
  [['tx', 'OK'], ['ok', 'TX'], true],
  [['tx'], ['tx', 'ok'], false],
  [null, '', true],
  [{ min: 1, max: null }, { min: 1, max: null }, true],
  [{ min: 1, max: null }, { min: 1, max: 2 }, false],
  ['2026-11-20', '2026-11-20', true],
])('isSameFilter compares %j and %j: %s [TABLE-FILTER-3]', (one, other, expected) => {
  expect(isSameFilter(one, other)).toBe(expected);
});
