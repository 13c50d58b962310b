import fc from 'fast-check';
import {
  closedCombobox,
  comboboxReducer,
  cursorRow,
  type ComboboxAction,
  type ComboboxList,
  type ComboboxState,
} from './comboboxReducer.ts';

const listOf = (disabled: readonly boolean[], own: Partial<ComboboxList> = {}): ComboboxList => ({
  count: disabled.length,
  isDisabled: (row) => disabled[row] ?? false,
  firstAnswer: 0,
  isChosen: () => false,
  chosenRow: () => -1,
  pageRows: 5,
  multiple: false,
  emptiesText: false,
  searchable: false,
  ...own,
});
const plain = (count: number, own?: Partial<ComboboxList>) => listOf(new Array<boolean>(count).fill(false), own);
const open = (cursor: ComboboxState['cursor'] = -1): ComboboxState => ({ isOpen: true, cursor });
const arrow = (by: 1 | -1, quiet = false): ComboboxAction => ({ type: 'arrow', by, quiet });
const after = (state: ComboboxState, list: ComboboxList, ...actions: ComboboxAction[]) =>
  actions.reduce((current, action) => comboboxReducer(current, action, list), state);
const rowAfter = (state: ComboboxState, list: ComboboxList, ...actions: ComboboxAction[]) =>
  cursorRow(after(state, list, ...actions), list);

const directions = fc.constantFrom<1 | -1>(1, -1);
const anyAction: fc.Arbitrary<ComboboxAction> = fc.oneof(
  fc.record({ type: fc.constantFrom('open' as const, 'close' as const, 'press' as const, 'leave' as const) }),
  fc.record({ type: fc.constant('arrow' as const), by: directions, quiet: fc.boolean() }),
  fc.record({ type: fc.constant('page' as const), by: directions }),
  fc.record({ type: fc.constant('edge' as const), from: fc.constantFrom<1 | -1>(1, -1) }),
  fc.record({ type: fc.constant('text' as const), isEmpty: fc.boolean() }),
  fc.record({ type: fc.constant('point' as const), row: fc.integer({ min: -2, max: 40 }) }),
  fc.record({ type: fc.constant('choose' as const), row: fc.integer({ min: -1, max: 40 }), closes: fc.boolean() }),
);
const anyList = fc
  .record({ disabled: fc.array(fc.boolean(), { maxLength: 30 }), multiple: fc.boolean(), searchable: fc.boolean() })
  .map(({ disabled, ...own }) => listOf(disabled, own));

describe('the state of a combobox', () => {
  it('The cursor is never on a missing or disabled row, nor on any row while closed', () => {
    fc.assert(
      fc.property(anyList, fc.array(anyAction, { maxLength: 20 }), (list, actions) => {
        let state = closedCombobox;
        for (const action of actions) {
          state = comboboxReducer(state, action, list);
          const row = cursorRow(state, list);
          if (!state.isOpen) expect(state).toBe(closedCombobox);
          if (row !== -1) expect([row < list.count, list.isDisabled(row)]).toEqual([true, false]);
        }
      }),
    );
  });

  it('Arrow keys visit every selectable row once, and return the same way', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), directions, (disabled, by) => {
        const list = listOf(disabled);
        const choosable = disabled.flatMap((isOff, row) => (isOff ? [] : [row]));
        const wanted = by > 0 ? choosable : choosable.toReversed();
        let state = open();
        const seen = choosable.map(() => {
          state = comboboxReducer(state, arrow(by), list);
          return cursorRow(state, list);
        });
        expect(seen).toEqual(wanted);
        if (wanted.length === 0) return;
        expect(rowAfter(state, list, arrow(by))).toBe(wanted[0]);
        expect(rowAfter(state, list, arrow(by), arrow(by > 0 ? -1 : 1))).toBe(wanted[wanted.length - 1]);
      }),
    );
  });

  it('The state stays valid when the list changes under its cursor', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.array(anyAction, { maxLength: 10 }), (before, now, actions) => {
        expect(cursorRow(after(closedCombobox, before, ...actions), now)).toBeLessThan(Math.max(now.count, 1));
      }),
    );
  });

  it('The list opens at the chosen row, with an arrow otherwise at the end it comes from, with Alt at no row', () => {
    const chosen = plain(5, { chosenRow: () => 3 });
    for (const action of [arrow(1), arrow(-1), arrow(1, true), { type: 'press' }, { type: 'open' }] as const)
      expect(rowAfter(closedCombobox, chosen, action)).toBe(3);
    const list = listOf([true, false, false, true]);
    expect(rowAfter(closedCombobox, list, arrow(1))).toBe(1);
    expect(rowAfter(closedCombobox, list, arrow(-1))).toBe(2);
    expect(after(closedCombobox, list, arrow(1, true))).toEqual(open(-1));
    expect(after(closedCombobox, list, { type: 'press' })).toEqual(open(-1));
  });

  it('Page keys move by the number of visible rows, and to the ends', () => {
    const list = plain(25);
    expect(rowAfter(open(3), list, { type: 'page', by: 1 })).toBe(8);
    expect(rowAfter(open(3), plain(25, { pageRows: 4 }), { type: 'page', by: 1 })).toBe(7);
    expect(rowAfter(open(20), list, { type: 'page', by: -1 })).toBe(15);
    expect(rowAfter(open(), list, { type: 'page', by: 1 })).toBe(4);
    expect(rowAfter(open(), list, { type: 'page', by: -1 })).toBe(-1);
    expect(rowAfter(open(1), listOf([false, false, false, false, false, false, true]), { type: 'page', by: 1 })).toBe(
      5,
    );
    expect(rowAfter(open(3), list, { type: 'edge', from: -1 })).toBe(24);
    expect(rowAfter(open(3), list, { type: 'edge', from: 1 })).toBe(0);
  });

  it('Page keys stop at the end in their direction and never wrap around', () => {
    fc.assert(
      fc.property(anyList, directions, fc.nat(29), fc.integer({ min: 1, max: 12 }), (given, by, from, pageRows) => {
        const list = { ...given, pageRows };
        const start = rowAfter(open(), list, { type: 'point', row: from });
        fc.pre(start >= 0);
        let state = open(start);
        for (let page = 0; page < 31; page++) {
          const before = cursorRow(state, list);
          state = comboboxReducer(state, { type: 'page', by }, list);
          expect((cursorRow(state, list) - before) * by).toBeGreaterThanOrEqual(0);
        }
        expect(cursorRow(state, list)).toBe(rowAfter(open(), list, { type: 'edge', from: by > 0 ? -1 : 1 }));
      }),
    );
  });

  it('The cursor follows the first match of the text, after the row for all, while the list narrows', () => {
    const state = after(closedCombobox, plain(20, { firstAnswer: 1 }), { type: 'text', isEmpty: false });
    expect(cursorRow(state, plain(20, { firstAnswer: 1 }))).toBe(1);
    expect(cursorRow(state, plain(1))).toBe(0);
    expect(cursorRow(state, listOf([true, false]))).toBe(1);
    expect(cursorRow(state, plain(0))).toBe(-1);
    expect(after(state, plain(20), { type: 'text', isEmpty: true })).toEqual(open(-1));
  });

  it('The list stays open on a multiple choice, and closes on a single choice, on none, and with Alt', () => {
    const several = plain(5, { multiple: true });
    const state = open(2);
    expect(after(state, several, { type: 'choose', row: 2, closes: false })).toBe(state);
    expect(after(open('first-match'), several, { type: 'choose', row: 2, closes: false })).toEqual(open(2));
    expect(after(state, { ...several, emptiesText: true }, { type: 'choose', row: 2, closes: false })).toEqual(open());
    expect(after(state, several, { type: 'choose', row: 2, closes: true })).toBe(closedCombobox);
    expect(after(state, several, { type: 'choose', row: -1, closes: false })).toBe(closedCombobox);
    expect(after(state, plain(5), { type: 'choose', row: 2, closes: false })).toBe(closedCombobox);
  });

  it('A press into the open field closes the list only if the field accepts no text', () => {
    expect(after(open(2), plain(5), { type: 'press' })).toBe(closedCombobox);
    expect(after(open(2), plain(5, { searchable: true }), { type: 'press' })).toEqual(open(2));
  });
});
