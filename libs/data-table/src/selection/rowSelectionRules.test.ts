import fc from 'fast-check';
import { noSelection } from '../state/tableState.ts';
import type { RowSelectionState } from '../state/tableState.ts';
import { placesBetween, readSelection, selectionShare, withOnlyRow, withRows } from './rowSelectionRules.ts';

const rows = Array.from({ length: 12 }, (_, row) => `r${row}`);
const someRows = fc.uniqueArray(fc.constantFrom(...rows));
const anySelection: fc.Arbitrary<RowSelectionState> = fc.record({
  mode: fc.constantFrom('include' as const, 'exclude' as const),
  ids: someRows,
});
const selectedOf = (selection: RowSelectionState) => rows.filter(readSelection(selection, rows.length).has);

describe('row selection', () => {
  it('The row selection counts its rows, in include and exclude mode [TABLE-STATE-1]', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(readSelection(selection, rows.length).count).toBe(selectedOf(selection).length);
      }),
    );
  });

  it('The row selection adds and removes rows without changing the others [TABLE-ROW-2]', () => {
    fc.assert(
      fc.property(anySelection, someRows, fc.boolean(), (selection, ids, selected) => {
        const before = selectedOf(selection);
        const expected = rows.filter((id) => (ids.includes(id) ? selected : before.includes(id)));
        expect(selectedOf(withRows(selection, ids, selected))).toEqual(expected);
      }),
    );
  });

  it('The row selection reports whether all, some or none of the visible rows are selected [TABLE-ROW-3]', () => {
    fc.assert(
      fc.property(anySelection, someRows, (selection, shown) => {
        const selected = shown.filter((id) => selectedOf(selection).includes(id)).length;
        const expected = selected === 0 ? 'none' : selected === shown.length ? 'all' : 'some';
        const reading = readSelection(selection, rows.length);
        expect(selectionShare(reading, shown.length, (place) => shown[place] as string)).toBe(expected);
      }),
    );
  });

  it('The row selection selects a million rows without listing their ids', () => {
    const all: RowSelectionState = { mode: 'exclude', ids: [] };
    expect(readSelection(all, 1_000_000).count).toBe(1_000_000);
    expect(withRows(all, ['r7'], false)).toEqual({ mode: 'exclude', ids: ['r7'] });
  });

  it('The row selection contains one row at a time in single mode, and can be empty again [TABLE-ROW-2]', () => {
    const one = withOnlyRow(noSelection, 'r1');
    expect(withOnlyRow(one, 'r2')).toEqual({ mode: 'include', ids: ['r2'] });
    expect(withOnlyRow(one, 'r1')).toEqual(noSelection);
  });

  it('A range extends from one row to another in both directions', () => {
    expect(placesBetween(2, 5)).toEqual([2, 3, 4, 5]);
    expect(placesBetween(5, 2)).toEqual([2, 3, 4, 5]);
    expect(placesBetween(3, 3)).toEqual([3]);
  });
});
