import fc from 'fast-check';
import { allPins, pinnedEdge, withPin } from './columnPins.ts';

const columns = [
  { id: 'name', header: 'Name', isPinned: true },
  { id: 'city', header: 'City' },
  { id: 'premium', header: 'Premium' },
  { id: 'menu', header: 'Menu', isPinned: 'right' as const },
];
const column = (id: string) => columns.find((one) => one.id === id) as (typeof columns)[number];

describe('pinned columns', () => {
  it('Pinned columns are where their definition or the user put them [TABLE-COL-1]', () => {
    const pinning = { left: ['city'], right: ['premium'] };
    expect(pinnedEdge(column('name'), pinning)).toBe('left');
    expect(pinnedEdge(column('menu'), pinning)).toBe('right');
    expect(pinnedEdge(column('city'), pinning)).toBe('left');
    expect(pinnedEdge(column('premium'), pinning)).toBe('right');
    expect(pinnedEdge(column('premium'), { left: [], right: [] })).toBeNull();
  });

  it('Columns pinned by their definitions are outermost', () => {
    expect(allPins(columns, { left: ['city'], right: ['premium'] })).toEqual({
      start: ['name', 'city'],
      end: ['premium', 'menu'],
    });
  });

  it('Each pinned column appears once, in any state', () => {
    const ids = fc.array(fc.oneof(fc.constantFrom('name', 'city', 'premium', 'menu'), fc.string()));
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('city', 'premium', 'name')), ids, (left, right) => {
        const { start, end } = allPins(columns, { left, right: [...new Set(right)] });
        const all = [...start, ...end];
        expect(new Set(all).size).toBe(all.length);
        expect(all).toEqual(expect.arrayContaining(['name', 'menu']));
      }),
    );
  });

  it('Pinned columns move to the other edge or are unpinned, next to the scrolling columns', () => {
    const pinning = { left: ['a', 'b'], right: ['c'] };
    expect(withPin(pinning, ['d'], 'left')).toEqual({ left: ['a', 'b', 'd'], right: ['c'] });
    expect(withPin(pinning, ['a'], 'right')).toEqual({ left: ['b'], right: ['a', 'c'] });
    expect(withPin(pinning, ['c'], null)).toEqual({ left: ['a', 'b'], right: [] });
  });
});
