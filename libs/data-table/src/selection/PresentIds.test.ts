import fc from 'fast-check';
import type { RowSelectionState } from '../state/tableState.ts';
import { PresentIds } from './PresentIds.ts';
import { readSelection, setOf, withRows } from './rowSelectionRules.ts';

const rows = Array.from({ length: 12 }, (_, row) => `r${row}`);
const someRows = fc.uniqueArray(fc.constantFrom(...rows));

describe('PresentIds', () => {
  it('PresentIds are counted, and the search for them ends when all are found', () => {
    const asked: number[] = [];
    const ids = new PresentIds(1000, (row) => {
      asked.push(row);
      return `r${row}`;
    });
    expect(ids.count(new Set(['r3', 'r1']))).toBe(2);
    expect(asked).toEqual([0, 1, 2, 3]);
    ids.know(new Set(['r3', 'r900']));
    expect(ids.count(new Set(['r3', 'r900']))).toBe(2);
    expect(asked).toHaveLength(4);
    expect(ids.count(new Set(['gone', 'r1']))).toBe(1);
    expect(ids.count(new Set(['gone']))).toBe(0);
    expect(asked).toHaveLength(1004);
  });

  it('A selection counts its existing rows after each change, also if the caller copies it', () => {
    const anySelection: fc.Arbitrary<RowSelectionState> = fc.record({
      mode: fc.constantFrom('include' as const, 'exclude' as const),
      ids: fc.uniqueArray(fc.constantFrom(...rows, 'gone', 'also gone')),
    });
    const change = fc.record({ ids: someRows, isAdded: fc.boolean(), isCopied: fc.boolean() });
    fc.assert(
      fc.property(anySelection, fc.array(change), (first, changes) => {
        const present = new PresentIds(rows.length, (row) => rows[row]!);
        const reading = (selection: RowSelectionState) =>
          readSelection(selection, rows.length, (ids) => present.count(ids));
        let selection = first;
        for (const { ids, isAdded, isCopied } of changes) {
          const { has, count } = reading(selection);
          expect(count).toBe(rows.filter(has).length);
          const before = rows.filter(has);
          selection = withRows(selection, ids, isAdded);
          present.know(setOf(selection.ids));
          if (isCopied) selection = { ...selection, ids: [...selection.ids] };
          const expected = rows.filter((id) => (ids.includes(id) ? isAdded : before.includes(id)));
          expect(rows.filter(reading(selection).has)).toEqual(expected);
        }
      }),
    );
  });
});
