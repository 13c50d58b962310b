import { readCompare, writeCompare } from './compareChoice.ts';

it.each([
  [undefined, { kind: 'mine', value: null }, null],
  ['agency:12', { kind: 'agency', value: '12' }, 'agency:12'],
  ['search:4', { kind: 'search', value: '4' }, 'search:4'],
  ['carrier:5', { kind: 'carrier', value: '5' }, 'carrier:5'],
  ['everybody', { kind: 'mine', value: null }, null],
] as const)('compareChoice reads and writes the selection %s', (compare, choice, written) => {
  expect(readCompare(compare)).toEqual(choice);
  expect(writeCompare(choice)).toBe(written);
});

it('compareChoice recognizes an incomplete selection', () => {
  expect(writeCompare({ kind: 'carrier', value: null })).toBeUndefined();
});
