import { readTileView, withTileView } from './tileViews.ts';

const lists = ['leaders', 'gained', 'lost'] as const;
const tables = ['chart', 'table'] as const;

describe('the view of a tile', () => {
  it('is the first choice if the address names none or an unknown one', () => {
    expect(readTileView(undefined, 'leaders', lists)).toBe('leaders');
    expect(readTileView('leaders.won,states.map', 'leaders', lists)).toBe('leaders');
    expect(readTileView('states.map,leaders.lost', 'leaders', lists)).toBe('lost');
  });

  it('is stored by tile and choices, and omitted if it is the first one', () => {
    const lost = withTileView('states.map', 'leaders', { view: 'lost', choices: lists });
    expect(lost).toBe('states.map,leaders.lost');
    const withTable = withTileView(lost ?? '', 'leaders', { view: 'table', choices: tables });
    expect(withTable).toBe('states.map,leaders.lost,leaders.table');
    const gained = withTileView(withTable ?? '', 'leaders', { view: 'gained', choices: lists });
    expect(gained).toBe('states.map,leaders.table,leaders.gained');
    expect(withTileView('leaders.lost', 'leaders', { view: 'leaders', choices: lists })).toBeNull();
  });
});
