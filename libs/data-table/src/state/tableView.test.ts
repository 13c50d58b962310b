import fc from 'fast-check';
import { writeStored } from './readStored.ts';
import { readStoredView, viewKey } from './storedView.ts';
import { untouchedState } from './tableState.ts';
import { readTableView, tableViewOf } from './tableView.ts';

const ids = ['a', 'b', 'c'];
const view = {
  sorting: [{ id: 'b', desc: true }],
  columnVisibility: { c: false },
  columnOrder: ['c', 'a'],
  columnPinning: { left: ['a'], right: ['b'] },
  columnSizing: { a: 240 },
  density: 'compact' as const,
};

describe('a stored view', () => {
  it('readTableView reads a view as it was written [PLUS-12]', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    writeStored(storage, viewKey('agencies'), view);
    expect(readStoredView(storage, viewKey('agencies'), ids)).toEqual(view);
    expect(readStoredView(storage, viewKey('policies'), ids)).toEqual({});
    expect(tableViewOf({ ...untouchedState, ...view, pagination: { pageIndex: 3, pageSize: 10 } })).toEqual(view);
  });

  it('readTableView drops columns that no longer exist [PLUS-12]', () => {
    expect(readTableView(view, ['a'])).toEqual({
      sorting: [],
      columnVisibility: {},
      columnOrder: ['a'],
      columnPinning: { left: ['a'], right: [] },
      columnSizing: { a: 240 },
      density: 'compact',
    });
  });

  it.each([
    [
      { sorting: [{ id: 'a' }, { id: 'b', desc: 'yes' }, null, { id: 'c', desc: false }, { id: 'c', desc: true }] },
      { sorting: [{ id: 'c', desc: false }] },
    ],
    [{ columnSizing: { a: -5, b: 1e9, c: 'wide' } }, { columnSizing: {} }],
    [{ columnVisibility: { a: 0, b: false } }, { columnVisibility: { b: false } }],
    [{ columnPinning: { left: ['a', 'a'], right: ['a', 'b'] } }, { columnPinning: { left: ['a'], right: ['b'] } }],
    [{ density: 'tiny' }, {}],
    [{ columnOrder: 'a,b' }, {}],
    [[], {}],
    [null, {}],
    [7, {}],
  ])('readTableView reads %j as %j', (stored, expected) => {
    expect(readTableView(stored, ids)).toEqual(expected);
  });

  it('readTableView never throws and always returns a usable view, for any stored value [TABLE-STATE-1]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readStoredView({ getItem: () => text, setItem: () => undefined }, 'k', ids);
        expect(readTableView(JSON.parse(JSON.stringify(read)), ids)).toEqual(read);
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => void readTableView(value, ids)));
  });
});
