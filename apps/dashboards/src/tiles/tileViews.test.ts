import { readTileView, withTileView } from './tileViews.ts';

const lists = ['leaders', 'gained', 'lost'] as const;
const tables = ['chart', 'table'] as const;

describe('how tiles are seen', () => {
  it('is the first choice where none is named, or one that there is not', () => {
    expect(readTileView(undefined, 'leaders', lists)).toBe('leaders');
    expect(readTileView('leaders.won,states.map', 'leaders', lists)).toBe('leaders');
    expect(readTileView('states.map,leaders.lost', 'leaders', lists)).toBe('lost');
  });

  it('is kept by tile and by choices, and left out where it is the first', () => {
    const lost = withTileView('states.map', 'leaders', { view: 'lost', choices: lists });
    expect(lost).toBe('states.map,leaders.lost');
    const withTable = withTileView(lost ?? '', 'leaders', { view: 'table', choices: tables });
    expect(withTable).toBe('states.map,leaders.lost,leaders.table');
    const gained = withTileView(withTable ?? '', 'leaders', { view: 'gained', choices: lists });
    expect(gained).toBe('states.map,leaders.table,leaders.gained');
    expect(withTileView('leaders.lost', 'leaders', { view: 'leaders', choices: lists })).toBeNull();
  });
});
