import fc from 'fast-check';
import { visibleColumns } from './visibleColumns.ts';

const columns = [
  { id: 'a', header: 'A' },
  { id: 'b', header: 'B', isPinned: 'right' as const },
  { id: 'c', header: 'C' },
  { id: 'd', header: 'D', isPinned: true },
  { id: 'e', header: 'E' },
];
const places = { columnOrder: [], columnVisibility: {}, columnPinning: { left: [], right: [] } };
const idsOf = (change: Partial<Parameters<typeof visibleColumns>[1]>) =>
  visibleColumns(columns, { ...places, ...change })
    .map((column) => column.id)
    .join('');

describe('the columns that are shown', () => {
  it.each([
    [{}, 'daceb'],
    [{ columnOrder: ['e', 'c'] }, 'decab'],
    [{ columnVisibility: { c: false } }, 'daeb'],
    [{ columnPinning: { left: ['e'], right: ['a'] } }, 'decab'],
    [{ columnOrder: ['b', 'e'], columnVisibility: { a: false } }, 'decb'],
  ])('are with %j: %s', (change, expected) => {
    expect(idsOf(change)).toBe(expected);
  });

  it('always have those that definitions pin, at their edges [TABLE-COL-5]', () => {
    expect(idsOf({ columnVisibility: { b: false, d: false }, columnOrder: ['a', 'd'] })).toBe('daceb');
  });

  it('are each shown once, whatever the state says', () => {
    const ids = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.string()));
    fc.assert(
      fc.property(ids, ids, ids, fc.dictionary(fc.string(), fc.boolean()), (columnOrder, left, right, hidden) => {
        const pins = { left: [...new Set(left)], right: [...new Set(right)] };
        const shown = [...idsOf({ columnOrder, columnPinning: pins, columnVisibility: hidden })];
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown[0]).toBe('d');
        expect(shown.at(-1)).toBe('b');
      }),
    );
  });
});
