import { gridCommand } from './gridCommand.ts';

const plain = { alt: false, ctrl: false, shift: false };
const noFacts = {
  isInside: false,
  isSelectionCell: false,
  usesSpace: false,
  selection: undefined,
  isExpanded: null,
  depth: null,
  isTextMarked: false,
};
const header = { row: -1, column: 2 };
const row = { row: 4, column: 0 };

describe('keys in the grid', () => {
  it.each([
    ['ArrowLeft', { alt: true }, { kind: 'resize-column', direction: -1 }],
    ['ArrowRight', { alt: true }, { kind: 'resize-column', direction: 1 }],
    ['ArrowLeft', { alt: true, shift: true }, { kind: 'move-column', direction: -1 }],
    ['ArrowRight', { alt: true, shift: true }, { kind: 'move-column', direction: 1 }],
    ['ArrowDown', { alt: true }, { kind: 'open-menu' }],
    ['ArrowDown', {}, null],
    ['Enter', {}, null],
  ])('The key %s with %j on a header [PLUS-16]', (key, held, expected) => {
    expect(gridCommand(header, { ...plain, ...held, key }, noFacts)).toEqual(expected);
  });

  it('Enter on the header of a group opens its menu [PLUS-16]', () => {
    const group = { row: -2, column: 1 };
    const enter = { ...plain, key: 'Enter' };
    expect(gridCommand(group, enter, noFacts)).toEqual({ kind: 'open-menu' });
    expect(gridCommand(group, { ...enter, shift: true }, noFacts)).toEqual({ kind: 'open-menu' });
    expect(gridCommand(group, enter, { ...noFacts, isInside: true })).toBeNull();
  });

  it('Control + C copies the cell, unless the browser copies selected text', () => {
    const copy = { ...plain, ctrl: true, key: 'c' };
    expect(gridCommand(row, copy, noFacts)).toEqual({ kind: 'copy' });
    expect(gridCommand(header, { ...copy, key: 'C' }, noFacts)).toEqual({ kind: 'copy' });
    expect(gridCommand(row, copy, { ...noFacts, isTextMarked: true })).toBeNull();
    expect(gridCommand(row, copy, { ...noFacts, isInside: true })).toBeNull();
  });

  it('Space selects rows, and Shift + Space selects ranges [TABLE-ROW-2]', () => {
    const facts = { ...noFacts, selection: 'multiple' as const };
    const space = { ...plain, key: ' ' };
    expect(gridCommand(row, space, facts)).toEqual({ kind: 'select-row', extend: false });
    expect(gridCommand(row, space, { ...facts, usesSpace: true })).toBeNull();
    expect(gridCommand(row, { ...space, shift: true }, facts)).toEqual({ kind: 'select-row', extend: false });
    expect(gridCommand(row, space, { ...facts, isSelectionCell: true })).toEqual({ kind: 'select-row', extend: false });
    expect(gridCommand(row, { ...space, shift: true }, { ...facts, isSelectionCell: true })).toEqual({
      kind: 'select-row',
      extend: true,
    });
    expect(gridCommand(row, { ...space, shift: true }, noFacts)).toBeNull();
  });

  it('Control + A selects all rows only in multiple selection', () => {
    const all = { ...plain, ctrl: true, key: 'a' };
    expect(gridCommand(row, all, { ...noFacts, selection: 'multiple' })).toEqual({ kind: 'select-all' });
    expect(gridCommand(row, all, { ...noFacts, selection: 'single' })).toBeNull();
    expect(gridCommand(row, all, noFacts)).toBeNull();
  });

  it('Arrow keys open and close nested rows [TABLE-ROW-1]', () => {
    const right = { ...plain, key: 'ArrowRight' };
    const left = { ...plain, key: 'ArrowLeft' };
    expect(gridCommand(row, right, { ...noFacts, isExpanded: false })).toEqual({ kind: 'expand-row', open: true });
    expect(gridCommand(row, left, { ...noFacts, isExpanded: true })).toEqual({ kind: 'expand-row', open: false });
    expect(gridCommand(row, right, { ...noFacts, isExpanded: true })).toBeNull();
    expect(gridCommand(row, left, noFacts)).toBeNull();
    expect(gridCommand(row, left, { ...noFacts, isExpanded: false, depth: 0 })).toBeNull();
    expect(gridCommand(row, left, { ...noFacts, depth: 2 })).toEqual({ kind: 'go-to-parent' });
    expect(gridCommand(row, { ...plain, key: '*', shift: true }, { ...noFacts, depth: 0 })).toEqual({
      kind: 'expand-siblings',
    });
    expect(gridCommand(row, { ...plain, key: '*' }, noFacts)).toBeNull();
  });

  it('Keys do not affect the content of a cell, except for Escape', () => {
    const inside = { ...noFacts, isInside: true, selection: 'multiple' as const };
    expect(gridCommand(row, { ...plain, key: 'Escape' }, inside)).toEqual({ kind: 'leave-cell' });
    expect(gridCommand(row, { ...plain, key: 'Enter' }, inside)).toBeNull();
    const all = { ...plain, ctrl: true, key: 'a' };
    expect(gridCommand(row, all, inside)).toBeNull();
  });
});
